/**
 * Numbers as gcc 12 and glibc 2.36 have them on x86-64, bit for bit: the arithmetic that Java lacks
 * ({@link heapwright.machine.number.ExtendedDouble}, the x87 long double), the arithmetic that Java
 * leaves open ({@link heapwright.machine.number.SseArithmetic}, which NaN comes out), the
 * conversions that compiled code performs ({@link heapwright.machine.number.FloatConversions}), and
 * numbers read from text ({@link heapwright.machine.number.FloatParsing}). Below: {@code math}, the
 * functions of math.h; {@code printf}, numbers as text.
 *
 * <p>Pure functions on immutable values. Knows nothing of the IR, of memory or of C types: callers
 * hand in bits and take bits.
 */
package heapwright.machine.number;
