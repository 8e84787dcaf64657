"""The desktop application: windows, scenes, drawing. It knows no rules of any game."""
