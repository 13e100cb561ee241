"""A budget of thought: it runs out, can be called off, and leaves room for others (docs/decisions/0007)."""

from threading import Timer
from time import perf_counter, thread_time

import pytest

from penguins.core.thinking import Thinking


def steps(thinking: Thinking) -> int:
    count = 0
    while thinking.step():
        count += 1
    return count


def test_so_many_iterations_and_no_more() -> None:
    thinking = Thinking(nodes=7)
    assert steps(thinking) == 7
    assert thinking.nodes == 7
    assert not thinking.step()


def test_iterations_alone_never_run_out_of_time() -> None:
    assert not Thinking(nodes=1).out_of_time()


@pytest.mark.clock
def test_the_clock_ends_it() -> None:
    began = perf_counter()
    thinking = Thinking(0.03)
    assert steps(thinking) > 0
    assert perf_counter() - began >= 0.02
    assert thinking.out_of_time()


def test_whichever_limit_comes_first() -> None:
    assert steps(Thinking(60.0, 3)) == 3
    assert steps(Thinking(0.001, 10**9)) < 10**9


def test_iterations_end_it_only_after_the_least_time(monkeypatch: pytest.MonkeyPatch) -> None:
    now = 0.0
    monkeypatch.setattr("penguins.core.thinking.perf_counter", lambda: now)
    thinking = Thinking(10.0, 2, at_least=4.0)
    told = []
    while thinking.step():
        now += 1.0
        told.append(thinking.progress)
    assert thinking.nodes == 4
    assert told == sorted(told)
    assert told[-1] == 1.0
    assert told[0] < 0.3


@pytest.mark.clock
def test_cancelling_from_another_thread() -> None:
    thinking = Thinking()
    Timer(0.02, thinking.cancel).start()
    began = perf_counter()
    steps(thinking)
    assert thinking.cancelled
    assert perf_counter() - began < 5


def test_cancelled_before_it_began() -> None:
    thinking = Thinking(nodes=5)
    thinking.cancel()
    assert steps(thinking) == 0


def test_a_part_of_a_thought_ends_with_it() -> None:
    whole = Thinking()
    part = Thinking(nodes=5, within=whole)
    assert part.step()
    whole.cancel()
    assert steps(part) == 0
    assert not part.cancelled


def test_progress_goes_from_nothing_to_all() -> None:
    thinking = Thinking(nodes=4)
    seen = [thinking.progress]
    while thinking.step():
        seen.append(thinking.progress)
    assert seen == [0.0, 0.25, 0.5, 0.75, 1.0]


def test_progress_by_the_clock_never_passes_1() -> None:
    thinking = Thinking(0.001)
    steps(thinking)
    assert thinking.progress == 1.0


@pytest.mark.clock
@pytest.mark.parametrize(("breathing", "most"), [(True, 0.85), (False, 1.01)])
def test_breathing_leaves_time_to_others(breathing: bool, most: float) -> None:
    began, worked = perf_counter(), thread_time()
    steps(Thinking(0.2, breathing=breathing))
    busy = (thread_time() - worked) / (perf_counter() - began)
    assert busy <= most
