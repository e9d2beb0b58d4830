package heapwright.world;

import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import java.nio.charset.StandardCharsets;
import java.util.List;
import java.util.Optional;

/**
 * Texts with the conversion {@code %n} (C17 7.21.6.1p8), with which a function that prints writes
 * to an object of its caller's.
 */
public final class CountingFormats {
  private static final String BETWEEN = "-+ #'*.0123456789$hljztLqI";

  private CountingFormats() {}

  /** Whether a conversion like %n or %hhn may stand in a text. */
  public static boolean storesCounts(String text) {
    for (int i = text.indexOf('%'); i >= 0; i = text.indexOf('%', i + 1)) {
      int at = i + 1;
      while (at < text.length() && BETWEEN.indexOf(text.charAt(at)) >= 0) {
        at++;
      }
      if (at < text.length() && text.charAt(at) == 'n') {
        return true;
      }
      i = at;
    }
    return false;
  }

  /**
   * Whether a call in a program may print by such a format: one of its texts, as far as is known.
   */
  public static boolean areUsedIn(Program program) {
    return program.ownGlobals().anyMatch(CountingFormats::storesCounts)
        && program
            .ownFunctions()
            .flatMap(Function::calls)
            .flatMap(call -> format(call).stream())
            .anyMatch(f -> fixedText(program, f).filter(text -> !storesCounts(text)).isEmpty());
  }

  /** What a call prints by, if it prints. */
  public static Optional<Expression> format(Statement.Call call) {
    return LibraryTable.argument(call, LibraryTable::format);
  }

  /** The object that holds a format, if that is a literal or as good as one. */
  public static Optional<Global> fixedText(Program program, Expression format) {
    if (format instanceof Expression.Conversion conversion) {
      return fixedText(program, conversion.operand());
    }
    return format instanceof Expression.GlobalAddress address
        ? Optional.of(program.globals().get(address.symbol())).filter(Global::isFixed)
        : Optional.empty();
  }

  /** Whether what an object holds at the start may be such a format, or the end of one. */
  public static boolean storesCounts(Global global) {
    return global.initialiser().stream()
        .flatMap(initialiser -> initialiser.items().stream())
        .flatMap(item -> text(item).stream())
        .anyMatch(CountingFormats::storesCounts);
  }

  private static Optional<String> text(Initialiser.Item item) {
    return item instanceof Initialiser.Item.Text text && text.bytes().contains((byte) '%')
        ? Optional.of(string(text.bytes()))
        : Optional.empty();
  }

  private static String string(List<Byte> bytes) {
    byte[] plain = new byte[bytes.size()];
    for (int i = 0; i < plain.length; i++) {
      plain[i] = bytes.get(i);
    }
    return new String(plain, StandardCharsets.ISO_8859_1);
  }
}
