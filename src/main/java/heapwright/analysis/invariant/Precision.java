package heapwright.analysis.invariant;

/**
 * How closely to look.
 *
 * @param rounds how many rounds of a loop are followed one by one before the rest is summed up
 * @param apart how many states that differ in a flag are kept apart at a point
 * @param copies whether registers that may be copies of flags tell states apart as well
 * @param depth how many calls inside one another are followed
 * @param budget how much work may be spent, in entries of zones
 */
record Precision(int rounds, int apart, boolean copies, int depth, Overflow overflow, int budget) {}
