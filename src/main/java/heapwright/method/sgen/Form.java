package heapwright.method.sgen;

import java.util.Optional;

/**
 * A statement in SSA form without dereferences.
 *
 * @param constraint where it is about numbers
 */
record Form(String text, Optional<SsaConstraint> constraint) {

  static Form of(String text) {
    return new Form(text, Optional.empty());
  }

  static Form of(SsaConstraint constraint) {
    return new Form(constraint.toString(), Optional.of(constraint));
  }
}
