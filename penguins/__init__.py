"""Four penguin board games for one tablet and the people around it."""

__version__ = "1.1.0"
