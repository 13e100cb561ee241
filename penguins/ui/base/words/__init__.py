"""Words: the language spoken, what ids are called, sentences, numbers and dates."""
