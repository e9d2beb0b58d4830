package heapwright.method.addressmapper.map;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.OptionalInt;

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
