package heapwright.machine.printf;

import heapwright.machine.libc.PrintedFloat;
import heapwright.machine.printf.FetchedArguments.Kind;
import heapwright.machine.printf.FetchedArguments.Kinds;
import heapwright.machine.printf.PrintfField.Layout;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** A piece of a format. */
sealed interface PrintfDirective {
  /** Notes which arguments it takes. */
  default void want(Kinds kinds) {}

  /** Writes its text; an answer is what stops the printing. */
  Optional<PrintfFormat.Error> print(FetchedArguments arguments, PaddedOutput output);

  /** Bytes that are printed as they are. */
  record Literal(byte[] text) implements PrintfDirective {
    @Override
    public Optional<PrintfFormat.Error> print(FetchedArguments arguments, PaddedOutput output) {
      return output.text(text, Layout.PLAIN);
    }
  }

  /** Where printing ends with an error. */
  record Malformed(PrintfFormat.Error error) implements PrintfDirective {
    @Override
    public Optional<PrintfFormat.Error> print(FetchedArguments arguments, PaddedOutput output) {
      return Optional.of(error);
    }
  }

  /** The letters between a conversion's precision and its own letter (C17 7.21.6.1p7). */
  enum Length {
    NONE(Integer.SIZE),
    /** hh */
    CHAR(Byte.SIZE),
    /** h */
    SHORT(Short.SIZE),
    /** l */
    LONG(Long.SIZE),
    /** ll, and L and q, which glibc takes for it; with a floating conversion, long double. */
    LONG_LONG(Long.SIZE),
    /** j, z and t, and Z of old */
    OTHER(Long.SIZE);

    /** Width of the integer type that is meant. */
    final int bits;

    Length(int bits) {
      this.bits = bits;
    }
  }

  /**
   * What begins with a percent sign.
   *
   * @param argument its number, from 0, also where the format does not number arguments
   * @param letter d, c and s also for %i, %C and %S, which they are
   */
  record Conversion(PrintfField field, int argument, Length length, char letter)
      implements PrintfDirective {
    /** With an argument. %b and %B are glibc's. */
    static final String LETTERS = "diuoxXbBfFeEgGaAcCsSpn";

    private static final int MOST_DIGITS = 1 << 26;
    private static final byte[] NULL_TEXT = "(null)".getBytes(StandardCharsets.US_ASCII);
    private static final byte[] NULL_ADDRESS = "(nil)".getBytes(StandardCharsets.US_ASCII);

    @Override
    public void want(Kinds kinds) {
      if (letter != 'n') {
        field.want(kinds);
      }
      switch (letter) {
        case 'd', 'u', 'o', 'x', 'X', 'b', 'B' ->
            kinds.want(argument, length.bits == Long.SIZE ? Kind.LONG : Kind.INT);
        case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A' ->
            kinds.want(argument, length == Length.LONG_LONG ? Kind.LONG_DOUBLE : Kind.DOUBLE);
        case 'c' -> kinds.want(argument, Kind.INT);
        case 's', 'p', 'n' -> kinds.want(argument, Kind.POINTER);
        default -> {}
      }
    }

    @Override
    public Optional<PrintfFormat.Error> print(FetchedArguments arguments, PaddedOutput output) {
      if (letter == 'n') {
        arguments.memory().store(arguments.integer(argument), length.bits, output.count());
        return Optional.empty();
      }
      Layout layout = field.layout(arguments);
      return switch (letter) {
        case 'd', 'u', 'o', 'x', 'X', 'b', 'B' ->
            integer(arguments.integer(argument), layout, output);
        case 'f', 'F', 'e', 'E', 'g', 'G', 'a', 'A' ->
            floating(arguments.value(argument), layout, output);
        case 'c' -> character((int) arguments.integer(argument), layout, output);
        case 's' -> string(arguments.integer(argument), layout, arguments.memory(), output);
        case 'p' -> pointer(arguments.integer(argument), layout, output);
        case 'm' -> errorText(arguments.memory().errorText(), layout, output);
        // A conversion that does not exist; glibc prints it in a form of its own.
        default ->
            output.text(
                layout.conversion("" + letter).getBytes(StandardCharsets.ISO_8859_1), Layout.PLAIN);
      };
    }

    private Optional<PrintfFormat.Error> integer(long bits, Layout layout, PaddedOutput output) {
      int unused = Long.SIZE - length.bits;
      long moved = bits << unused;
      return output.integer(letter, letter == 'd' ? moved >> unused : moved >>> unused, layout);
    }

    private Optional<PrintfFormat.Error> floating(
        FetchedArguments.Value value, Layout layout, PaddedOutput output) {
      if (Math.max(layout.width(), layout.precision().orElse(0)) > MOST_DIGITS) {
        // The C library would allocate several times as much, in the memory of this process.
        throw new OutOfMemoryError("a number of " + layout + " characters");
      }
      Optional<byte[]> text =
          length == Length.LONG_LONG
              ? PrintedFloat.of(layout.conversion("L" + letter), value.bits(), value.top())
              : PrintedFloat.of(
                  layout.conversion("" + letter), Double.longBitsToDouble(value.bits()));
      return text.map(bytes -> output.text(bytes, Layout.PLAIN))
          .orElse(Optional.of(PrintfFormat.Error.EOVERFLOW));
    }

    private boolean isWide() {
      return length == Length.LONG || length == Length.LONG_LONG;
    }

    private Optional<PrintfFormat.Error> character(
        int character, Layout layout, PaddedOutput output) {
      return isWide()
          ? wide(new int[] {character}, layout, output)
          : output.text(new byte[] {(byte) character}, layout);
    }

    private Optional<PrintfFormat.Error> string(
        long address, Layout layout, PrintfArguments memory, PaddedOutput output) {
      int limit = layout.precision().orElse(Integer.MAX_VALUE);
      if (address == 0) {
        return output.text(limit < NULL_TEXT.length ? new byte[0] : NULL_TEXT, layout);
      }
      return isWide()
          ? wide(memory.wideString(address, limit), layout, output)
          : output.text(memory.string(address, limit), layout);
    }

    /** In the C locale a wide character below 128 is one byte, and the others are none. */
    private static Optional<PrintfFormat.Error> wide(
        int[] characters, Layout layout, PaddedOutput output) {
      byte[] bytes = new byte[characters.length];
      for (int i = 0; i < characters.length; i++) {
        if ((characters[i] & ~0x7f) != 0) {
          return Optional.of(PrintfFormat.Error.EILSEQ);
        }
        bytes[i] = (byte) characters[i];
      }
      return output.text(bytes, layout);
    }

    /** As %#lx, but a sign flag shows. */
    private Optional<PrintfFormat.Error> pointer(long address, Layout layout, PaddedOutput output) {
      return address == 0
          ? output.text(NULL_ADDRESS, layout)
          : output.integer(letter, address, layout);
    }

    private static Optional<PrintfFormat.Error> errorText(
        byte[] text, Layout layout, PaddedOutput output) {
      int shown = Math.min(text.length, layout.precision().orElse(text.length));
      return output.text(Arrays.copyOf(text, shown), layout);
    }
  }
}
