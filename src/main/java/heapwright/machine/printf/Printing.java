package heapwright.machine.printf;

import heapwright.machine.libc.PrintedFloat;
import heapwright.number.ExtendedDouble;
import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.EnumSet;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.IntUnaryOperator;

/** Prints one directive after the other; an answer is what stops it. */
final class Printing implements PrintfDirective.Cases<Optional<PrintfError>> {
  private static final int MOST_DIGITS = 1 << 26;

  private static final byte[] NULL_TEXT = "(null)".getBytes(StandardCharsets.US_ASCII);
  private static final byte[] NIL_TEXT = "(nil)".getBytes(StandardCharsets.US_ASCII);

  private final FetchedArguments arguments;
  private final PaddedOutput output;

  Printing(FetchedArguments arguments, PaddedOutput output) {
    this.arguments = arguments;
    this.output = output;
  }

  @Override
  public Optional<PrintfError> literal(PrintfDirective.Literal literal) {
    return output.plain(literal.text());
  }

  @Override
  public Optional<PrintfError> signedInteger(PrintfDirective.SignedInteger directive) {
    FieldLayout layout = layout(directive.field());
    int unused = Long.SIZE - directive.length().bits();
    long value = arguments.integer(directive.argument()) << unused >> unused;
    return integer(IntegerText.signed(layout, value), layout);
  }

  @Override
  public Optional<PrintfError> unsignedInteger(PrintfDirective.UnsignedInteger directive) {
    FieldLayout layout = layout(directive.field());
    int unused = Long.SIZE - directive.length().bits();
    long value = arguments.integer(directive.argument()) << unused >>> unused;
    return integer(
        IntegerText.unsigned(layout, value, directive.radix(), directive.upper()), layout);
  }

  // C17 7.21.6.1p6: a precision switches the flag 0 off.
  private Optional<PrintfError> integer(NumberText text, FieldLayout layout) {
    return output.number(text, layout, layout.zeroPadded() && layout.precision().isEmpty());
  }

  @Override
  public Optional<PrintfError> floating(PrintfDirective.Floating directive) {
    FieldLayout layout = layout(directive.field());
    if (Math.max(layout.width(), layout.precision().orElse(0)) > MOST_DIGITS) {
      // The C library would allocate several times as much, in the memory of this process.
      throw new OutOfMemoryError("a number of " + layout + " characters");
    }
    Optional<byte[]> text;
    if (directive.extended()) {
      ExtendedDouble value = arguments.extended(directive.argument());
      String conversion = conversion(layout, "L" + directive.letter());
      text = PrintedFloat.of(conversion, value.significand(), value.signAndExponent());
    } else {
      double value = arguments.floating(directive.argument());
      text = PrintedFloat.of(conversion(layout, "" + directive.letter()), value);
    }
    return text.map(output::plain).orElse(Optional.of(PrintfError.EOVERFLOW));
  }

  /** A conversion spelled with its asterisks replaced. */
  private static String conversion(FieldLayout layout, String letters) {
    StringBuilder text = new StringBuilder("%");
    for (Flag flag : Flag.values()) {
      boolean hidden =
          flag == Flag.SPACE && layout.has(Flag.PLUS) || flag == Flag.ZERO && layout.left();
      if (layout.has(flag) && !hidden) {
        text.append(flag.letter());
      }
    }
    if (layout.width() != 0) {
      text.append(layout.width());
    }
    layout.precision().ifPresent(precision -> text.append('.').append(precision));
    return text.append(letters).toString();
  }

  @Override
  public Optional<PrintfError> character(PrintfDirective.Character directive) {
    FieldLayout layout = layout(directive.field());
    int character = (int) arguments.integer(directive.argument());
    return directive.wide()
        ? wide(new int[] {character}, layout)
        : output.text(new byte[] {(byte) character}, layout);
  }

  @Override
  public Optional<PrintfError> text(PrintfDirective.Text directive) {
    FieldLayout layout = layout(directive.field());
    PrintfPointer pointer = arguments.pointer(directive.argument());
    int limit = layout.precision().orElse(Integer.MAX_VALUE);
    if (pointer.address() == 0) {
      return output.text(limit < NULL_TEXT.length ? new byte[0] : NULL_TEXT, layout);
    }
    return directive.wide()
        ? wide(pointer.wideString(limit), layout)
        : output.text(pointer.string(limit), layout);
  }

  /** In the C locale a wide character below 128 is one byte, and the others are none. */
  private Optional<PrintfError> wide(int[] characters, FieldLayout layout) {
    byte[] bytes = new byte[characters.length];
    for (int i = 0; i < characters.length; i++) {
      if ((characters[i] & ~0x7f) != 0) {
        return Optional.of(PrintfError.EILSEQ);
      }
      bytes[i] = (byte) characters[i];
    }
    return output.text(bytes, layout);
  }

  @Override
  public Optional<PrintfError> pointer(PrintfDirective.Pointer directive) {
    FieldLayout layout = layout(directive.field());
    long address = arguments.pointer(directive.argument()).address();
    return address == 0
        ? output.text(NIL_TEXT, layout)
        : integer(IntegerText.pointer(layout, address), layout);
  }

  @Override
  public Optional<PrintfError> storeCount(PrintfDirective.StoreCount directive) {
    arguments.pointer(directive.argument()).store(directive.length(), output.count());
    return Optional.empty();
  }

  @Override
  public Optional<PrintfError> errorText(PrintfDirective.ErrorText directive) {
    FieldLayout layout = layout(directive.field());
    byte[] text = arguments.errorText();
    int length = Math.min(text.length, layout.precision().orElse(text.length));
    return output.text(Arrays.copyOf(text, length), layout);
  }

  @Override
  public Optional<PrintfError> unknown(PrintfDirective.Unknown directive) {
    String text = conversion(layout(directive.field()), "" + (char) directive.letter());
    return output.plain(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  @Override
  public Optional<PrintfError> malformed(PrintfDirective.Malformed directive) {
    return Optional.of(directive.error());
  }

  /** Replaces asterisks: a negative width asks for the left, a negative precision for none. */
  private FieldLayout layout(FieldSpecification field) {
    Set<Flag> flags = field.flags();
    IntUnaryOperator asterisks = index -> (int) arguments.integer(index);
    int width = field.width().resolve(asterisks).orElse(0);
    if (width < 0) {
      flags = EnumSet.of(Flag.LEFT);
      flags.addAll(field.flags());
      width = Math.abs(Math.max(width, -Integer.MAX_VALUE));
    }
    OptionalInt precision = field.precision().resolve(asterisks);
    boolean given = precision.isPresent() && precision.getAsInt() >= 0;
    return new FieldLayout(flags, width, given ? precision : OptionalInt.empty());
  }
}
