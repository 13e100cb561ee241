"""One module per screen, named like it; the layout is in kv/."""
