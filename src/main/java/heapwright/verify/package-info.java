/**
 * Compiles emitted tests with the user's compiler, runs each in a process of its own and compares
 * the compiler's counters with the prediction. The door is {@link heapwright.verify.Verifier}.
 *
 * <p>Everything happens in a temporary folder, under limits, and nothing is left behind.
 */
package heapwright.verify;
