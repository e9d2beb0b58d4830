package heapwright.source.lower;

/** Builds the blocks of a function. */
final class Emitter {}
