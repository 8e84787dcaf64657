"""The window with its loop, and what it shows above every scene."""
