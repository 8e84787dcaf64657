"""Small services of the program that know nothing of games or scenes: files, assets, settings, language."""
