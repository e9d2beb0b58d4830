package heapwright.source.lower.values;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;

/** The kinds of character and string literals, by their prefix. */
public enum Encoding {
  NARROW(""),
  UTF_8("u8"),
  UTF_16("u"),
  UTF_32("U"),
  WIDE("L");

  private final String prefix;

  Encoding(String prefix) {
    this.prefix = prefix;
  }

  public static Encoding of(String literal) {
    int quote = 0;
    while (literal.charAt(quote) != '"' && literal.charAt(quote) != '\'') {
      quote++;
    }
    String prefix = literal.substring(0, quote);
    for (Encoding encoding : values()) {
      if (encoding.prefix.equals(prefix)) {
        return encoding;
      }
    }
    return NARROW;
  }

  /** What stands between the quotes. */
  public String body(String literal) {
    return literal.substring(prefix.length() + 1, literal.length() - 1);
  }

  public IntegerType element(DataModel model) {
    return switch (this) {
      case NARROW, UTF_8 -> model.plainChar();
      case UTF_16 -> model.integer(Kind.SHORT, false);
      case UTF_32 -> model.unsignedInt();
      case WIDE -> model.wideChar();
    };
  }
}
