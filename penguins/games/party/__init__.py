"""Penguin Party: everybody builds one pyramid, and whoever cannot go on pays for the cards left."""
