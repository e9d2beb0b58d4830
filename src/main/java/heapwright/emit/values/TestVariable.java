package heapwright.emit.values;

import heapwright.emit.names.TypeNames;
import heapwright.ir.Global;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Something that the test can name.
 *
 * @param type of the object that it stands for; an array if it has several elements
 * @param qualifiers of the object
 * @param isPointer whether the name is that of a pointer to the object, or to its first element
 * @param fixedAddress where it lies, if the source spells that
 */
public record TestVariable(
    String name,
    Type type,
    Qualifiers qualifiers,
    boolean isPointer,
    OptionalLong fixedAddress,
    DataModel model) {

  public TestVariable(
      String name, Type type, Qualifiers qualifiers, boolean isPointer, DataModel model) {
    this(name, type, qualifiers, isPointer, OptionalLong.empty(), model);
  }

  /** What lies at an address that the source spells. */
  public static TestVariable fixed(Global global, DataModel model) {
    String name = "(void *)" + hexadecimal(global.fixedAddress().getAsLong());
    return new TestVariable(
        name, global.type(), Qualifiers.VOLATILE, true, global.fixedAddress(), model);
  }

  static String hexadecimal(long address) {
    return "0x" + Long.toHexString(address) + "UL";
  }

  public static TestVariable plain(String name, Type type, DataModel model) {
    return new TestVariable(name, type, Qualifiers.NONE, false, model);
  }

  /** The name of a pointer to an object of the type. */
  public static TestVariable pointer(String name, Type type, DataModel model) {
    return new TestVariable(name, type, Qualifiers.NONE, true, model);
  }

  /** The path to what a cell reads. */
  Optional<FieldPath> path(Cell cell, long offset) {
    return FieldPath.to(cell, offset, type, qualifiers, model);
  }

  /** A part of what lies at a fixed address, spelled as sources do. */
  Optional<String> register(Cell cell, long offset, TypeNames types) {
    if (fixedAddress.isEmpty() || cell.bits().isPresent()) {
      return Optional.empty();
    }
    String pointer = types.of(new PointerType(cell.type(), Qualifiers.VOLATILE));
    return Optional.of("*(" + pointer + ")" + hexadecimal(fixedAddress.getAsLong() + offset));
  }

  String at(FieldPath path) {
    return path.from(name, isPointer && !(type instanceof ArrayType));
  }

  /** A pointer to the first byte, of whichever type. */
  public String address() {
    return isPointer || type instanceof ArrayType ? name : "&" + name;
  }

  /** A pointer to the byte at an offset. */
  String octets(long offset) {
    return offset == 0 ? address() : "(char *)" + address() + " + " + offset;
  }

  /** A pointer to a part, to be kept where pointers of a type are kept. */
  String pointer(long offset, PointerType kept) {
    Type target = kept.target();
    if (kept.qualifiers().isAtomic()) {
      return anything(offset);
    }
    if (offset == 0 && isPointer && first().equals(target)) {
      return name;
    }
    if (type instanceof ArrayType array && isEnd(array, offset) && array.element().equals(target)) {
      return name + " + " + array.length();
    }
    return path(Cell.of(target), offset)
        .filter(path -> path.isPlain() && !(isPointer && path.steps().isEmpty()))
        .map(path -> addressOf(at(path)))
        .orElseGet(() -> anything(offset));
  }

  /** C converts pointers to void to all others. */
  private String anything(long offset) {
    return offset == 0 ? "(void *)" + address() : "(void *)(" + octets(offset) + ")";
  }

  private boolean isEnd(ArrayType array, long offset) {
    return offset == array.length() * model.size(array.element());
  }

  private Type first() {
    return type instanceof ArrayType array && isPointer ? array.element() : type;
  }

  private static String addressOf(String place) {
    return place.startsWith("*") ? place.substring(1) : "&" + place;
  }
}
