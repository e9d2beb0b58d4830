package heapwright.method.addressmapper.map;

import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.method.addressmapper.map.CellStructures.CellStructure.PointerField;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;

/** The structure types that a path meets. */
public final class CellStructures {
  /**
   * A type of cells.
   *
   * @param id the published number of the type, in the order in which the path meets them
   * @param fields its pointer fields, in order of declaration: positions 1, 2, ...
   */
  public record CellStructure(int id, Type type, long size, List<PointerField> fields) {

    public CellStructure {
      fields = List.copyOf(fields);
    }

    /** A field that is a pointer. */
    public record PointerField(long offset, PointerType type) {}

    /** The position of a pointer field in a traversed vector. */
    public OptionalInt position(long offset) {
      for (int i = 0; i < fields.size(); i++) {
        if (fields.get(i).offset() == offset) {
          return OptionalInt.of(i + 1);
        }
      }
      return OptionalInt.empty();
    }
  }

  /** More is not copied scalar by scalar. */
  private static final int MOST_BYTES = 4_096;

  private final DataModel model;
  private final Map<Type, CellStructure> known = new HashMap<>();

  public CellStructures(DataModel model) {
    this.model = model;
  }

  public CellStructure of(Type type) {
    CellStructure structure = known.get(type);
    if (structure == null) {
      structure = new CellStructure(known.size() + 1, type, size(type), fields(type));
      known.put(type, structure);
    }
    return structure;
  }

  /** As the symbolic machine has it: what has no size yet counts as a byte. */
  public long size(Type type) {
    return model.elementSize(type);
  }

  /** The scalars that a type is made of; empty if members share bytes, or if there are many. */
  public Optional<List<Leaves.Leaf>> scalars(Type type) {
    if (!type.hasLayout() || size(type) > MOST_BYTES || Leaves.isShared(type)) {
      return Optional.empty();
    }
    return Optional.of(new Leaves(model).of(type));
  }

  /** The bytes that a cell touches. */
  public long size(Cell cell) {
    return model.size(cell);
  }

  private static List<PointerField> fields(Type type) {
    List<PointerField> found = new ArrayList<>();
    collect(type, 0, found);
    return found;
  }

  /** The elements of an array get their addresses when they are used: there may be many. */
  private static void collect(Type type, long offset, List<PointerField> found) {
    if (type instanceof PointerType pointer) {
      if (found.stream().noneMatch(f -> f.offset() == offset)) {
        found.add(new PointerField(offset, pointer));
      }
    } else if (type instanceof RecordType record && record.isComplete()) {
      for (Field field : record.fields()) {
        collect(field.type(), offset + field.offset(), found);
      }
    }
  }
}
