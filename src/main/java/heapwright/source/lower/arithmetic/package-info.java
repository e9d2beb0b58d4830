/**
 * C's types in expressions: conversions, constants and arithmetic on pure expressions. Emits no
 * statement.
 */
package heapwright.source.lower.arithmetic;
