/**
 * The functions of {@code math.h} as glibc 2.36 computes them on x86-64, and what they leave in
 * errno.
 *
 * <p>Most are listed in {@link heapwright.machine.number.math.UnaryFunction} and {@link
 * heapwright.machine.number.math.BinaryFunction}; what has another form is in the other public
 * classes. Pure functions: knows nothing of memory or of the machine.
 */
package heapwright.machine.number.math;
