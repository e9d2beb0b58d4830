package heapwright.method.sgen.ssa;

import java.util.Optional;

/**
 * A statement in SSA form without dereferences.
 *
 * @param constraint where it is about numbers
 */
public record Form(String text, Optional<SsaConstraint> constraint) {

  public static Form of(String text) {
    return new Form(text, Optional.empty());
  }

  public static Form of(SsaConstraint constraint) {
    return new Form(constraint.toString(), Optional.of(constraint));
  }
}
