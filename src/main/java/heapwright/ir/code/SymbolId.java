package heapwright.ir.code;

/**
 * The identity of a function or global object. Two symbols are one exactly if their keys are equal;
 * the front end makes the keys of things with internal linkage unique per file, so that units can
 * be linked by comparing keys. A spelling is never an identity: overloads and statics share theirs.
 */
public record SymbolId(String key) {

  @Override
  public String toString() {
    return key;
  }
}
