/**
 * Values, variables and checks of one test as C. Knows names, but not how a file of tests is made
 * up.
 */
package heapwright.emit.values;
