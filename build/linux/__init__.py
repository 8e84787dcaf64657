"""What a desktop wants to list the program and to open its files, and the program in one file."""
