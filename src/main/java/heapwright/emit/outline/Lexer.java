package heapwright.emit.outline;

import java.util.Optional;

/** The tokens of a preprocessed text, without line markers and pragmas. */
final class Lexer {
  private final String text;
  private int at;

  Lexer(String text) {
    this.text = text;
  }

  Optional<Token> next() {
    skip();
    if (at >= text.length()) {
      return Optional.empty();
    }
    int from = at;
    char first = text.charAt(from);
    if (first == '"' || first == '\'') {
      at = endOfString(from);
      return Optional.of(new Token(Token.Kind.STRING, from, at));
    }
    if (isInWord(first)) {
      at = endOfWord(from);
      return Character.isDigit(first) ? next() : Optional.of(new Token(Token.Kind.WORD, from, at));
    }
    at++;
    return Optional.of(new Token(Token.Kind.PUNCTUATION, from, at));
  }

  private void skip() {
    while (at < text.length()) {
      char c = text.charAt(at);
      if (c == '#' && (at == 0 || text.charAt(at - 1) == '\n')) {
        int end = text.indexOf('\n', at);
        at = end < 0 ? text.length() : end;
      } else if (Character.isWhitespace(c)) {
        at++;
      } else {
        return;
      }
    }
  }

  private static boolean isInWord(char c) {
    return c == '_' || c == '$' || c > 127 || Character.isLetterOrDigit(c);
  }

  private int endOfWord(int from) {
    int end = from;
    while (end < text.length() && isInWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int endOfString(int from) {
    char quote = text.charAt(from);
    int end = from + 1;
    while (end < text.length() && text.charAt(end) != quote && text.charAt(end) != '\n') {
      end += text.charAt(end) == '\\' ? 2 : 1;
    }
    return Math.min(end + 1, text.length());
  }

  /**
   * A token of a preprocessed text.
   *
   * @param from where it begins
   * @param to behind its end
   */
  record Token(Kind kind, int from, int to) {
    enum Kind {
      WORD,
      /** A string or a character. */
      STRING,
      /** Any other character; numbers are of no interest. */
      PUNCTUATION
    }
  }
}
