package heapwright.machine.number;

/**
 * What one of the strto functions made of a text.
 *
 * @param value the number, zero if the text begins with none
 * @param end how many characters were used, white space included; 0 if there was no number
 * @param rangeError whether errno becomes ERANGE: the number overflowed, or lost bits to underflow
 */
public record ParsedFloat<V>(V value, int end, boolean rangeError) {}
