"""The engine's protocol (docs/engine.md), spoken to as another program would."""

import io
import json
import subprocess
import sys

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from penguins.bots.levels import Level
from penguins.cli.engine.commands import Commands
from penguins.cli.engine.protocol import answer_line, serve
from penguins.cli.engine.refusal import Refusal
from penguins.core.thinking import Thinking
from penguins.games.registry import GAMES
from penguins.session.puzzles import BadPuzzle, Puzzle, shipped


def talk(*lines: str | bytes) -> list[str]:
    """The answers to these lines, without their empty lines."""
    sent = b"\n".join(line if isinstance(line, bytes) else line.encode() for line in lines)
    heard = io.BytesIO()
    serve(io.BytesIO(sent), heard)
    answers = heard.getvalue().decode("ascii")
    assert not answers or answers.endswith("\n\n")
    return answers.split("\n\n")[:-1]


def last(*lines: str | bytes) -> str:
    return talk(*lines)[-1]


STARTED = ("new pingouins seed=5", "chance")


def budget_of(monkeypatch: pytest.MonkeyPatch, command: str) -> tuple[float | None, int | None]:
    """The seconds and iterations that a bot is given by that command."""
    given: list[tuple[float | None, int | None]] = []

    def note(_level: Level, seconds: float | None = None, nodes: int | None = None) -> Thinking:
        given.append((seconds, nodes))
        return Thinking(nodes=1)

    monkeypatch.setattr(Level, "thinking", note)
    assert last(*STARTED, command).startswith("= ")
    [budget] = given
    return budget


@pytest.mark.parametrize("command", ["suggest", "genmove", "appraise"])
def test_ms_are_milliseconds_and_nodes_iterations(monkeypatch: pytest.MonkeyPatch, command: str) -> None:
    assert budget_of(monkeypatch, f"{command} ms=250") == (0.25, None)
    assert budget_of(monkeypatch, f"{command} nodes=250") == (None, 250)
    assert budget_of(monkeypatch, command) == (None, None)


def test_protocol_version_is_2() -> None:
    assert last("protocol_version") == "= 2"


def test_games_are_those_of_the_registry() -> None:
    assert last("games") == "= " + " ".join(GAMES)


def test_name_and_version_answer() -> None:
    assert last("name").startswith("= Penguins")
    assert last("version") != "="


def test_list_commands_and_known_command_agree() -> None:
    listed = last("list_commands").removeprefix("= ").split("\n")
    assert {"quit", "games", "new", "play", "genmove"} <= set(listed)
    for command in listed:
        assert last(f"known_command {command}") == "= true"
    assert last("known_command dance") == "= false"


def test_a_number_comes_back_right_after_the_sign() -> None:
    assert talk("7 games", "8 dance", "9") == [
        "=7 " + " ".join(GAMES),
        "?8 unknown command 'dance'",
        "?9 there is no command behind the number",
    ]


def test_empty_lines_and_comments_are_passed_over() -> None:
    assert talk("", "   ", "# hello", "\t", "games # which?", "") == ["= " + " ".join(GAMES)]


def test_quit_answers_and_ends() -> None:
    assert talk("quit", "games") == ["="]


def test_without_a_match_everything_about_it_is_refused() -> None:
    for command in ("to_move", "legal", "play a1", "chance", "undo", "log", "state", "scores", "winners", "suggest"):
        assert last(command) == "? there is no match yet: start one with new"


def test_a_match_from_the_start() -> None:
    assert talk("new pingouins seed=5", "to_move", "legal", "log") == ["=", "= chance", "=", "="]
    answers = talk(*STARTED, "to_move", "legal", "log", "scores", "winners")
    floe = answers[1].removeprefix("= ")
    assert floe.startswith("floe:")
    assert answers[2] == "= 0"
    assert len(answers[3].split()) == 31
    assert answers[4:] == [f"= {floe}", "= [0, 0]", "= []"]


def test_the_seed_decides_chance_and_undo_does_not_draw_again() -> None:
    assert talk(*STARTED) == talk(*STARTED)
    assert last("new pingouins seed=6", "chance") != last(*STARTED)
    assert last(*STARTED, "undo", "chance") == last(*STARTED)
    assert last("new pingouins", "chance") != last("new pingouins", "chance")


def test_play_takes_chance_actions_too() -> None:
    floe = "floe:" + "1" * 30 + "2" * 20 + "3" * 10
    assert talk("new pingouins players=3", f"play {floe}", "to_move", "play a1", "to_move") == [
        "=",
        "=",
        "= 0",
        "=",
        "= 1",
    ]


def test_undo_takes_one_action_back() -> None:
    assert last(*STARTED, "undo", "to_move") == "= chance"
    assert last("new pingouins", "undo") == "? nothing has been played yet"


def test_state_is_one_line_of_json_and_a_seat_can_ask() -> None:
    for question in ("state", "state 0", "state 1"):
        answer = last(*STARTED, question)
        assert json.loads(answer.removeprefix("= "))["to_move"] == 0
    assert last(*STARTED, "state 2").startswith("? the seat must be a whole number from 0 to 1")


