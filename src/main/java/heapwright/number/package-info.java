/**
 * Numbers as gcc has them on x86-64, bit for bit: the arithmetic that Java lacks ({@link
 * heapwright.number.ExtendedDouble}, the x87 long double), the arithmetic that Java leaves open
 * ({@link heapwright.number.SseArithmetic}, which NaN comes out), the conversions that compiled
 * code performs ({@link heapwright.number.FloatConversions}), and the constants of the source
 * ({@link heapwright.number.FloatLiteral}). The functions of math.h are those of {@code
 * machine.libc}.
 *
 * <p>Pure functions on immutable values. Knows nothing of the IR, of memory or of C types: callers
 * hand in bits and take bits.
 */
package heapwright.number;
