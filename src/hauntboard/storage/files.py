"""Writing files atomically."""

from __future__ import annotations

import contextlib
import errno
import os
import tempfile
from collections.abc import Iterator
from pathlib import Path
from typing import BinaryIO

# Errors of the disk that do not name the file.
_DISK = {errno.ENOSPC, errno.EDQUOT, errno.EFBIG, errno.EIO}


@contextlib.contextmanager
def replacing(file: Path, private: bool = False) -> Iterator[BinaryIO]:
    """Write a temporary file and rename it once it is complete and on disk, replacing an older file
    atomically. Only the owner may read a private file, from its first byte on."""
    if file.is_dir():
        raise IsADirectoryError(errno.EISDIR, os.strerror(errno.EISDIR), str(file))
    if not file.parent.is_dir():
        raise FileNotFoundError(errno.ENOENT, os.strerror(errno.ENOENT), str(file.parent))
    number, name = tempfile.mkstemp(prefix=".hauntboard-", dir=file.parent)  # 0600
    try:
        with os.fdopen(number, "wb") as out:
            yield out
            out.flush()
            os.fsync(out.fileno())
        if not private:
            os.chmod(name, 0o666 & ~current_umask())
        os.replace(name, file)
        flush_folder(file.parent)
    except BaseException as error:
        with contextlib.suppress(FileNotFoundError):
            os.unlink(name)
        if isinstance(error, OSError) and error.errno in _DISK and error.filename is None:
            error.filename = str(file)
        raise


def current_umask() -> int:
    """Return the process's umask."""
    mask = os.umask(0)
    os.umask(mask)
    return mask


def flush_folder(folder: Path) -> None:
    """Flush a folder, so that a rename in it is on disk. Windows cannot open folders and needs no flush."""
    if not hasattr(os, "O_DIRECTORY"):
        return
    number = os.open(folder, os.O_RDONLY | os.O_DIRECTORY)
    try:
        os.fsync(number)
    finally:
        os.close(number)
