"""How Pebbles looks, feels and speaks. The screens ask for `texts`, `board` and `breakdown`; the rest is its own."""
