package heapwright.method;

import heapwright.ir.ArrayType;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Field;
import heapwright.ir.RecordType;
import heapwright.ir.Type;
import java.util.ArrayList;
import java.util.List;

/**
 * A scalar inside an object.
 *
 * @param inUnion whether other members share its bytes, so that its type is only a guess
 */
record Leaf(long offset, Cell cell, boolean inUnion) {

  /** The scalars of a type in the order of the declaration. */
  static List<Leaf> of(Type type, DataModel model) {
    List<Leaf> leaves = new ArrayList<>();
    collect(type, model, 0, false, leaves);
    return leaves;
  }

  private static void collect(
      Type type, DataModel model, long base, boolean inUnion, List<Leaf> leaves) {
    if (type.isScalar()) {
      leaves.add(new Leaf(base, Cell.of(type), inUnion));
    } else if (type instanceof ArrayType array && array.isComplete()) {
      long step = model.size(array.element());
      for (long i = 0; i < array.length(); i++) {
        collect(array.element(), model, base + i * step, inUnion, leaves);
      }
    } else if (type instanceof RecordType record && record.isComplete()) {
      boolean shared = inUnion || record.isUnion();
      for (Field field : record.fields()) {
        if (field.bits().isPresent()) {
          leaves.add(new Leaf(base + field.offset(), field.cell(), shared));
        } else {
          collect(field.type(), model, base + field.offset(), shared, leaves);
        }
      }
    }
  }

  /** How many bytes it touches. */
  int bytes(DataModel model) {
    return cell.bits().map(bits -> bits.bytes()).orElseGet(() -> (int) model.size(cell.type()));
  }
}
