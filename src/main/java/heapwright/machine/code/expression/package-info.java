/**
 * Compiles expressions, loads and stores, and what has to be checked about addresses. Knows no
 * statement and no call.
 */
package heapwright.machine.code.expression;
