package heapwright.goal.reach;

/** A place in the text of a goal, which moves on as it is read. */
final class Cursor {
  /** Ends the reading of a malformed goal. */
  static final class GoalSyntaxError extends RuntimeException {
    private static final long serialVersionUID = 1L;
    private final int at;

    /**
     * @param at where in the text, from 0
     */
    GoalSyntaxError(int at, String message) {
      super(message);
      this.at = at;
    }

    int at() {
      return at;
    }
  }

  private final String text;
  private int at;

  Cursor(String text) {
    this.text = text;
  }

  String text() {
    return text;
  }

  /** Where it is now. */
  int at() {
    return at;
  }

  /** Where the next thing stands. */
  int next() {
    while (at < text.length() && Character.isWhitespace(text.charAt(at))) {
      at++;
    }
    return at;
  }

  boolean skips(String wanted) {
    boolean isThere = text.startsWith(wanted, next());
    at += isThere ? wanted.length() : 0;
    return isThere;
  }

  void require(String wanted, String described) {
    if (!skips(wanted)) {
      throw expected(described);
    }
  }

  void requireEnd(String orElse) {
    if (next() < text.length()) {
      throw expected(orElse + ", or the end");
    }
  }

  GoalSyntaxError expected(String what) {
    String found = next() == text.length() ? "the end" : "'" + text.charAt(at) + "'";
    return new GoalSyntaxError(at, "expected is " + what + ", not " + found);
  }

  String digits(String what) {
    int start = next();
    while (at < text.length() && text.charAt(at) >= '0' && text.charAt(at) <= '9') {
      at++;
    }
    if (at == start) {
      throw expected(what);
    }
    return text.substring(start, at);
  }

  /** Letters; none if something else comes next. */
  String word() {
    int start = next();
    while (at < text.length() && Character.isLetter(text.charAt(at))) {
      at++;
    }
    return text.substring(start, at);
  }

  String character() {
    if (at == text.length()) {
      throw expected("a character");
    }
    at++;
    return text.substring(at - 1, at);
  }

  /** The text up to the matching closing parenthesis, past it; literals are skipped. */
  String parenthesised() {
    int start = at;
    int depth = 1;
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '"' || c == '\'') {
        literal(c);
      } else {
        depth += c == '(' ? 1 : c == ')' ? -1 : 0;
        at++;
      }
      if (depth == 0) {
        return text.substring(start, at - 1);
      }
    }
    throw new GoalSyntaxError(start - 1, "this parenthesis is not closed");
  }

  private void literal(char quote) {
    int start = at++;
    while (at < text.length() && text.charAt(at) != quote) {
      at += text.charAt(at) == '\\' ? 2 : 1;
    }
    if (at >= text.length()) {
      throw new GoalSyntaxError(start, "this literal does not end");
    }
    at++;
  }
}
