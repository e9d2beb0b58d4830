package heapwright.analysis.invariant;

import heapwright.ir.Local;

/** A local in a register, in one of the activations of inlined calls. */
record InlinedRegister(int frame, Local local) {}
