package heapwright.method.sgen.ssa;

import java.util.HashMap;
import java.util.Map;

/**
 * Numbers for the pointers of the input by how they are reached: from which object, at which
 * offset. A number means the same pointer whenever a path is gone again.
 */
public final class PointerPaths {
  /** Of what no pointer of the input leads to. */
  public static final int NONE = -1;

  private record Hop(int parent, String root, long offset) {}

  private final Map<Hop, Integer> numbers = new HashMap<>();

  /** A parameter or a variable with static storage, or a cell of one. */
  public int root(String variable, long offset) {
    return number(new Hop(NONE, variable, offset));
  }

  /** The pointer at an offset of what another one leads to. */
  public int behind(int pointer, long offset) {
    return number(new Hop(pointer, "", offset));
  }

  private int number(Hop hop) {
    return numbers.computeIfAbsent(hop, h -> numbers.size());
  }
}
