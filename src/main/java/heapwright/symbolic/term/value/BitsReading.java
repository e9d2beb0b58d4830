package heapwright.symbolic.term.value;

/** How a person reads an input's bits: it decides how values print and which ones are preferred. */
public enum BitsReading {
  SIGNED,
  UNSIGNED,
  /** A character; printable ones are preferred. */
  TEXT
}
