"""The tables, as the steps that lead to them. A step that has been released is never changed, only followed.

Some columns repeat what could be worked out, so that the statistics are read off two indexes: of a match, the levels
of its bots and how its people did (`won`, `highest`, `lowest`; empty without people or before the end); of a seat, the
game and when it ended. Where a match counts for nobody (it began in the middle) or no longer for somebody (who began
their statistics anew), `ended` of those seats is empty: what is counted is what the indexes hold. `to_move` is whose
turn it is or begins next, for the list of what can be gone on with.

`progress` has how far people have come in lessons and puzzles (`penguins/session/progress.py`).

A match's `house` is an object with its house rules. Its `key` is the same wherever the match goes
(`penguins/session/record.py`). `saves` has one row, which counts every change of the file
(`penguins/session/witness.py`). Its `origin` is the key of the match that it
plays on from, after so many actions (`penguins/session/play_on.py`). A review is kept as text
(`penguins/session/review.py`): it takes long to work out, and only goes with the match as it was then. Steps about one
thing stand beside what reads it.
"""

from penguins.session import days, deeds, people, rival

MIGRATIONS: tuple[tuple[str, ...], ...] = (
    (
        """
        CREATE TABLE matches (
            id INTEGER PRIMARY KEY,
            seed INTEGER NOT NULL,
            version INTEGER NOT NULL,
            game TEXT NOT NULL,
            options TEXT NOT NULL,
            started REAL NOT NULL,
            played REAL NOT NULL,
            ended REAL,
            to_move INTEGER NOT NULL,
            levels TEXT NOT NULL,
            won INTEGER,
            highest INTEGER,
            lowest INTEGER
        )
        """,
        """
        CREATE TABLE seats (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            colour TEXT NOT NULL,
            player TEXT NOT NULL,
            game TEXT NOT NULL,
            ended REAL,
            score INTEGER,
            won INTEGER,
            PRIMARY KEY (match, seat)
        ) WITHOUT ROWID
        """,
        """
        CREATE TABLE actions (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            moment INTEGER NOT NULL,
            action TEXT NOT NULL,
            PRIMARY KEY (match, moment)
        ) WITHOUT ROWID
        """,
        "CREATE INDEX matches_by_end ON matches (ended)",
        """
        CREATE INDEX matches_by_kind ON matches (game, levels, won, highest, lowest, ended)
        WHERE ended IS NOT NULL AND won IS NOT NULL
        """,
        """
        CREATE INDEX people ON seats (name, ended, match, game, won, score, player)
        WHERE ended IS NOT NULL AND player = 'human'
        """,
        "CREATE TABLE preferences (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
    (
        "ALTER TABLE matches ADD COLUMN rules INTEGER NOT NULL DEFAULT 1",
        "ALTER TABLE matches ADD COLUMN key TEXT",
        "UPDATE matches SET key = lower(hex(randomblob(16)))",
        "CREATE INDEX matches_by_key ON matches (key)",
        "CREATE TABLE saves (number INTEGER NOT NULL)",
        "INSERT INTO saves VALUES (0)",
    ),
    ("ALTER TABLE matches ADD COLUMN house TEXT NOT NULL DEFAULT '{}'",),
    (
        """
        CREATE TABLE progress (person TEXT, script TEXT, told TEXT NOT NULL, PRIMARY KEY (person, script)) WITHOUT ROWID
        """,
    ),
    people.STEP,
    rival.STEP,
    deeds.STEP,
    (
        """
        CREATE TABLE reviews (
            match INTEGER PRIMARY KEY REFERENCES matches ON DELETE CASCADE,
            review TEXT NOT NULL
        )
        """,
    ),
    days.STEP,
    ("ALTER TABLE matches ADD COLUMN origin TEXT", "ALTER TABLE matches ADD COLUMN origin_moment INTEGER"),
    (
        "UPDATE seats SET ended = NULL WHERE match IN (SELECT id FROM matches WHERE origin IS NOT NULL)",
        "UPDATE matches SET won = NULL, highest = NULL, lowest = NULL WHERE origin IS NOT NULL",
        "DELETE FROM deeds WHERE match IN (SELECT id FROM matches WHERE origin IS NOT NULL)",
    ),
)
"""Each step's statements; the file's `user_version` counts the steps it has taken."""
