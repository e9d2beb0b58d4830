package heapwright.analysis.invariant.domain;

import heapwright.ir.type.Local;

/** A local in a register, in one of the activations of inlined calls. */
public record InlinedRegister(int frame, Local local) {}
