package heapwright.ir;

/** Who can see a symbol. */
public enum Linkage {
  EXTERNAL,
  INTERNAL,
  /** An external definition that gives way to another one of the same name. */
  WEAK
}
