package heapwright.method.alias;

import heapwright.analysis.TypeBasedAliasing;
import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.List;

/**
 * How two objects can lie so that cells of theirs share bytes. C17 6.5p7 says which cells may share
 * bytes: cells of one type whatever its sign, characters anything, members of a union one another.
 */
public final class Overlaps {
  private final DataModel model;
  private final TypeBasedAliasing aliasing;

  public Overlaps(Program program) {
    model = program.model();
    aliasing = new TypeBasedAliasing(program);
  }

  /** A cell, and the type of the elements of its object. */
  public record Cell(long offset, Type type, Type element) {}

  /** The distances from the second object's origin to the first one's. */
  public List<Long> of(Cell a, Cell b) {
    long least = b.offset() - a.offset() - size(a.type()) + 1;
    long most = b.offset() - a.offset() + size(b.type()) - 1;
    if (a.element().equals(b.element())) {
      return multiples(least, most, size(a.element()));
    }
    if (isByte(a.type()) || isByte(b.type())) {
      return multiples(least, most, 1);
    }
    boolean shared = Leaves.isShared(a.element()) || Leaves.isShared(b.element());
    boolean alike = shared || alike(a.type(), b.type()) && mayAlias(a.element(), b.element());
    long distance = b.offset() - a.offset();
    return alike && canBeAligned(a, b, distance) ? List.of(distance) : List.of();
  }

  /** C17 6.3.2.3p7: where pointers to both lead, both are aligned. */
  private boolean canBeAligned(Cell a, Cell b, long distance) {
    boolean areKnown = beginsAligned(a) && beginsAligned(b);
    return !areKnown || distance % Math.min(alignment(a.element()), alignment(b.element())) == 0;
  }

  /** Whether a cell's offset is aligned in an object that begins at an aligned address. */
  private boolean beginsAligned(Cell cell) {
    return cell.offset() % alignment(cell.type()) == 0;
  }

  private int alignment(Type type) {
    return type.hasLayout() ? Math.max(1, model.alignment(type)) : 1;
  }

  /** Elements of one type begin whole elements apart. */
  private static List<Long> multiples(long least, long most, long size) {
    List<Long> found = new ArrayList<>();
    for (long at = Math.floorDiv(least + size - 1, size) * size; at <= most; at += size) {
      found.add(at);
    }
    return found;
  }

  /** Records of different types lie apart, unless one can lie in the other. */
  private boolean mayAlias(Type a, Type b) {
    return !(a instanceof RecordType r && b instanceof RecordType s) || aliasing.mayShare(r, s);
  }

  private static boolean alike(Type a, Type b) {
    boolean bothPointers = a instanceof PointerType && b instanceof PointerType;
    return bothPointers || unsigned(a).equals(unsigned(b));
  }

  private static Type unsigned(Type type) {
    return type.underlying() instanceof IntegerType i ? i.withSign(false) : type.underlying();
  }

  private static boolean isByte(Type type) {
    return type instanceof IntegerType integer && integer.bits() == Byte.SIZE;
  }

  public long size(Type type) {
    return model.elementSize(type);
  }
}
