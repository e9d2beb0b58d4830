package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.source.lower.symbols.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** What the text of a function says beside its code: its loops, and what its names meant. */
public final class SourceOutline {

  /**
   * A loop statement.
   *
   * @param number provisional
   * @param body where a round begins
   * @param blocks all that belong to it, its condition included
   */
  record Cycle(
      Optional<StatementNumber> number,
      boolean decides,
      BlockId body,
      Set<BlockId> blocks,
      SourceSpan span) {}

  /**
   * A name that had a meaning.
   *
   * @param until the number of the last statement in its scope, provisional
   */
  record Name(Scope.Named given, int until) {}

  private final List<Cycle> cycles = new ArrayList<>();
  private final List<Name> names = new ArrayList<>();
  private final Numbering numbering;

  SourceOutline(Numbering numbering) {
    this.numbering = numbering;
  }

  void add(Cycle cycle) {
    cycles.add(cycle);
  }

  List<Cycle> cycles() {
    return cycles;
  }

  /** A name goes out of scope. */
  public void name(Scope.Named named) {
    if (numbering.count() > named.since()) {
      names.add(new Name(named, numbering.count()));
    }
  }

  List<Name> names() {
    return names;
  }
}
