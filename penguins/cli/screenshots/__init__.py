"""`penguins screenshots DIR`: every screen in its interesting states, at all sizes, in both languages."""
