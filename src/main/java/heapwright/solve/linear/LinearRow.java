package heapwright.solve.linear;

/** A constraint of a program: the sum, its constant included, lies within bounds. */
record LinearRow(LinearSum sum, long least, long greatest) {}
