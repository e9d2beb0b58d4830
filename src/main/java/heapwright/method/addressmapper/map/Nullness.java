package heapwright.method.addressmapper.map;

/** The property <i>null</i> of a cell, with the published numbers. */
public enum Nullness {
  /** Taken to be there, but may still turn out to be NULL. */
  DEFAULT,
  NULL,
  /** The path needs it to be there. */
  NOT_NULL
}
