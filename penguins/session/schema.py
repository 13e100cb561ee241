"""The tables, as the steps that lead to them. A step that has been released is never changed, only followed.

Some columns repeat what could be worked out, so that the statistics are read off two indexes: of a match, the levels
of its bots and how its people did (`won`, `highest`, `lowest`; empty without people or before the end); of a seat, the
game and when it ended. `to_move` is whose turn it is or begins next, for the list of what can be gone on with.

A match's `key` is the same wherever the match goes (`penguins/session/record.py`). `saves` has one row, which counts
every change of the file (`penguins/session/witness.py`).
"""

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
)
"""Each step's statements; the file's `user_version` counts the steps it has taken."""
