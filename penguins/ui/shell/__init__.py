"""The app around the screens: its window, the services it hands to them, the way between them, the device."""
