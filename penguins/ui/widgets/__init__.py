"""The app's own widgets, one style; how they look is in kv/widgets.kv."""
