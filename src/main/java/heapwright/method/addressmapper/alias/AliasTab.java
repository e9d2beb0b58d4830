package heapwright.method.addressmapper.alias;

import heapwright.ir.source.StatementNumber;
import heapwright.method.addressmapper.map.Vector;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;
import java.util.Optional;

/** The published table of aliases that a path implies, and in front of which statement each is. */
public record AliasTab(List<Entry> entries) {

  public AliasTab {
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
  public record Entry(
      int position,
      Optional<StatementNumber> before,
      String variable,
      Vector vector,
      AliasHypothesis alias) {
    @Override
    public String toString() {
      return "alias(" + variable + ", " + vector.source() + ")";
    }

    public String place() {
      return before.map(number -> "before " + number).orElse("at the call");
    }
  }

  public List<AliasHypothesis> aliases() {
    return entries.stream().map(Entry::alias).toList();
  }
}
