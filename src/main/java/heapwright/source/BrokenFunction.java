package heapwright.source;

import heapwright.source.result.Diagnostic;

/**
 * A function in whose body the compiler finds errors.
 *
 * @param error the first of them
 */
public record BrokenFunction(String name, int line, Diagnostic error) {}
