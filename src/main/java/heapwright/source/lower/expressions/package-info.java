/**
 * Lowers expressions; the door is {@link heapwright.source.lower.expressions.ExpressionLowering}.
 */
package heapwright.source.lower.expressions;
