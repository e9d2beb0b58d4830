package heapwright.source.lower.operands;

import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * The path from a record to one of its members: the anonymous members that are passed, outermost
 * first, then the member itself.
 */
public record MemberPath(List<Step> steps) {

  /** One field and the record that it belongs to. */
  public record Step(RecordType record, Field field) {}

  public MemberPath {
    steps = List.copyOf(steps);
  }

  /** The member that was asked for. */
  Field target() {
    return steps.get(steps.size() - 1).field();
  }

  /** Finds a member by name, also inside anonymous structures and unions. */
  public static Optional<MemberPath> find(RecordType record, String name) {
    List<Step> steps = new ArrayList<>();
    return search(record, name, steps) ? Optional.of(new MemberPath(steps)) : Optional.empty();
  }

  private static boolean search(RecordType record, String name, List<Step> steps) {
    if (!record.isComplete()) {
      return false;
    }
    for (Field field : record.fields()) {
      steps.add(new Step(record, field));
      if (field.name().equals(name)) {
        return true;
      }
      if (field.isAnonymous() && search((RecordType) field.type(), name, steps)) {
        return true;
      }
      steps.remove(steps.size() - 1);
    }
    return false;
  }
}
