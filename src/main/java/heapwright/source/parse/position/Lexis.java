package heapwright.source.parse.position;

/** Where the lexical elements of a C text end. */
public final class Lexis {
  private Lexis() {}

  public static boolean startsWord(char c) {
    return c >= 'a' && c <= 'z' || c >= 'A' && c <= 'Z' || c == '_' || c == '$' || c >= 0x80;
  }

  public static boolean isDigit(char c) {
    return c >= '0' && c <= '9';
  }

  /** The end of the token that begins here. */
  public static int tokenEnd(char[] in, int at) {
    char c = in[at];
    if (c == '"' || c == '\'') {
      return literalEnd(in, at);
    }
    if (startsWord(c)) {
      return wordEnd(in, at);
    }
    return isDigit(c) ? numberEnd(in, at) : at + 1;
  }

  public static int wordEnd(char[] in, int at) {
    int i = at;
    while (i < in.length && (startsWord(in[i]) || isDigit(in[i]))) {
      i++;
    }
    return i;
  }

  /** The end of a preprocessing number, C17 6.4.8. */
  public static int numberEnd(char[] in, int at) {
    int i = at;
    while (i < in.length) {
      char c = in[i];
      boolean sign = (c == '+' || c == '-') && "eEpP".indexOf(in[i - 1]) >= 0 && i > at;
      if (!sign && c != '.' && !startsWord(c) && !isDigit(c)) {
        break;
      }
      i++;
    }
    return i;
  }

  /** The end of a string or character literal; an unfinished one ends with its line. */
  public static int literalEnd(char[] in, int at) {
    char quote = in[at];
    int i = at + 1;
    while (i < in.length && in[i] != quote && in[i] != '\n') {
      i += in[i] == '\\' ? 2 : 1;
    }
    boolean closed = i < in.length && in[i] == quote;
    return Math.min(in.length, closed ? i + 1 : i);
  }

  /** Whether the three characters here are a trigraph, C17 5.2.1.1. */
  public static boolean startsTrigraph(char[] in, int at) {
    return at + 2 < in.length
        && in[at] == '?'
        && in[at + 1] == '?'
        && "=/'()!<>-".indexOf(in[at + 2]) >= 0;
  }

  /** Whether a comment begins here. */
  public static boolean startsComment(char[] in, int at) {
    return in[at] == '/' && at + 1 < in.length && (in[at + 1] == '*' || in[at + 1] == '/');
  }

  public static int commentEnd(char[] in, int at) {
    boolean block = in[at + 1] == '*';
    int i = at + 2;
    while (i < in.length) {
      if (block ? in[i] == '*' && i + 1 < in.length && in[i + 1] == '/' : in[i] == '\n') {
        return block ? i + 2 : i;
      }
      i++;
    }
    return in.length;
  }

  /** The first character from here on that is neither space, comment nor directive. */
  public static int skipBlanks(char[] in, int at) {
    int i = at;
    while (i < in.length) {
      if (in[i] == '\n') {
        i = skipDirectives(in, i + 1);
      } else if (in[i] <= ' ') {
        i++;
      } else if (startsComment(in, i)) {
        i = commentEnd(in, i);
      } else {
        break;
      }
    }
    return i;
  }

  /** From the start of a line, behind the directives that begin there. */
  private static int skipDirectives(char[] in, int lineStart) {
    return isDirective(in, lineStart) ? lineEnd(in, lineStart) : lineStart;
  }

  /** Whether the line that starts here is a directive. */
  public static boolean isDirective(char[] in, int lineStart) {
    int i = lineStart;
    while (i < in.length && (in[i] == ' ' || in[i] == '\t')) {
      i++;
    }
    return i < in.length && in[i] == '#';
  }

  /** Behind the bracket that closes the one here; the end of the text if none does. */
  public static int closing(char[] in, int at) {
    int depth = 0;
    int i = at;
    while (i < in.length) {
      char c = in[i];
      if (c <= ' ' || startsComment(in, i)) {
        i = skipBlanks(in, i);
        continue;
      }
      if (c == '"' || c == '\'') {
        i = literalEnd(in, i);
        continue;
      }
      if (c == '(' || c == '[' || c == '{') {
        depth++;
      } else if (c == ')' || c == ']' || c == '}') {
        depth--;
      }
      i++;
      if (depth == 0) {
        return i;
      }
    }
    return in.length;
  }

  /** A range of the text without the directives in it. */
  public static String withoutDirectives(char[] in, int from, int to) {
    StringBuilder kept = new StringBuilder();
    int i = from;
    while (i < to) {
      int next = i > from && in[i - 1] == '\n' && isDirective(in, i) ? lineEnd(in, i) : i;
      if (next == i) {
        kept.append(in[i++]);
      }
      i = Math.max(i, next);
    }
    return kept.toString().trim();
  }

  public static int lineEnd(char[] in, int at) {
    int i = at;
    while (i < in.length && in[i] != '\n') {
      i++;
    }
    return i;
  }
}
