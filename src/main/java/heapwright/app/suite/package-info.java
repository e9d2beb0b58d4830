/**
 * The tests of one source file: selected, compiled, run and reported; also the programs that show
 * its faults. Knows no method.
 */
package heapwright.app.suite;
