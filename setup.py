"""Compile every module that has a ``.pxd`` beside its ``.py``.

A module that does not compile fails the build. The package is built without compiled modules, and then runs
interpreted, only where Cython or a working C compiler (see ``CC``) is missing, or on purpose with
``HAUNTBOARD_BUILD=interpreted``. ``HAUNTBOARD_CHECKED=1`` adds bounds checks, for debugging.

A source archive or a wheel without the web table is not built.
"""

import os
import sys
import sysconfig
import tempfile
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.bdist_wheel import bdist_wheel
from setuptools.command.build_ext import build_ext
from setuptools.command.sdist import sdist
from setuptools.errors import BaseError, CCompilerError

SOURCE, TRANSLATED = Path("src"), Path("build/cython")
CHECKED = os.environ.get("HAUNTBOARD_CHECKED") == "1"
# These .pxd are inlined into other modules; their .py are for the interpreted build only.
INLINED = ("native", "memory", "sizes")
FAILED = (
    "Hauntboard was not built: a module does not compile (see the error above). "
    "Set HAUNTBOARD_BUILD=interpreted to build without compiling."
)
WEB = SOURCE / "hauntboard/web/index.html"
WITHOUT_WEB = (
    f"Hauntboard was not packed: the web table ({WEB.parent.as_posix()}) is missing. Build it first: make web"
)


def compiler_problem() -> str:
    """Compile and link an empty extension; return what went wrong, or nothing."""
    # The copy that setuptools brings; it exists once setuptools is imported.
    from distutils.ccompiler import new_compiler
    from distutils.sysconfig import customize_compiler

    with tempfile.TemporaryDirectory() as folder:
        source = Path(folder, "probe.c")
        source.write_text("#include <Python.h>\n")
        try:
            compiler = new_compiler()
            customize_compiler(compiler)
            include = [sysconfig.get_path("include"), sysconfig.get_path("platinclude")]
            objects = compiler.compile([str(source)], output_dir=folder, include_dirs=include)
            compiler.link_shared_object(objects, str(Path(folder, "probe.so")))
        except Exception as error:  # whatever stops it: there is no compiler to rely on
            return str(error) or type(error).__name__
    return ""


def why_interpreted() -> str:
    """Return why nothing can or should be compiled, or nothing."""
    if os.environ.get("HAUNTBOARD_BUILD") == "interpreted":
        return "HAUNTBOARD_BUILD=interpreted is set"
    try:
        import Cython  # noqa: F401
    except ImportError:
        return "Cython is not installed"
    problem = compiler_problem()
    return problem and f"there is no working C compiler ({problem})"


def extension(pxd: Path) -> Extension:
    """Return the extension of a .pxd and the .py beside it."""
    source = pxd.with_suffix(".py")
    name = ".".join(source.relative_to(SOURCE).with_suffix("").parts)
    flags = [] if os.name == "nt" else ["-O3", "-g0"]
    return Extension(name, [source.as_posix()], extra_compile_args=flags)


def stale_files(root: Path = Path()) -> list[Path]:
    """Return the C files that are older than a .pxd of their part of the package (a game, or another folder)
    or of the engine. Cython notices a change behind ``from .sizes cimport N``, but not behind
    ``from . cimport sizes``."""
    source = root / SOURCE

    def part(path: Path) -> tuple[str, ...]:
        return path.parts[1:3] if path.parts[1:2] == ("games",) else path.parts[1:2]

    newest: dict[tuple[str, ...], float] = {}
    for pxd in source.rglob("*.pxd"):
        place = part(pxd.relative_to(source))
        newest[place] = max(newest.get(place, 0.0), pxd.stat().st_mtime)
    engine = newest.get(("engine",), 0.0)
    translated = root / TRANSLATED / SOURCE
    return [
        file
        for file in sorted(translated.rglob("*.c"))
        if file.stat().st_mtime < max(engine, newest.get(part(file.relative_to(translated)), 0.0))
    ]


def translated_modules() -> list[Extension]:
    """Translate all typed modules to C; exit with a message if one has an error."""
    from Cython.Build import cythonize
    from Cython.Compiler.Errors import CompileError

    for file in stale_files():
        file.unlink()
    try:
        return cythonize(
            [extension(pxd) for pxd in sorted(SOURCE.rglob("*.pxd")) if pxd.stem not in INLINED],
            build_dir=TRANSLATED.as_posix(),
            compiler_directives={
                "language_level": 3,
                "annotation_typing": False,
                "infer_types": True,
                "cdivision": True,
                "boundscheck": CHECKED,
                "wraparound": CHECKED,
            },
        )
    except (CompileError, ValueError) as error:
        raise SystemExit(f"{error}\n{FAILED}") from error


class BuildModules(build_ext):
    """Compiles the modules; exits with a message if one fails. Progress goes to the file that
    ``HAUNTBOARD_PROGRESS`` names, because pip shows nothing of a build."""

    started = 0

    def build_extension(self, extension: Extension) -> None:
        self.started += 1
        if progress := os.environ.get("HAUNTBOARD_PROGRESS"):
            with open(progress, "a", encoding="utf-8") as file:
                file.write(f"    {self.started} of {len(self.extensions)}: {extension.name}\n")
        super().build_extension(extension)

    def run(self) -> None:
        try:
            super().run()
        except (BaseError, CCompilerError) as error:
            raise SystemExit(f"{error}\n{FAILED}") from error


class Archive(sdist):
    """A source archive with the web table."""

    def run(self) -> None:
        require_web()
        super().run()


class Wheel(bdist_wheel):
    """A wheel with the web table."""

    def run(self) -> None:
        require_web()
        super().run()


def require_web() -> None:
    """Exit with a message if the web table has not been built."""
    if not WEB.exists():
        raise SystemExit(WITHOUT_WEB)


if __name__ == "__main__":
    reason = why_interpreted()
    if reason:
        print(f"Hauntboard is built interpreted: {reason}.", file=sys.stderr)
    setup(
        ext_modules=[] if reason else translated_modules(),
        cmdclass={"bdist_wheel": Wheel, "build_ext": BuildModules, "sdist": Archive},
        options={"build_ext": {"parallel": os.cpu_count() or 1}},
    )
