package heapwright.ir.spelling;

/** A piece of C, with how strongly it holds together. */
record Phrase(String text, Level level) {
  static final Phrase OMITTED = new Phrase("…", Level.POSTFIX);

  /** C's binding strengths, as far as they are needed to set parentheses. */
  enum Level {
    BITS,
    COMPARISON,
    SHIFT,
    SUM,
    PRODUCT,
    UNARY,
    POSTFIX;

    Level tighter() {
      return values()[ordinal() + 1];
    }
  }

  /** A name, a call, an index: something that needs no parentheses anywhere. */
  static Phrase postfix(String text) {
    return new Phrase(text, Level.POSTFIX);
  }

  static Phrase infix(Phrase left, String operator, Phrase right, Level level) {
    return new Phrase(
        left.inside(level) + " " + operator + " " + right.inside(level.tighter()), level);
  }

  static Phrase prefix(String operator, Phrase operand) {
    return new Phrase(operator + operand.inside(Level.UNARY), Level.UNARY);
  }

  /** The text as an operand where at least this strength is needed. */
  String inside(Level needed) {
    return level.compareTo(needed) < 0 ? "(" + text + ")" : text;
  }
}
