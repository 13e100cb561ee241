"""The arena's command line: who, what, how often; then the matches and the table."""

import argparse
import os
import signal
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from multiprocessing import active_children

from penguins import terminal
from penguins.bots.levels import LEVELS
from penguins.bots.yardsticks import YARDSTICKS
from penguins.cli.arena.contestants import ENGINE, Contestant, contestant, engine_number
from penguins.cli.arena.playing import Pairing, Result, play
from penguins.cli.arena.running import Running
from penguins.cli.arena.sequential import HIGHEST, LOWEST, verdict
from penguins.cli.arena.tally import standing, table, victory
from penguins.cli.engine.arguments import settings
from penguins.cli.engine.refusal import Refusal, quoted
from penguins.core.game import AnyGame, BadSeats
from penguins.core.options import BadChoice, UnknownOption
from penguins.games.registry import GAMES

INTERRUPTED = 130


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """What may follow `penguins arena`."""
    players = ", ".join((*LEVELS, *YARDSTICKS, ENGINE))
    parser.add_argument("game", choices=GAMES)
    parser.add_argument(
        "contestants",
        nargs="+",
        metavar="player",
        help=f"{players}; with a limit of its own: emperor:ms=1000, uct:nodes=30000. "
        "The last one also takes the seats that are left",
    )
    parser.add_argument("--players", type=positive, default=2, help="seats in a match (2)")
    parser.add_argument("--matches", type=positive, default=100, help="how many, at least (100)")
    limits = parser.add_mutually_exclusive_group()
    limits.add_argument("--ms", type=positive, help="milliseconds a decision, for those without a limit of their own")
    limits.add_argument("--nodes", type=positive, help="iterations a decision instead")
    parser.add_argument(
        "--engine",
        action="append",
        default=[],
        help="the command of a program that speaks the engine's protocol, for the player engine; "
        "given again, for engine2 and so on. They may be asked for a level: engine:level=adult",
    )
    parser.add_argument(
        "--until",
        type=_share,
        metavar="SHARE",
        help="stop as soon as it is clear whether the first player's share is above this one (0.5) or below",
    )
    parser.add_argument("--option", action="append", default=[], help="an option of the game, as key=value")
    parser.add_argument("--seed", type=int, default=1, help="another one brings other boards and deals (1)")
    parser.add_argument("--jobs", type=positive, default=os.cpu_count() or 1, help="processes (one per core)")


def run(arguments: argparse.Namespace) -> int:
    """Play and print; the answer is the exit code."""
    results: list[Result] = []
    pairings: list[Pairing] = []
    code = 0
    try:
        contestants = _contestants(arguments)
        pairings = list(_pairings(arguments, contestants))
        running = Running(len(pairings))
        for result in _played(pairings, arguments.jobs):
            results.append(result)
            running.show(len(results), _table(arguments.game, contestants, results))
            if _is_clear(arguments, results):
                break
    except Refusal as refusal:
        print(f"penguins arena: {refusal}", file=sys.stderr)
        return 2
    except KeyboardInterrupt:
        print(f"\nStopped after {len(results)} of {len(pairings)} matches.", file=sys.stderr)
        code = INTERRUPTED
    if results:
        running.clear()
        print(_table(arguments.game, contestants, results))
    if arguments.until is not None:
        print(_finding(contestants[0], arguments.until, results))
    return code


def _table(game: str, contestants: Sequence[Contestant], results: Sequence[Result]) -> str:
    low = GAMES[game].low_score_wins
    return table(map(str, contestants), [standing(number, results, low) for number in range(len(contestants))])


def _is_clear(arguments: argparse.Namespace, results: Sequence[Result]) -> bool:
    """Whether the question of `--until` has its answer. Only whole boards count: every seat was everybody's once."""
    whole = len(results) % arguments.players == 0
    return whole and arguments.until is not None and _verdict(arguments.until, results) is not None


def _verdict(share: float, results: Sequence[Result]) -> bool | None:
    return verdict((victory(0, result) for result in results), share)


def _finding(first: Contestant, share: float, results: Sequence[Result]) -> str:
    above = _verdict(share, results)
    if above is None:
        return f"Whether {first} is above or below {share:.0%} is still open after {len(results)} matches."
    return f"{first} is {'above' if above else 'below'} {share:.0%} (sequential test, after {len(results)} matches)."


def positive(text: str) -> int:
    """A number of things from the command line, at least one."""
    number = int(text)
    if number < 1:
        raise ValueError
    return number


def _share(text: str) -> float:
    share = float(text)
    if not LOWEST < share < HIGHEST:
        raise ValueError
    return share


def _contestants(arguments: argparse.Namespace) -> tuple[Contestant, ...]:
    ms, nodes, engines = arguments.ms, arguments.nodes, arguments.engine
    contestants = tuple(contestant(text, ms, nodes, engines) for text in arguments.contestants)
    if len(contestants) < 2:
        raise Refusal("it takes two players at least")
    if len(contestants) > arguments.players:
        raise Refusal(f"there are {len(contestants)} players, but --players says {arguments.players}")
    asked_for = {engine_number(each.name) for each in contestants}
    for number in range(len(engines)):
        if number not in asked_for:
            raise Refusal(f"--engine is given, but {ENGINE}{number + 1 if number else ''} is not among the players")
    return contestants


def _pairings(arguments: argparse.Namespace, contestants: tuple[Contestant, ...]) -> Iterator[Pairing]:
    """Every board and deal once for each way round the table."""
    players = arguments.players
    options = _options(GAMES[arguments.game], players, arguments.option)
    around = [min(place, len(contestants) - 1) for place in range(players)]
    boards = -(-arguments.matches // players)
    for board in range(boards):
        for turn in range(players):
            seats = tuple(around[(seat - turn) % players] for seat in range(players))
            yield Pairing(arguments.game, options, seats, contestants, arguments.seed * 1_000_000 + board)


def _options(game: AnyGame, players: int, words: Sequence[str]) -> dict[str, str]:
    options = settings(words)
    try:
        game.new(players, options)
    except BadSeats as bad:
        raise Refusal(f"{game.id} is for {bad.seats[0]} to {bad.seats[-1]} players") from None
    except UnknownOption as unknown:
        raise Refusal(f"unknown option {quoted(unknown.key)} of {game.id}") from None
    except BadChoice as bad:
        raise Refusal(f"{bad.option.key} cannot be {quoted(bad.value)} here") from None
    return options


def _played(pairings: Sequence[Pairing], jobs: int) -> Iterator[Result]:
    if jobs == 1:
        yield from map(play, pairings)
        return
    with ProcessPoolExecutor(jobs, initializer=_be_stopped_by_parent) as pool:
        try:
            for match in [pool.submit(play, pairing) for pairing in pairings]:
                yield match.result()
        except BrokenProcessPool:
            raise Refusal("one of the processes that play has been ended") from None
        except BaseException:  # they would play to the end of their matches first
            for child in active_children():
                child.kill()
            raise


def _be_stopped_by_parent() -> None:
    """Ctrl+C reaches every process of a terminal, and only one of them has something to say about it."""
    for number in terminal.SIGNALS:
        signal.signal(number, signal.SIG_IGN)
