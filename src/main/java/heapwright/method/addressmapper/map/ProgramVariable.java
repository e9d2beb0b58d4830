package heapwright.method.addressmapper.map;

import heapwright.ir.type.Local;
import heapwright.ir.type.Type;

/**
 * A variable of the program: a global, or a local of an active call.
 *
 * @param key its place in the environment
 * @param depth how many calls lie around it; 0 for globals and for the function under test
 * @param isInput whether a test can say what it holds before the call
 * @param isTemporary whether the lowering made it
 */
public record ProgramVariable(
    int key, String name, Type type, int depth, boolean isInput, boolean isTemporary) {

  /** No function has this many locals. */
  private static final int STRIDE = 1 << 16;

  /** A local of a call at a depth; a later call at this depth has the same ones. */
  static ProgramVariable of(Local local, int depth, int globals) {
    boolean isInput = depth == 0 && local.origin() == Local.Origin.PARAMETER;
    int key = globals + depth * STRIDE + local.id().index();
    return new ProgramVariable(
        key, local.name(), local.type(), depth, isInput, local.isTemporary());
  }

  @Override
  public boolean equals(Object other) {
    return other instanceof ProgramVariable variable && variable.key == key;
  }

  @Override
  public int hashCode() {
    return key;
  }

  /** Those of callees are primed. */
  @Override
  public String toString() {
    return depth == 0 ? name : name + "'" + (depth == 1 ? "" : depth);
  }
}
