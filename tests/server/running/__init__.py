"""The server as it is run: started, stopped, logged, measured, upgraded, with clocks that jump."""
