/** The operands of operators and calls: names, strings, members, arguments, and their order. */
package heapwright.source.lower.operands;
