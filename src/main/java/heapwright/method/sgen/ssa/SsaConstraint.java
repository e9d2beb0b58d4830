package heapwright.method.sgen.ssa;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * A statement on numbers as a fact about SSA names.
 *
 * @param defined the name that an assignment gives its value; empty for a condition
 * @param relation {@code =}, {@code <}, ...
 * @param uses the names in it but for the defined one
 */
public record SsaConstraint(
    Optional<SsaName> defined, String left, String relation, String right, List<SsaName> uses) {

  public SsaConstraint {
    uses = List.copyOf(uses);
  }

  /** {@code name = value}. */
  public static SsaConstraint definition(SsaName name, SsaExpression value) {
    return new SsaConstraint(Optional.of(name), name.text(), "=", value.text(), value.uses());
  }

  /** {@code left relation right}. */
  public static SsaConstraint condition(SsaExpression left, String relation, SsaExpression right) {
    List<SsaName> uses = new ArrayList<>(left.uses());
    uses.addAll(right.uses());
    return new SsaConstraint(Optional.empty(), left.text(), relation, right.text(), uses);
  }

  SsaConstraint with(String newRelation) {
    return new SsaConstraint(defined, left, newRelation, right, uses);
  }

  boolean isCondition() {
    return defined.isEmpty();
  }

  @Override
  public String toString() {
    return left + " " + relation + " " + right;
  }
}
