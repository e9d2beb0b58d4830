package heapwright.source.llvm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** The words of a piece of LLVM's assembly language, one after the other. */
final class AssemblyScanner {
  private static final String PUNCTUATION = "()[]{}<>,=*:";
  private final String text;
  private int at;

  /** What cannot be read. */
  static final class Unreadable extends RuntimeException {
    private static final long serialVersionUID = 1;

    Unreadable(String message) {
      super(message);
    }
  }

  AssemblyScanner(String text) {
    this.text = text;
    skipBlanks();
  }

  private void skipBlanks() {
    while (at < text.length() && (Character.isWhitespace(text.charAt(at)) || comment())) {
      at++;
    }
  }

  private boolean comment() {
    if (text.charAt(at) != ';') {
      return false;
    }
    int end = text.indexOf('\n', at);
    at = end < 0 ? text.length() - 1 : end;
    return true;
  }

  boolean atEnd() {
    return at >= text.length();
  }

  /** The next word; empty at the end. */
  String peek() {
    return text.substring(at, end());
  }

  private int end() {
    if (atEnd()) {
      return at;
    }
    char first = text.charAt(at);
    if (text.startsWith("...", at)) {
      return at + 3;
    }
    if (first == '"') {
      return quoteEnd(at) + 1;
    }
    if (PUNCTUATION.indexOf(first) >= 0) {
      return at + 1;
    }
    int end = at + 1;
    boolean sigil = "%@!$c#".indexOf(first) >= 0;
    if (sigil && end < text.length() && text.charAt(end) == '"') {
      return quoteEnd(end) + 1;
    }
    while (end < text.length() && isWord(text.charAt(end))) {
      end++;
    }
    return end;
  }

  private int quoteEnd(int start) {
    int end = text.indexOf('"', start + 1);
    return end < 0 ? text.length() - 1 : end;
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '.' || c == '_' || c == '-' || c == '$' || c == '+';
  }

  String next() {
    String word = peek();
    at += word.length();
    skipBlanks();
    return word;
  }

  boolean sees(String word) {
    return peek().equals(word);
  }

  boolean accept(String word) {
    if (sees(word)) {
      next();
      return true;
    }
    return false;
  }

  void expect(String word) {
    if (!accept(word)) {
      throw new Unreadable("'" + word + "' expected before '" + peek() + "'");
    }
  }

  /** All words from here on that are among these, in order. */
  List<String> acceptAll(Set<String> words) {
    List<String> found = new ArrayList<>();
    while (words.contains(peek())) {
      found.add(next());
    }
    return found;
  }

  /** Skips what is in brackets, which are next. */
  void skipBrackets() {
    int depth = 0;
    do {
      String word = next();
      depth += word.equals("(") ? 1 : word.equals(")") ? -1 : 0;
    } while (depth > 0 && !atEnd());
  }

  int position() {
    return at;
  }

  void back(int position) {
    at = position;
  }

  /** A name without what marks it: {@code %"a b"} is {@code a b}. */
  static String bare(String word) {
    String name = word.substring(1);
    return name.startsWith("\"") ? unescaped(name.substring(1, name.length() - 1)) : name;
  }

  /** {@code \22} is a quotation mark. */
  static String unescaped(String quoted) {
    if (quoted.indexOf('\\') < 0) {
      return quoted;
    }
    StringBuilder plain = new StringBuilder();
    for (byte b : bytes(quoted)) {
      plain.append((char) (b & 0xff));
    }
    return plain.toString();
  }

  static List<Byte> bytes(String quoted) {
    List<Byte> bytes = new ArrayList<>();
    for (int i = 0; i < quoted.length(); i++) {
      char c = quoted.charAt(i);
      if (c == '\\' && quoted.charAt(i + 1) == '\\') {
        bytes.add((byte) '\\');
        i++;
      } else if (c == '\\') {
        bytes.add((byte) Integer.parseInt(quoted.substring(i + 1, i + 3), 16));
        i += 2;
      } else {
        bytes.add((byte) c);
      }
    }
    return bytes;
  }
}
