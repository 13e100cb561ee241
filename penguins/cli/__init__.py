"""The `penguins` command."""
