package heapwright.method.sgen;

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
record Constraint(
    Optional<SsaName> defined, String left, String relation, String right, List<SsaName> uses) {

  Constraint {
    uses = List.copyOf(uses);
  }

  /** {@code name = value}. */
  static Constraint definition(SsaName name, Spelled value) {
    return new Constraint(Optional.of(name), name.text(), "=", value.text(), value.uses());
  }

  /** {@code left relation right}. */
  static Constraint condition(Spelled left, String relation, Spelled right) {
    List<SsaName> uses = new ArrayList<>(left.uses());
    uses.addAll(right.uses());
    return new Constraint(Optional.empty(), left.text(), relation, right.text(), uses);
  }

  Constraint with(String newRelation) {
    return new Constraint(defined, left, newRelation, right, uses);
  }

  boolean isCondition() {
    return defined.isEmpty();
  }

  @Override
  public String toString() {
    return left + " " + relation + " " + right;
  }
}
