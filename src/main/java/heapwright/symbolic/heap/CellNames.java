package heapwright.symbolic.heap;

import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.symbolic.scalar.Leaves;
import heapwright.symbolic.scalar.MemberNames;

/** The source's name of a cell: {@code root->left}, {@code a[2]}, {@code *x}, {@code limit}. */
public final class CellNames {
  private final MemberNames members;

  public CellNames(DataModel model) {
    members = new MemberNames(model);
  }

  /** The name of what lies at an offset of an object and is read as a type. */
  public String of(HeapObject object, long offset, Type type) {
    return of(object, offset, Cell.of(type));
  }

  /** As {@link #of(HeapObject, long, Type)}, for an object of this origin, name and element. */
  public String of(HeapObject.Origin origin, String object, Type element, long offset, Type type) {
    return of(origin, object, element, offset, Cell.of(type));
  }

  /** The part of a name that comes behind the object's: {@code [2].left}, or nothing. */
  public String within(Type element, long offset, Cell cell) {
    return members.within(element, offset, cell);
  }

  /** The name of a scalar or bit-field of an object. */
  public String of(HeapObject object, Leaves.Leaf leaf) {
    return of(object, leaf.offset(), leaf.cell());
  }

  private String of(HeapObject object, long offset, Cell cell) {
    return of(object.origin(), object.name(), object.element(), offset, cell);
  }

  private String of(HeapObject.Origin origin, String object, Type element, long offset, Cell cell) {
    if (origin != HeapObject.Origin.INPUT) {
      return object + members.within(element, offset, cell);
    }
    return members.pointed(object, element, offset, cell);
  }
}
