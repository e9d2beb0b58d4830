/**
 * One statement under execution: the values of expressions, reads and writes of memory, and where a
 * path has to fork because of a pointer. These need one another, since any address may have to be
 * materialised. Knows no single statement and no function of the library.
 */
package heapwright.symbolic.execution;
