/**
 * C's types in expressions: conversions, constants and arithmetic on pure expressions, and the
 * forms that expressions have in the syntax tree. Emits no statement.
 */
package heapwright.source.lower.arithmetic;
