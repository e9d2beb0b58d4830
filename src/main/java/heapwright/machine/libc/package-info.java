/**
 * The C library of the machine that Heapwright runs on, which is the one that the tests will be
 * linked with: its functions of floating-point numbers are called rather than imitated.
 *
 * <p>{@link heapwright.machine.libc.NativeFunction} is a function by its name and signature, {@link
 * heapwright.machine.libc.NativeFrame} holds the arguments and results of a call, and {@link
 * heapwright.machine.libc.PrintedFloat} writes numbers. JNA's access to libffi makes the calls,
 * since no Java type stands for long double. Nothing is loaded before the first call. Knows nothing
 * of the IR or of the machine's memory.
 */
package heapwright.machine.libc;
