/**
 * Checks that a function keeps the conventions of {@code ir}; the door is {@link
 * heapwright.ir.check.WellFormed}.
 */
package heapwright.ir.check;
