package heapwright.emit.values;

import heapwright.emit.names.TestLibrary;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.IntegerType;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * Neighbouring characters of an array, to be written as one text.
 *
 * @param place the first of them as a pointer
 * @param plain whether they are of type {@code char}, as the string functions want them
 */
record TextRun(String place, boolean plain, List<Byte> bytes) {

  /** The run that begins at a cell, if there are at least two characters. */
  static Optional<TextRun> from(TestVariable variable, List<InputCell> cells, int start) {
    Optional<FieldPath> first = element(variable, cells.get(start));
    if (first.isEmpty()) {
      return Optional.empty();
    }
    FieldPath array = first.get().array().orElseThrow();
    List<Byte> octets = new ArrayList<>();
    for (int i = start; i < cells.size(); i++) {
      Optional<FieldPath> next = element(variable, cells.get(i));
      boolean follows =
          next.isPresent()
              && next.get().array().orElseThrow().equals(array)
              && next.get().index() == first.get().index() + octets.size();
      if (!follows) {
        break;
      }
      octets.add(((InputValue.Number) cells.get(i).value()).value().byteValue());
    }
    long index = first.get().index();
    String place = variable.at(array) + (index == 0 ? "" : " + " + index);
    IntegerType type = (IntegerType) first.get().type();
    boolean plain = type.kind() == IntegerType.Kind.CHAR;
    return octets.size() < 2 ? Optional.empty() : Optional.of(new TextRun(place, plain, octets));
  }

  private static Optional<FieldPath> element(TestVariable variable, InputCell cell) {
    boolean number = cell.value() instanceof InputValue.Number;
    return variable
        .path(cell.cell(), cell.offset())
        .filter(path -> number && path.isPlain() && path.array().isPresent())
        .filter(path -> path.array().orElseThrow().type() instanceof ArrayType)
        .filter(path -> isCharacter(path));
  }

  private static boolean isCharacter(FieldPath path) {
    return path.type() instanceof IntegerType type
        && (type.kind() == IntegerType.Kind.CHAR || type.kind() == IntegerType.Kind.BYTE);
  }

  int length() {
    return bytes.size();
  }

  String assignment(TestLibrary library) {
    return call(library, "strcpy", "memcpy") + ";";
  }

  String comparison(TestLibrary library) {
    return call(library, "strcmp", "memcmp") + " == 0";
  }

  /** A string that ends where the run ends is one for the string functions. */
  private String call(TestLibrary library, String ofString, String ofBytes) {
    boolean isString = plain && bytes.indexOf((byte) 0) == bytes.size() - 1;
    return isString
        ? library.call(ofString, place, Literal.text(bytes.subList(0, bytes.size() - 1)))
        : library.call(ofBytes, place, Literal.text(bytes), bytes.size());
  }
}
