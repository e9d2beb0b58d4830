/**
 * Programs as data: functions made of basic blocks, statements with explicit loads, stores and
 * calls, pure typed expressions, C's types with their layout, and where everything stands in the
 * source.
 *
 * <p>The conventions that every reader of a {@link heapwright.ir.code.Function} may rely on:
 *
 * <ul>
 *   <li>Expressions are pure: they read registers and compute addresses; they never read memory,
 *       write or call. Evaluating one may still be a fault (a division by zero, a bad shift).
 *   <li>A {@link heapwright.ir.type.Local} lives in a register when it is a scalar whose address is
 *       never taken, otherwise in memory. Registers are read with {@link
 *       heapwright.ir.code.Expression.Read} and written by {@code Assign}, {@code Load} and {@code
 *       Call}; memory is reached through addresses only.
 *   <li>Aggregates (records, arrays, opaque values) are never values of expressions; where one is
 *       passed, returned or copied, the expression is the address of the object that holds it.
 *   <li>Each numbered statement of the source begins with a {@link
 *       heapwright.ir.code.Statement.Step}.
 *   <li>A decision says on which line the compiler's coverage counts its outcomes, if it counts
 *       them at all: gcc computes some choices without a branch ({@code a < b ? a : b}) and drops
 *       those that change nothing.
 *   <li>Operands have been converted: both sides of a binary operator have its type (shifts: only
 *       the left one), both sides of a comparison have one type.
 * </ul>
 *
 * <p>Data only. This package knows nothing of parsers, machines or solvers.
 */
package heapwright.ir;
