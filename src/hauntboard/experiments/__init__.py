"""Simulation, arena, balance reports, solver, data sets and benchmarks."""
