package heapwright.method.tao;

import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.path.StandardInput;
import java.util.List;

/**
 * How often a path reads characters where a number might have come as one. To the publication what
 * is read is a symbol; the ways through its digits, which are many, are for when that is not
 * enough.
 *
 * @param declined whether a number could have come, and did not
 */
record CharacterReads(boolean declined, int times) {
  static final CharacterReads NONE = new CharacterReads(false, 0);

  /**
   * @param ways what there was to choose from
   * @param chosen one of them
   */
  CharacterReads after(StandardInput before, List<Alternative> ways, Alternative chosen) {
    StandardInput input = chosen.state().input();
    boolean reads = input.pieces().size() > before.pieces().size();
    boolean isOffer = ways.stream().anyMatch(way -> readsNumber(before, way.state().input()));
    if (isOffer) {
      return new CharacterReads(!reads, times);
    }
    return declined && (reads || input.ended())
        ? new CharacterReads(false, times + (reads ? 1 : 0))
        : this;
  }

  private static boolean readsNumber(StandardInput before, StandardInput after) {
    return after.pieces().size() > before.pieces().size() && after.endsInNumber();
  }
}
