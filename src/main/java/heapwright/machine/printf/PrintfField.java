package heapwright.machine.printf;

import java.util.OptionalInt;
import java.util.function.IntUnaryOperator;

/**
 * Flags, width and precision of a conversion as the format gives them.
 *
 * @param flags their characters in the order of {@link #FLAGS}, each once
 */
record PrintfField(String flags, Amount width, Amount precision) {
  /**
   * All flags. The apostrophe and glibc's own I have no effect in the C locale, which has no
   * thousands' separator and the usual digits.
   */
  static final String FLAGS = "#'+ -0I";

  /** A width or a precision. */
  interface Amount {
    Amount NONE = arguments -> OptionalInt.empty();

    /** The amount, with the arguments of ints by their index. */
    OptionalInt resolve(IntUnaryOperator arguments);
  }

  /** Notes the arguments that asterisks stand for. */
  void want(FetchedArguments.Kinds kinds) {
    IntUnaryOperator noting =
        index -> {
          kinds.want(index, FetchedArguments.Kind.INT);
          return 0;
        };
    width.resolve(noting);
    precision.resolve(noting);
  }

  /** Replaces asterisks: a negative width asks for the left, a negative precision for none. */
  Layout layout(FetchedArguments arguments) {
    IntUnaryOperator asterisks = index -> (int) arguments.integer(index);
    int given = width.resolve(asterisks).orElse(0);
    boolean turned = given < 0 && flags.indexOf('-') < 0;
    OptionalInt digits = precision.resolve(asterisks);
    return new Layout(
        turned ? inOrder(flags + "-") : flags,
        Math.abs(Math.max(given, -Integer.MAX_VALUE)),
        digits.orElse(-1) >= 0 ? digits : OptionalInt.empty());
  }

  /** Flags as this record has them. */
  static String inOrder(String flags) {
    StringBuilder ordered = new StringBuilder();
    FLAGS.chars().filter(flag -> flags.indexOf(flag) >= 0).forEach(f -> ordered.append((char) f));
    return ordered.toString();
  }

  /** A field with its asterisks replaced. */
  record Layout(String flags, int width, OptionalInt precision) {
    static final Layout PLAIN = new Layout("", 0, OptionalInt.empty());

    boolean has(char flag) {
      return flags.indexOf(flag) >= 0;
    }

    boolean left() {
      return has('-');
    }

    /** What stands before a number that is not negative. */
    String sign() {
      return has('+') ? "+" : has(' ') ? " " : "";
    }

    /** A conversion with this field. */
    String conversion(String letters) {
      StringBuilder text = new StringBuilder("%");
      flags
          .chars()
          .filter(flag -> !(flag == ' ' && has('+') || flag == '0' && left()))
          .forEach(flag -> text.append((char) flag));
      if (width != 0) {
        text.append(width);
      }
      precision.ifPresent(digits -> text.append('.').append(digits));
      return text.append(letters).toString();
    }
  }
}
