package heapwright.method.inka.world;

import heapwright.ir.source.SourceSpan;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.DeductionText;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What is kept of a world's deductions to tell people why something cannot be. */
public final class DeductionLog {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final List<String> learnt = new ArrayList<>();
  private boolean explaining;
  private Optional<String> blocked = Optional.empty();

  DeductionLog(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** From now on, whether deductions are to be explained. */
  public void explain(boolean wanted) {
    explaining = wanted || world.trace().isOn();
    engine.deductions().keep(explaining);
  }

  boolean isExplaining() {
    return explaining;
  }

  /** What is posted from now on follows from a line. */
  public void standAt(SourceSpan span) {
    if (explaining) {
      engine.deductions().at(DeductionText.place(span));
    }
  }

  /** Something holds in this world that no single operator says. */
  public void learn(String fact) {
    if (explaining) {
      world.add(learnt, fact);
      world.trace().say("learnt", () -> fact);
    }
  }

  public List<String> learnt() {
    return learnt;
  }

  /** A decision leaves no path. */
  public void block(CallFrame frame, DomainValue subject) {
    if (explaining) {
      blocked = Optional.of(DeductionText.blocked(frame, subject));
    }
  }

  /** The last decision that left no path, in words. */
  public Optional<String> blocked() {
    return blocked;
  }

  /** As {@link #blocked}; it is given once. */
  public Optional<String> takeBlocked() {
    Optional<String> last = blocked;
    blocked = Optional.empty();
    return last;
  }
}
