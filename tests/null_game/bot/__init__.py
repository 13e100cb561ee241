"""What a bot knows of Pebbles."""
