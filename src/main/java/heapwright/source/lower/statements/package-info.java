/** Lowers statements; the door is {@link heapwright.source.lower.statements.StatementLowering}. */
package heapwright.source.lower.statements;