def test_suggest_leaves_the_match_and_genmove_plays() -> None:
    answers = talk(*STARTED, "suggest level=chick nodes=8", "log", "genmove level=chick nodes=8", "to_move")
    assert answers[3] == answers[1]
    assert answers[2] == answers[4]
    assert answers[5] == "= 1"
    assert last("new pingouins", "suggest") == "? no seat is to move"


@pytest.mark.parametrize("game", GAMES)
def test_appraise_tells_chances_and_every_action_in_json(game: str) -> None:
    ask = "appraise level=emperor nodes=20"
    moves = ["legal", ask, ask, "log", "suggest level=emperor nodes=20"]
    _, drawn, legal, told, again, log, suggested = talk(f"new {game} seed=5", "chance", *moves)
    found = json.loads(told.removeprefix("= "))
    assert told == again
    assert log == drawn
    assert set(found) == {"seat", "chances", "actions"}
    assert found["seat"] == 0
    assert sum(found["chances"]) == pytest.approx(1, abs=1e-5)
    assert sorted(each["action"] for each in found["actions"]) == sorted(legal.removeprefix("= ").split())
    assert found["actions"][0]["action"] == suggested.removeprefix("= ")
    assert found["actions"][0]["chance"] == found["chances"][0]
    for each in found["actions"]:
        assert list(each) == ["action", "chance", "weight", "reasons"]
        assert all(isinstance(reason, str) for reason in each["reasons"])


def test_appraise_is_refused_like_suggest() -> None:
    assert last("new pingouins", "appraise") == "? no seat is to move"
    assert last(*STARTED, "appraise level=king").startswith("? unknown level")


@pytest.mark.parametrize("game", GAMES)
def test_a_whole_match_of_every_game(game: str) -> None:
    commands = Commands()
    answer_line(commands, f"new {game} seed=3")
    for _ in range(3_000):
        turn = answer_line(commands, "to_move").strip()
        if turn == "= over":
            break
        answer = answer_line(commands, "chance" if turn == "= chance" else "genmove level=chick nodes=1")
        assert answer.startswith("= ")
    assert turn == "= over"
    assert json.loads(answer_line(commands, "winners").removeprefix("= "))


def test_a_choice_that_is_none_is_answered_by_what_there_is() -> None:
    commands = Commands()
    with pytest.raises(Refusal, match=r"^placement is one of one_fish, any, not 'two'$"):
        commands.run(["new", "pingouins", "placement=two"])
    with pytest.raises(Refusal, match=r"^penguins is one of rbgy, rbyg, .*, \.\.\. \(24 in all\), not 'rrgy'$"):
        commands.run(["new", "march", "penguins=rrgy"])


@pytest.mark.parametrize("game", GAMES)
def test_new_plays_by_todays_rules(game: str) -> None:
    commands = Commands()
    commands.run(["new", game, "seed=1"])
    assert commands._playing.rules == GAMES[game].rules


BAD = [
    "dance",
    "new",
    "new chess",
    "new pingouins players=5",
    "new pingouins players=-1",
    "new pingouins players=two",
    "new pingouins players=" + "9" * 5_000,
    "new pingouins players=2 players=3",
    "new pingouins seed=" + "9" * 100_000,
    "new pingouins seed=-3",
    "new pingouins seed=٣",
    "new pingouins placement=two",
    "new pingouins wind=on",
    "new pingouins placement",
    "new pingouins rules=1",
    "new march penguins=rrgy",
    "new march penguins=" + "r" * 5_000,
    "new pingouins =",
    "play",
    "play a1 a2",
    "play zz",
    "play a1-a2-a3",
    "play floe:" + "1" * 60,
    "play " + "a" * 100_000,
    "x" * 100_000,
    "x" * 1_000_000,
    "9" * 100_000 + " games",
    "play \x00a1",
    b"play \xff\xfe\x00",
    "chance",
    "chance now",
    "state -1",
    "state 99999999999999999999999",
    "state 0 1",
    "suggest level=god",
    "suggest ms=0",
    "suggest ms=fast",
    "suggest nodes=" + "1" * 400,
    "suggest depth=3",
    "legal 1",
    "known_command",
    "é",
]


@pytest.mark.parametrize("bad", BAD, ids=lambda bad: ascii(bad[:30]))
def test_bad_input_is_refused_in_one_line_and_the_match_stays(bad: str | bytes) -> None:
    before, after = talk(*STARTED, "state"), talk(*STARTED, bad, "state")
    assert after[-1] == before[-1]
    refusal = after[-2]
    assert refusal.startswith("?")
    assert "\n" not in refusal
    assert len(refusal) < 200


@settings(deadline=None)
@given(st.lists(st.binary(max_size=80), max_size=5))
def test_no_bytes_stop_it(noise: list[bytes]) -> None:
    lines = [line for line in noise if b"quit" not in line]
    assert talk(*STARTED, *lines, "protocol_version")[-1] == "= 2"


