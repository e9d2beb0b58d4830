package heapwright.symbolic.path;

import heapwright.ir.type.Type;

/**
 * A hypothesis: a pointer of the input points into the object that another place denotes, which was
 * met earlier.
 *
 * @param pointer how the source reaches the later pointer
 * @param target the earlier pointer, or {@code &} and a global's key
 * @param distance bytes from where the target points to where the pointer points
 * @param element the type of the shared object
 */
public record AliasHypothesis(String pointer, String target, long distance, Type element) {

  @Override
  public String toString() {
    return pointer + " is " + target + (distance == 0 ? "" : " + " + distance);
  }
}
