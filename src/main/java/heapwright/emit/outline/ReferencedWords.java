package heapwright.emit.outline;

import heapwright.emit.outline.Lexer.Token;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a file of tests may refer to of the source that it includes. */
public final class ReferencedWords {
  /** The source calls it by the first name, the tests by the second. */
  private static final Pattern RENAMED =
      Pattern.compile("^#define (\\w+) (\\w+)$", Pattern.MULTILINE);

  /** The tests have one themselves. */
  private static final String MAIN = "main";

  private ReferencedWords() {}

  public static Set<String> of(String tests) {
    Set<String> words = new HashSet<>();
    Lexer lexer = new Lexer(tests);
    for (Optional<Token> token = lexer.next(); token.isPresent(); token = lexer.next()) {
      if (token.get().kind() == Token.Kind.WORD) {
        words.add(tests.substring(token.get().from(), token.get().to()));
      }
    }
    words.remove(MAIN);
    Matcher renamed = RENAMED.matcher(tests);
    while (renamed.find()) {
      if (words.contains(renamed.group(2))) {
        words.add(renamed.group(1));
      }
    }
    return words;
  }
}
