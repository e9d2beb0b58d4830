package heapwright.emit;

import java.util.Set;
import java.util.TreeSet;

/** The source's macros, which would change what stands behind the source, keywords included. */
final class SourceMacros {
  /** Words of the compiler's that a source may define; its other macros like these are meant. */
  private static final Set<String> COMPILERS =
      Set.of("__attribute__", "__asm__", "__typeof__", "__extension__", "__auto_type", "__thread");

  private final Set<String> names;

  SourceMacros(Set<String> names) {
    this.names = names;
  }

  /** Lines that take away from the source's macros those whose names occur in a text. */
  String undefined(String text) {
    Set<String> found = new TreeSet<>();
    int at = 0;
    while (at < text.length()) {
      int end = end(text, at);
      String token = text.substring(at, end);
      if (names.contains(token) && !isMeant(token)) {
        found.add(token);
      }
      at = end;
    }
    StringBuilder lines = new StringBuilder();
    found.forEach(word -> lines.append("#undef ").append(word).append('\n'));
    return lines.toString();
  }

  private static boolean isMeant(String word) {
    return word.equals("errno") || word.startsWith("__") && !COMPILERS.contains(word);
  }

  /** Where the word, the literal, the comment or the other character ends that begins somewhere. */
  private static int end(String text, int start) {
    char first = text.charAt(start);
    int at = start + 1;
    if (Character.isJavaIdentifierStart(first)) {
      while (at < text.length() && Character.isJavaIdentifierPart(text.charAt(at))) {
        at++;
      }
    } else if (first == '"' || first == '\'') {
      while (at < text.length() && text.charAt(at) != first) {
        at += text.charAt(at) == '\\' ? 2 : 1;
      }
      at++;
    } else if (text.startsWith("/*", start)) {
      int end = text.indexOf("*/", start + 2);
      at = end < 0 ? text.length() : end + 2;
    }
    return Math.min(at, text.length());
  }
}
