"""What every part of a screen stands on: boxes, words, looks, motion, pictures, sounds, keys."""
