/**
 * Covers a function path by path: {@link heapwright.method.paths.PathByPath} lists the paths from
 * its start to its end, the shortest first, and has a {@link heapwright.method.path.SearchGuide}
 * find an input for each that is worth it. Knows no single method.
 */
package heapwright.method.paths;
