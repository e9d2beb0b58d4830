package heapwright.bench;

/**
 * What a tool reached of a function.
 *
 * @param branches as gcov counts them
 * @param last seconds until the last new branch was taken
 */
record Reached(int branches, int taken, double last) {}
