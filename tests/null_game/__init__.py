"""Pebbles: the smallest honest game, to copy from (CONTRIBUTING.md, A game).

It is a whole game all the same: chance, something hidden, an option, a setting, a bot and a face. Every test that
runs on all games runs on it too, so what stands here works. A game of the house has the same files, in two folders:

- `game`, `actions`, `state`, `events`, `bot/insight` and `bot/reasons` are `penguins/games/<id>/`;
- what is in `face/` is `penguins/ui/games/<id>/`;
- `hand` is `tests/ui/games/<id>/hand.py`, and has its line in `tests/ui/games/hands.py`;
- `registered`, which only the tests need, is one line in `penguins/games/registry.py`.

The rules: a heap of pebbles lies on a coin that nobody sees. Two players in turn take one or two pebbles (by an
option, up to three); whoever takes the last one finds the coin, which is worth none, one or two pebbles. The most
pebbles win.
"""
