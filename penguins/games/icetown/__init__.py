"""Ice Town: roll the die, settle penguins around your igloos, score every colour its own way."""
