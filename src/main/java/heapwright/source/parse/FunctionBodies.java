package heapwright.source.parse;

import heapwright.source.parse.position.Lexis;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * Where the functions' bodies stand in a text that was not preprocessed, as far as braces tell. For
 * files that do not parse, so nothing is taken for granted but balanced braces.
 */
public final class FunctionBodies {
  private static final Set<String> TYPES = Set.of("struct", "union", "enum");
  private static final Set<String> ATTRIBUTES =
      Set.of("__attribute__", "__attribute", "_Alignas", "alignas", "__declspec");

  private final char[] text;
  private final List<Token> tokens = new ArrayList<>();

  private FunctionBodies(char[] text) {
    this.text = text;
  }

  /**
   * A body.
   *
   * @param from where its opening brace stands
   * @param to behind its closing brace
   */
  public record Body(String function, int line, int from, int to) {}

  private record Token(int from, int to, String text) {
    boolean is(String other) {
      return text.equals(other);
    }

    boolean isWord() {
      return Lexis.startsWord(text.charAt(0));
    }
  }

  /** The bodies in their order; where braces do not match, those before. */
  public static List<Body> in(char[] text) {
    FunctionBodies bodies = new FunctionBodies(text);
    bodies.tokenise();
    return bodies.find();
  }

  /** Behind the directive that starts here; a backslash at the end of a line continues it. */
  public static int directiveEnd(char[] text, int lineStart) {
    int end = Lexis.lineEnd(text, lineStart);
    while (end < text.length && isSpliced(text, end)) {
      end = Lexis.lineEnd(text, end + 1);
    }
    return end;
  }

  private static boolean isSpliced(char[] text, int newline) {
    int last = newline - 1;
    if (last >= 0 && text[last] == '\r') {
      last--;
    }
    return last >= 0 && text[last] == '\\';
  }

  private void tokenise() {
    int i = 0;
    while (i < text.length) {
      boolean startsLine = i == 0 || text[i - 1] == '\n';
      if (startsLine && Lexis.isDirective(text, i)) {
        i = directiveEnd(text, i);
      } else if (text[i] <= ' ') {
        i++;
      } else if (Lexis.startsComment(text, i)) {
        i = Lexis.commentEnd(text, i);
      } else {
        int end = Lexis.tokenEnd(text, i);
        tokens.add(new Token(i, end, new String(text, i, end - i)));
        i = end;
      }
    }
  }

  private List<Body> find() {
    List<Body> found = new ArrayList<>();
    int i = 0;
    while (i < tokens.size()) {
      if (tokens.get(i).is("{")) {
        int open = i;
        int close = partner(open, 1, "{", "}");
        if (close < 0) {
          return found;
        }
        function(open).ifPresent(name -> found.add(body(name, open, close)));
        i = close;
      }
      i++;
    }
    return found;
  }

  private Body body(Token name, int open, int close) {
    int line = 1 + (int) new String(text, 0, name.from()).chars().filter(c -> c == '\n').count();
    return new Body(name.text(), line, tokens.get(open).from(), tokens.get(close).to());
  }

  /** The bracket that belongs to this one, in that direction; negative if there is none. */
  private int partner(int at, int step, String deeper, String higher) {
    int depth = 0;
    for (int i = at; i >= 0 && i < tokens.size(); i += step) {
      if (tokens.get(i).is(deeper)) {
        depth++;
      } else if (tokens.get(i).is(higher) && --depth == 0) {
        return i;
      }
    }
    return -1;
  }

  /** The name of the function whose body a brace opens; empty if it opens something else. */
  private Optional<Token> function(int brace) {
    int i = brace - 1;
    while (i >= 0) {
      if (tokens.get(i).is(")")) {
        int open = partner(i, -1, ")", "(");
        if (open < 1) {
          return Optional.empty();
        }
        if (!isAttribute(open - 1)) {
          return declared(open - 1);
        }
        i = open - 2;
      } else if (tokens.get(i).isWord() && !TYPES.contains(tokens.get(i).text())) {
        // The tag of a type, or a macro that stands for attributes.
        i--;
      } else {
        return Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** Known ones, and macros with arguments behind the parameters. */
  private boolean isAttribute(int word) {
    Token before = tokens.get(word);
    return ATTRIBUTES.contains(before.text())
        || before.isWord() && word > 0 && tokens.get(word - 1).is(")");
  }

  /** The name before the parameters; that of a function which returns one's address is inside. */
  private Optional<Token> declared(int before) {
    if (!tokens.get(before).is(")")) {
      return Optional.of(tokens.get(before)).filter(Token::isWord);
    }
    for (int i = Math.max(0, partner(before, -1, ")", "(")); i < before; i++) {
      if (tokens.get(i).isWord() && tokens.get(i + 1).is("(")) {
        return Optional.of(tokens.get(i));
      }
    }
    return Optional.empty();
  }
}
