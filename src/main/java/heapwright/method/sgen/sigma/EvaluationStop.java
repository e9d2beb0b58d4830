package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Alias;
import java.util.Optional;

/** Ends the evaluation of a path: it comes to ⊥σ, or to what SGEN cannot express. */
public final class EvaluationStop extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean outside;
  private final transient Optional<Alias> alias;

  private EvaluationStop(String reason, boolean outside, Optional<Alias> alias) {
    super(reason, null, false, false);
    this.outside = outside;
    this.alias = alias;
  }

  /** The statement leads to ⊥σ. */
  public static EvaluationStop bottom(String reason) {
    return new EvaluationStop(reason, false, Optional.empty());
  }

  /** As {@link #bottom}, unless the path starts with an alias. */
  public static EvaluationStop unless(Optional<Alias> alias, String reason) {
    return new EvaluationStop(reason, false, alias);
  }

  /** SGEN has no transfer function for it. */
  public static EvaluationStop outside(String what) {
    return new EvaluationStop(what, true, Optional.empty());
  }

  public boolean isOutside() {
    return outside;
  }

  /** The alias that the path would need from its start. */
  public Optional<Alias> alias() {
    return alias;
  }

  public String reason() {
    return getMessage();
  }
}
