@echo off
rem From now on a double click on a .torchlit file opens it with the Torchlit in this folder.
"%~dp0torchlit-console.exe" associate
pause
