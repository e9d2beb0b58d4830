package heapwright.method.addressmapper;

import heapwright.ir.StatementNumber;
import heapwright.symbolic.AliasHypothesis;
import java.util.List;
import java.util.Optional;

/** The published table of aliases that a path implies, and in front of which statement each is. */
record AliasTab(List<Entry> entries) {

  AliasTab {
    entries = List.copyOf(entries);
  }

  /**
   * One inserted {@code alias(variable, vector)}.
   *
   * @param position how many statements of the path lie before it
   * @param before the statement in front of which it stands; none for one between parameters
   * @param variable the earlier pointer
   * @param vector what that statement uses
   * @param alias the same for the symbolic machine
   */
  record Entry(
      int position,
      Optional<StatementNumber> before,
      String variable,
      Vector vector,
      AliasHypothesis alias) {
    @Override
    public String toString() {
      return "alias(" + variable + ", " + vector.source() + ")";
    }

    String place() {
      return before.map(number -> "before " + number).orElse("at the call");
    }
  }

  List<AliasHypothesis> aliases() {
    return entries.stream().map(Entry::alias).toList();
  }
}
