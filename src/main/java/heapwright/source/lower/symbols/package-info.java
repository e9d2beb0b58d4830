/** The names of a unit and what they stand for: scopes, functions, objects with static storage. */
package heapwright.source.lower.symbols;
