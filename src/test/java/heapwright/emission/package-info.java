/** From an input to C code and back: rehearsal, emission and verification together. */
package heapwright.emission;
