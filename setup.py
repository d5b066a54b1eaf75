"""Compile every module that has a ``.pxd`` beside its ``.py``.

Without a C compiler the build skips the compiled modules and the package runs interpreted.
``HAUNTBOARD_CHECKED=1`` adds bounds checks, for debugging.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
CHECKED = os.environ.get("HAUNTBOARD_CHECKED") == "1"
# These .pxd are inlined into other modules; their .py are for the interpreted build only.
INLINED = ("native", "memory", "sizes")
TYPED = sorted(p for p in SOURCE.rglob("*.pxd") if p.stem not in INLINED)


def extension(pxd: Path) -> Extension:
    """Return the extension of a .pxd and the .py beside it."""
    source = pxd.with_suffix(".py")
    name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
    flags = [] if os.name == "nt" else ["-O3", "-g0"]
    return Extension(name, [source.as_posix()], extra_compile_args=flags)


modules = cythonize(
    [extension(pxd) for pxd in TYPED],
    build_dir="build/cython",
    compiler_directives={
        "language_level": 3,
        "annotation_typing": False,
        "infer_types": True,
        "cdivision": True,
        "boundscheck": CHECKED,
        "wraparound": CHECKED,
    },
)
for module in modules:
    module.optional = True  # a missing compiler is not an error
setup(ext_modules=modules, options={"build_ext": {"parallel": os.cpu_count() or 1}})
