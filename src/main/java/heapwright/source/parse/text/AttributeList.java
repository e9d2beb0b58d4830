package heapwright.source.parse.text;

import heapwright.source.parse.position.Lexis;
import java.util.HashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;

/** Takes the attributes that matter out of the text between the attribute brackets. */
final class AttributeList {
  private static final Map<String, Attribute.Name> NAMES = new HashMap<>();

  static {
    for (Attribute.Name name : Attribute.Name.values()) {
      NAMES.put(name.name().toLowerCase(Locale.ROOT), name);
    }
    NAMES.remove("alignas");
  }

  private AttributeList() {}

  /** Reads {@code name, name(arguments), prefix::name ...} between two places of the text. */
  static void read(char[] in, int from, int to, int offset, List<Attribute> found) {
    int i = Lexis.skipBlanks(in, from);
    while (i < to) {
      if (!Lexis.startsWord(in[i])) {
        i = Lexis.skipBlanks(in, i + 1);
        continue;
      }
      int end = Lexis.wordEnd(in, i);
      String word = new String(in, i, end - i);
      i = Lexis.skipBlanks(in, end);
      String argument = "";
      if (i < to && in[i] == '(') {
        int close = Lexis.closing(in, i);
        argument = Lexis.withoutDirectives(in, i + 1, close - 1);
        i = Lexis.skipBlanks(in, close);
      }
      Attribute.Name name = NAMES.get(plain(word));
      if (name != null) {
        found.add(new Attribute(offset, name, argument));
      }
    }
  }

  private static String plain(String word) {
    boolean dressed = word.length() > 4 && word.startsWith("__") && word.endsWith("__");
    return dressed ? word.substring(2, word.length() - 2) : word;
  }
}
