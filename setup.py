"""Builds the compiled form: every module that has a ``.pxd`` beside its ``.py``.

A machine without a C compiler gets the same package without the compiled modules; it then
runs interpreted. ``HAUNTBOARD_CHECKED=1`` builds with bounds checks, for debugging.
"""

import os
from pathlib import Path

from Cython.Build import cythonize
from setuptools import Extension, setup

SOURCE = Path("src")
CHECKED = os.environ.get("HAUNTBOARD_CHECKED") == "1"
# These .pxd are inlined into the others; the .py beside them serve the interpreted form only.
INLINED = ("native", "memory", "sizes")
TYPED = sorted(p for p in SOURCE.rglob("*.pxd") if p.stem not in INLINED)


def extension(pxd: Path) -> Extension:
    """The compiled module of a .pxd and the .py beside it."""
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
    module.optional = True  # should there be no compiler
setup(ext_modules=modules, options={"build_ext": {"parallel": os.cpu_count() or 1}})
