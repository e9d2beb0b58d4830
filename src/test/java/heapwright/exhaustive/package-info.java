/**
 * Runs functions on every small heap: all objects up to three of a type, all aliases, small
 * numbers. What a heap holds is decided when the run asks for it, so that only what matters is
 * enumerated. The door is {@link heapwright.exhaustive.ExhaustiveCheck}, which holds the verdicts
 * of {@code PathFinder} against the paths that were seen.
 */
package heapwright.exhaustive;
