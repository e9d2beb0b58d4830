package heapwright.method.standard.fault;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Which member a scalar is; of those that share its bytes, one of its type. */
final class MemberLookup {
  private final DataModel model;

  MemberLookup(DataModel model) {
    this.model = model;
  }

  /** The member itself, in the record that declares it. */
  Optional<Origin.Member> innermost(Type type, long offset, Cell cell) {
    List<Origin.Member> members = members(type, offset, cell);
    return members.isEmpty() ? Optional.empty() : Optional.of(members.get(members.size() - 1));
  }

  /**
   * As C spells the path to it: {@code u.array.items}; from the last array on, if there are some.
   */
  String path(Type type, long offset, Cell cell) {
    return members(type, offset, cell).stream()
        .map(Origin.Member::name)
        .filter(name -> !name.isEmpty())
        .collect(Collectors.joining("."));
  }

  private List<Origin.Member> members(Type type, long offset, Cell cell) {
    if (type instanceof ArrayType array) {
      return members(array.element(), offset % size(array.element()), cell);
    }
    if (!(type instanceof RecordType record) || !record.isComplete()) {
      return List.of();
    }
    long within = offset % size(record);
    List<List<Origin.Member>> candidates =
        record.fields().stream()
            .filter(f -> f.offset() <= within && within < f.offset() + model.size(f.type()))
            .map(field -> through(record, field, within, cell))
            .toList();
    return candidates.stream()
        .filter(members -> ends(members, cell))
        .findFirst()
        .or(() -> candidates.stream().findFirst())
        .orElse(List.of());
  }

  private List<Origin.Member> through(RecordType record, Field field, long within, Cell cell) {
    List<Origin.Member> rest = members(field.type(), within - field.offset(), cell);
    if (field.type() instanceof ArrayType && !rest.isEmpty()) {
      return rest;
    }
    List<Origin.Member> all = new ArrayList<>(List.of(new Origin.Member(record, field.name())));
    all.addAll(rest);
    return all;
  }

  private static boolean ends(List<Origin.Member> members, Cell cell) {
    Origin.Member last = members.get(members.size() - 1);
    return last.record().fields().stream()
        .filter(field -> field.name().equals(last.name()))
        .anyMatch(field -> element(field.type()).equals(cell.type()));
  }

  private static Type element(Type type) {
    return type instanceof ArrayType array ? element(array.element()) : type;
  }

  private long size(Type type) {
    return Math.max(1, model.size(type));
  }
}
