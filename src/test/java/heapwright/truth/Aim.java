package heapwright.truth;

/**
 * A goal with its truth.
 *
 * @param text as {@code reach} reads it
 * @param test in C, over {@code struct act *A}
 */
record Aim(String text, String test) {}
