package heapwright.method.addressmapper;

/** The property <i>null</i> of a cell, with the published numbers. */
enum Nullness {
  /** Taken to be there, but may still turn out to be NULL. */
  DEFAULT,
  NULL,
  /** The path needs it to be there. */
  NOT_NULL
}
