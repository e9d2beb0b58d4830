package heapwright.method.variation;

import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.IntStream;

/** The texts of an input: objects that are made of characters, and standard input. */
public final class InputTexts {
  private InputTexts() {}

  public static boolean isText(InputObject object) {
    return object.element() instanceof IntegerType type
        && type.bits() == Byte.SIZE
        && !type.isBool();
  }

  public static boolean isEmpty(InputObject object) {
    return length(bytes(object)) == 0;
  }

  public static byte[] bytes(InputObject object) {
    byte[] bytes = new byte[(int) object.length()];
    for (InputCell cell : object.cells()) {
      if (cell.value() instanceof InputValue.Number number && cell.offset() < bytes.length) {
        bytes[(int) cell.offset()] = number.value().byteValue();
      }
    }
    return bytes;
  }

  /** How many characters there are before the end. */
  public static int length(byte[] text) {
    int length = 0;
    while (length < text.length && text[length] != 0) {
      length++;
    }
    return length;
  }

  public static TestInput with(TestInput input, InputObject object, byte[] text) {
    IntegerType type = (IntegerType) object.element();
    List<InputCell> cells = new ArrayList<>();
    for (int i = 0; i < text.length; i++) {
      if (text[i] != 0) {
        long value = type.signed() ? text[i] : text[i] & 0xff;
        cells.add(new InputCell(i, Cell.of(type), InputValue.Number.of(value)));
      }
    }
    // A pointer to the end of the object has to lead into it still.
    long size = Math.max(text.length, object.length());
    return input.withObject(
        object.name(), o -> new InputObject(o.name(), type, size, o.storage(), cells));
  }

  public static TestInput withStdin(TestInput input, byte[] bytes) {
    return input.withStdin(IntStream.range(0, bytes.length).mapToObj(i -> bytes[i]).toList());
  }
}
