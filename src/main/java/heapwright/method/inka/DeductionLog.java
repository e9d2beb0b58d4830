package heapwright.method.inka;

import heapwright.ir.SourceSpan;
import heapwright.solve.domains.DomainEngine;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is kept of a world's deductions to tell people why something cannot be. */
final class DeductionLog {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final List<String> learnt = new ArrayList<>();
  private boolean explaining;
  private Optional<String> blocked = Optional.empty();

  DeductionLog(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** From now on, whether what is deduced is to be told. */
  void explain(boolean wanted) {
    explaining = wanted;
    engine.keepDeductions(wanted);
  }

  boolean isExplaining() {
    return explaining;
  }

  /** What is posted from now on comes of a line. */
  void standAt(SourceSpan span) {
    if (explaining) {
      engine.at("line " + span.line());
    }
  }

  /** Something holds in this world that no single operator says. */
  void learn(String fact) {
    if (explaining) {
      learnt.add(fact);
      world.onPop(() -> learnt.remove(learnt.size() - 1));
    }
  }

  List<String> learnt() {
    return learnt;
  }

  /** A decision leaves no path. */
  void block(CallFrame frame, DomainValue subject) {
    if (explaining) {
      blocked = Optional.of(DeductionText.blocked(frame, subject));
    }
  }

  /** The last decision that left no path, in words. */
  Optional<String> blocked() {
    return blocked;
  }

  /** As {@link #blocked}; it is told once. */
  Optional<String> takeBlocked() {
    Optional<String> last = blocked;
    blocked = Optional.empty();
    return last;
  }
}
