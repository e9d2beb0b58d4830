package heapwright.method.inka.trace;

import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TypedAddress;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** As what objects are used, so that their cells have the names of members. */
final class ObjectTypes {
  private final Map<AbstractObject, Type> types = new HashMap<>();

  void note(PointerVariable pointer, Type pointed) {
    if (!pointer.targets().isOpen() && pointed instanceof RecordType) {
      for (AbstractAddress place : pointer.targets().places()) {
        if (!place.isNowhere() && place.offset() == 0) {
          types.putIfAbsent(place.object(), pointed);
        }
      }
    }
  }

  /** A member that an object has by its type. */
  record Member(AbstractAddress whole, long offset, CellType type) {
    /** Makes the engine have it. */
    void in(ConstraintStore engine) {
      engine.places().slot(engine.place(whole.object(), offset), type);
    }
  }

  /** The members of some objects that are integers or pointers. */
  List<Member> fields(List<AbstractAddress> places) {
    List<Member> members = new ArrayList<>();
    for (AbstractAddress place : places) {
      if (types.get(place.object()) instanceof RecordType record && !record.isUnion()) {
        for (Field field : record.fields()) {
          cellType(field).ifPresent(type -> members.add(new Member(place, field.offset(), type)));
        }
      }
    }
    return members;
  }

  private static Optional<CellType> cellType(Field field) {
    if (field.bits().isPresent()) {
      return Optional.empty();
    }
    if (field.type().underlying() instanceof IntegerType integer && field.type().isInteger()) {
      return Optional.of(new WordType(integer.bits(), integer.signed()));
    }
    return field.type() instanceof PointerType
        ? Optional.of(new CellType.Address())
        : Optional.empty();
  }

  /** {@code n(7.1).flag}, where the slot is a bit-field; else as its place. */
  String name(TypedAddress slot) {
    return slot.type() instanceof CellType.BitField bits
            && types.get(slot.place().object()) instanceof RecordType record
        ? record.fields().stream()
            .filter(field -> field.offset() == slot.place().offset())
            .filter(field -> field.bits().filter(b -> b.shift() == bits.shift()).isPresent())
            .findFirst()
            .map(field -> slot.place().object().name() + "." + field.name())
            .orElseGet(() -> slot.place() + ":" + bits.shift())
        : name(slot.place());
  }

  /** {@code n(7.1).key}; an offset where there is no name for it. */
  String name(AbstractAddress place) {
    Type type = types.get(place.object());
    if (type == null) {
      return place.toString();
    }
    return place.object().name() + member(type, place.offset());
  }

  private static String member(Type type, long offset) {
    if (type instanceof RecordType record && record.isComplete() && !record.isUnion()) {
      for (int i = record.fields().size() - 1; i >= 0; i--) {
        Field field = record.fields().get(i);
        if (field.offset() <= offset && field.bits().isEmpty()) {
          return "." + field.name() + member(field.type(), offset - field.offset());
        }
      }
    }
    boolean isWhole = offset == 0 && !(type instanceof ArrayType);
    return isWhole ? "" : "+" + offset;
  }
}
