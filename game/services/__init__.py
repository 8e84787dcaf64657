"""Small services of the program that know no game and no scene: files, assets, settings, language."""
