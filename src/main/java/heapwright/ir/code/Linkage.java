package heapwright.ir.code;

/** Who can see a symbol. */
public enum Linkage {
  EXTERNAL,
  INTERNAL,
  /** An external definition that another one of the same name replaces. */
  WEAK,
  /** A function inside a function, or one that the lowering made: only code of ours names it. */
  NONE
}
