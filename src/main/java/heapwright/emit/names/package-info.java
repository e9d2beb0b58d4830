/**
 * What may be called how at the end of a source file: the names of types, of the library and of our
 * own support code. Knows no test.
 */
package heapwright.emit.names;
