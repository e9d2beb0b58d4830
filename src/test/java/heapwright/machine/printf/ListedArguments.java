package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Iterator;
import java.util.List;

/** Arguments from a list: numbers, strings, null pointers and places for a count. */
final class ListedArguments implements PrintfArguments {
  private final Iterator<Object> values;

  ListedArguments(List<Object> values) {
    this.values = values.iterator();
  }

  @Override
  public int nextInt() {
    return ((Number) values.next()).intValue();
  }

  @Override
  public long nextLong() {
    return ((Number) values.next()).longValue();
  }

  @Override
  public double nextDouble() {
    return (Double) values.next();
  }

  @Override
  public ExtendedDouble nextLongDouble() {
    return (ExtendedDouble) values.next();
  }

  @Override
  public PrintfPointer nextPointer() {
    Object value = values.next();
    if (value instanceof PrintfPointer pointer) {
      return pointer;
    }
    return value instanceof String text ? new Text(text) : new Address((Long) value);
  }

  @Override
  public byte[] errorText() {
    return "No such file or directory".getBytes(StandardCharsets.US_ASCII);
  }

  /** A place that %n writes to. */
  static final class Count implements PrintfPointer {
    private String stored = "nothing";

    String stored() {
      return stored;
    }

    @Override
    public long address() {
      return 16;
    }

    @Override
    public byte[] string(int maxBytes) {
      throw new AssertionError("not a string");
    }

    @Override
    public int[] wideString(int maxCharacters) {
      throw new AssertionError("not a string");
    }

    @Override
    public void store(LengthModifier length, long count) {
      stored = length.bits() + ":" + count;
    }
  }

  private record Text(String text) implements PrintfPointer {
    @Override
    public long address() {
      return 16;
    }

    @Override
    public byte[] string(int maxBytes) {
      byte[] bytes = text.getBytes(StandardCharsets.ISO_8859_1);
      return Arrays.copyOf(bytes, Math.min(bytes.length, maxBytes));
    }

    @Override
    public int[] wideString(int maxCharacters) {
      return text.chars().limit(maxCharacters).toArray();
    }

    @Override
    public void store(LengthModifier length, long count) {
      throw new AssertionError("not a count");
    }
  }

  private record Address(long address) implements PrintfPointer {
    @Override
    public byte[] string(int maxBytes) {
      throw new AssertionError("not a string");
    }

    @Override
    public int[] wideString(int maxCharacters) {
      throw new AssertionError("not a string");
    }

    @Override
    public void store(LengthModifier length, long count) {
      throw new AssertionError("not a count");
    }
  }
}