WORDS = [
    "new",
    "pingouins",
    "players=3",
    "seed=1",
    "play",
    "a1",
    "a1-a2",
    "undo",
    "chance",
    "state",
    "0",
    "7",
    "legal",
    "#",
]


@settings(deadline=None)
@given(st.lists(st.lists(st.sampled_from(WORDS), max_size=4).map(" ".join), max_size=12))
def test_no_sequence_of_words_stops_it(lines: list[str]) -> None:
    assert talk(*lines, "protocol_version")[-1] == "= 2"


def test_as_a_program_it_needs_the_standard_library_only() -> None:
    """Isolated from site-packages, as another program would start it."""
    done = subprocess.run(
        [sys.executable, "-S", "-m", "penguins", "engine"],
        input=b"new pingouins seed=1\nchance\n\x00\nto_move\n",
        capture_output=True,
        timeout=60,
        check=True,
    )
    answers = done.stdout.decode().split("\n\n")
    assert answers[3] == "= 0"
    assert done.stderr == b""


def solve(game: str, puzzle: str) -> bool | None:
    """Play a puzzle of the engine by its solution, against the strongest answers; whether the goal is reached."""
    commands = Commands()
    told = json.loads(answer_line(commands, f"puzzle {game} {puzzle}").removeprefix("= "))
    asked, match, solution = shipped(game)[puzzle], shipped(game)[puzzle].match(), list(told["solution"])
    while asked.outcome(match) is None:
        mine = match.state.to_move == told["seat"]
        action = solution.pop(0) if mine else str(asked.answer(match))
        assert answer_line(commands, f"play {action}") == "=\n\n"
        match.play(match.game.parse(action))
    assert answer_line(commands, "log").split()[1:] == [str(action) for action in match.log]
    return asked.outcome(match)


@pytest.mark.parametrize("game", ["pingouins", "icetown", "march", "party"])
def test_puzzles_of_every_kind_are_solved_by_their_solutions(game: str) -> None:
    ids = last(f"puzzles {game}").removeprefix("= ").split()
    of_kind = {shipped(game)[puzzle].goal.kind: puzzle for puzzle in ids}
    for puzzle in of_kind.values():
        assert solve(game, puzzle) is True


@pytest.mark.parametrize("game", ["pingouins", "icetown", "march", "party"])
def test_a_puzzle_is_told_in_one_line_and_stands_on_the_board(game: str) -> None:
    puzzle = shipped(game)["2-01"]
    told, to_move, log = talk(f"puzzle {game} 2-01", "to_move", "log")
    plain = json.loads(told.removeprefix("= "))
    assert list(plain) == ["players", "options", "seat", "goal", "grade", "solution"]
    assert (plain["players"], plain["options"], plain["grade"]) == (puzzle.players, puzzle.options, 2)
    assert plain["solution"] == list(puzzle.solution)
    assert to_move == f"= {plain['seat']}"
    assert log.split()[1:] == list(puzzle.log)


def test_the_goal_of_an_ice_town_has_a_script_that_can_be_played() -> None:
    told, *_ = talk("puzzle icetown 1-01")
    plain = json.loads(told.removeprefix("= "))
    assert list(plain["goal"]) == ["kind", "at_least", "script"]
    solution = iter(plain["solution"])
    actions = [text or next(solution) for text in plain["goal"]["script"]]
    *_, scores = talk("puzzle icetown 1-01", *(f"play {action}" for action in actions), "scores")
    assert json.loads(scores.removeprefix("= "))[plain["seat"]] == plain["goal"]["at_least"]


@pytest.mark.parametrize(
    ("command", "refusal"),
    [
        ("puzzles", "? exactly one word must follow: a game"),
        ("puzzles chess", "? unknown game 'chess': there are"),
        ("puzzle march", "? exactly two words must follow: a game and the id of a puzzle"),
        ("puzzle march 9-99", "? march has no puzzle '9-99'"),
        ("puzzle chess 1-01", "? unknown game 'chess': there are"),
    ],
)
def test_what_is_no_puzzle_is_refused_and_the_match_stays(command: str, refusal: str) -> None:
    answers = talk(*STARTED, command, "to_move")
    assert answers[-2].startswith(refusal)
    assert answers[-1] == "= 0"


def test_a_bad_file_of_puzzles_is_refused_in_one_line(monkeypatch: pytest.MonkeyPatch) -> None:
    def bad(_: str) -> dict[str, Puzzle]:
        raise BadPuzzle("march.txt cannot be read")

    monkeypatch.setattr("penguins.cli.engine.commands.shipped", bad)
    assert talk("puzzles march", "puzzle march 1-01") == ["? march.txt cannot be read"] * 2
    unplayable = shipped("march")["1-01"]._replace(log=("tiles:nonsense",))
    monkeypatch.setattr("penguins.cli.engine.commands.shipped", lambda _: {"1-01": unplayable})
    assert last("puzzle march 1-01") == "? puzzle 1-01 of march: 'tiles:nonsense' is no action"
