/**
 * Z3 as a back end: bit-vectors and IEEE floats, one incremental solver. The door is {@link
 * heapwright.solve.z3.Z3}. Nothing native is loaded before the first question.
 */
package heapwright.solve.z3;
