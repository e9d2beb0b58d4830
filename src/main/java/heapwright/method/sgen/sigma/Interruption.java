package heapwright.method.sgen.sigma;

import heapwright.method.sgen.ssa.Alias;
import java.util.Optional;

/** Ends the evaluation of a path: it comes to ⊥σ, or to what SGEN cannot express. */
public final class Interruption extends RuntimeException {
  private static final long serialVersionUID = 1L;

  private final boolean outside;
  private final transient Optional<Alias> alias;

  private Interruption(String reason, boolean outside, Optional<Alias> alias) {
    super(reason, null, false, false);
    this.outside = outside;
    this.alias = alias;
  }

  /** The statement leads to ⊥σ. */
  public static Interruption bottom(String reason) {
    return new Interruption(reason, false, Optional.empty());
  }

  /** As {@link #bottom}, unless the path starts with an alias. */
  public static Interruption unless(Optional<Alias> alias, String reason) {
    return new Interruption(reason, false, alias);
  }

  /** SGEN has no transfer function for it. */
  public static Interruption outside(String what) {
    return new Interruption(what, true, Optional.empty());
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
