"""The tables, as the steps that lead to them. A step that has been released is never changed, only followed."""

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
            to_move INTEGER NOT NULL
        )
        """,
        """
        CREATE TABLE seats (
            match INTEGER NOT NULL REFERENCES matches ON DELETE CASCADE,
            seat INTEGER NOT NULL,
            name TEXT NOT NULL,
            colour TEXT NOT NULL,
            player TEXT NOT NULL,
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
        "CREATE INDEX matches_by_end ON matches (ended, game)",
        "CREATE TABLE preferences (name TEXT PRIMARY KEY, value TEXT NOT NULL) WITHOUT ROWID",
    ),
)
"""Each step's statements; the file's `user_version` counts the steps it has taken."""
