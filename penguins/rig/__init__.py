"""What drives the app by program: for tests, pictures and benches. Not in the package for Android."""
