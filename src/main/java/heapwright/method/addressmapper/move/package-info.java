/** The moves that a path consists of, callees included, and where control is between them. */
package heapwright.method.addressmapper.move;
