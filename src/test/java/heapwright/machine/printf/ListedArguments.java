package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** Arguments from a list: numbers, strings, null pointers and places for a count. */
class ListedArguments implements PrintfArguments {
  /** Addresses lead to the objects in this list. */
  private static final int FIRST_ADDRESS = 16;

  private final List<Object> objects = new ArrayList<>();
  private final Iterator<Object> values;

  ListedArguments(List<Object> values) {
    this.values = values.iterator();
  }

  @Override
  public long nextLong() {
    Object value = values.next();
    if (value instanceof Double number) {
      return Double.doubleToRawLongBits(number);
    }
    if (value instanceof Number number) {
      return number.longValue();
    }
    objects.add(value);
    return FIRST_ADDRESS + objects.size() - 1;
  }

  @Override
  public ExtendedDouble nextLongDouble() {
    return (ExtendedDouble) values.next();
  }

  private Object object(long address) {
    return objects.get((int) address - FIRST_ADDRESS);
  }

  @Override
  public byte[] string(long address, int maxBytes) {
    byte[] bytes = ((String) object(address)).getBytes(StandardCharsets.ISO_8859_1);
    return Arrays.copyOf(bytes, Math.min(bytes.length, maxBytes));
  }

  @Override
  public int[] wideString(long address, int maxCharacters) {
    return ((String) object(address)).chars().limit(maxCharacters).toArray();
  }

  @Override
  public void store(long address, int bits, long count) {
    ((Count) object(address)).stored = bits + ":" + count;
  }

  @Override
  public byte[] errorText() {
    return "No such file or directory".getBytes(StandardCharsets.US_ASCII);
  }

  /** A place that %n writes to. */
  static final class Count {
    private String stored = "nothing";

    String stored() {
      return stored;
    }
  }
}
