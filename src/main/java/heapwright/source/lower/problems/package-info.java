/** What keeps code from being lowered, and where it stands. Knows no type and no value. */
package heapwright.source.lower.problems;
