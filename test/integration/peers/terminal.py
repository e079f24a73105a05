"""Runs a command in a terminal of its own: terminal.py COLUMNS COMMAND [ARGUMENT...]

What the terminal shows goes to standard output, what comes from standard input is typed. SIGTERM is passed on, and it
ends as the command does.
"""
import fcntl
import os
import pty
import select
import signal
import struct
import sys
import termios

columns, command = int(sys.argv[1]), sys.argv[2:]
pid, terminal = pty.fork()
if pid == 0:
    fcntl.ioctl(0, termios.TIOCSWINSZ, struct.pack("HHHH", 50, columns, 0, 0))
    os.execvp(command[0], command)

signal.signal(signal.SIGTERM, lambda *_: os.kill(pid, signal.SIGTERM))
sources = [terminal, 0]
while terminal in sources:
    for source in select.select(sources, [], [])[0]:
        try:
            data = os.read(source, 65536)
        except OSError:
            # Linux says so when the command has closed the terminal.
            data = b""
        if not data:
            sources.remove(source)
        elif source == 0:
            os.write(terminal, data)
        else:
            sys.stdout.buffer.write(data)
            sys.stdout.buffer.flush()

code = os.waitstatus_to_exitcode(os.waitpid(pid, 0)[1])
if code < 0:
    signal.signal(-code, signal.SIG_DFL)
    os.kill(os.getpid(), -code)
sys.exit(code)
