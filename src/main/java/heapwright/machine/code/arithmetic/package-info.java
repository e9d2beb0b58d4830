/** Compiled operators and comparisons, by how their operands are held. */
package heapwright.machine.code.arithmetic;
