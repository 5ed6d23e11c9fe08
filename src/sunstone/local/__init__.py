"""The table without a server: one person, the tables of one browser, the same answers and frames as from a server.

Python in a Web Worker (Pyodide) runs this. It does no input or output: the worker's script (`web/src/worker/`) keeps
what `Outbox.kept` asks for in the browser's database, and has `thinker.py` think in a worker of its own.
"""
