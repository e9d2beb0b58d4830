/**
 * What is known between two statements, and what the path to the goal leaves open. Knows no
 * operator.
 */
package heapwright.method.inka.state;
