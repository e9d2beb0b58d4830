/** Definitions of what the source only declares, for all tests and for one. */
package heapwright.emit.stubs;
