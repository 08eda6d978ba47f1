"""The server under load, beside a reference server that does the least a server of logged games can do."""
