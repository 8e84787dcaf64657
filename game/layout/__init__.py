"""Where things are: a game's places on its board, the camera, the regions of the window."""
