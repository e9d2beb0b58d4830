/**
 * The blocks of a function while they grow; the door is {@link
 * heapwright.source.lower.blocks.Emitter}. Knows no syntax tree.
 */
package heapwright.source.lower.blocks;
