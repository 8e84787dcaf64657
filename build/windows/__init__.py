"""The Windows program, packed and proven on Linux under Wine; `build/make_windows.py` is the command."""
