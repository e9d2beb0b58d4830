/**
 * Compiles emitted tests with the user's compiler, runs each in a process of its own and compares
 * what probes count with the prediction: {@link heapwright.verify.Verifier}. Programs that show
 * faults are run under sanitizers: {@link heapwright.verify.FaultVerifier}.
 *
 * <p>Everything happens in a temporary folder, under limits, and nothing is left behind.
 */
package heapwright.verify;
