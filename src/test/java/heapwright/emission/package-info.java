/** From an input to C code and back: execution, emission and verification together. */
package heapwright.emission;
