package heapwright.source.llvm.statement;

import java.util.List;
import java.util.Optional;
import java.util.Set;

/** Finds the tokens of the function that some code is from. */
final class FunctionBody {
  private static final Set<String> SCOPES =
      Set.of("namespace", "class", "struct", "union", "enum", "extern");
  private final CppText text;

  FunctionBody(CppText text) {
    this.text = text;
  }

  /**
   * A function's own tokens.
   *
   * @param initialisers where those of a constructor's members begin; the brace, if there are none
   * @param brace where its body begins
   * @param to where its body ends
   */
  record Range(int initialisers, int brace, int to) {}

  /**
   * The smallest function around an offset, which may be a lambda.
   *
   * @param line of the brace, which tells a lambda from what is around it
   */
  Optional<Range> around(int offset, int line) {
    List<CppToken> tokens = text.tokens();
    Optional<Range> outermost = Optional.empty();
    for (int i = 0; i < tokens.size() && tokens.get(i).offset() <= offset; i++) {
      if (!tokens.get(i).is("{")) {
        continue;
      }
      int behind = text.behind(i, tokens.size());
      int head = head(i);
      boolean holds = offset < tokens.get(behind - 1).end();
      if (!holds) {
        i = behind - 1;
      } else if (!isScope(head, i)) {
        boolean isAtLine = text.span(tokens.get(i).offset(), tokens.get(i).end()).line() == line;
        Range range = new Range(initialisers(head, i), i, behind - 1);
        if (outermost.isEmpty() || isAtLine && isLambda(i)) {
          outermost = Optional.of(range);
        }
      }
    }
    return outermost.isPresent() ? outermost : initialising(offset);
  }

  /** Code of a constructor's initialisers stands before its braces. */
  private Optional<Range> initialising(int offset) {
    List<CppToken> tokens = text.tokens();
    for (int i = 0; i < tokens.size(); i++) {
      if (tokens.get(i).is("{") && tokens.get(i).offset() > offset) {
        int head = head(i);
        boolean isAround = head < i && tokens.get(head).offset() <= offset;
        return isAround && !isScope(head, i)
            ? Optional.of(new Range(initialisers(head, i), i, text.behind(i, tokens.size()) - 1))
            : Optional.empty();
      }
    }
    return Optional.empty();
  }

  /** The first token of the declaration that a brace belongs to. */
  private int head(int brace) {
    int i = brace;
    int depth = 0;
    while (i > 0) {
      String before = text.tokens().get(i - 1).text();
      depth += before.equals(")") || before.equals("]") ? 1 : 0;
      depth -= before.equals("(") || before.equals("[") ? 1 : 0;
      boolean ends = before.equals(";") || before.equals("{") || before.equals("}");
      if (depth < 0 || depth == 0 && ends) {
        return i;
      }
      i--;
    }
    return i;
  }

  private boolean isScope(int head, int brace) {
    List<CppToken> declaration = text.tokens().subList(behindTemplate(head, brace), brace);
    return declaration.stream().anyMatch(token -> SCOPES.contains(token.text()))
        && declaration.stream().noneMatch(token -> token.is("("));
  }

  /** The parameters of a template may be called classes. */
  private int behindTemplate(int head, int brace) {
    List<CppToken> tokens = text.tokens();
    int depth = 0;
    int i = head;
    while (i < brace && (depth > 0 || tokens.get(i).is("template") || tokens.get(i).is("<"))) {
      String word = tokens.get(i).text();
      depth += word.equals("<") ? 1 : word.equals(">") ? -1 : word.equals(">>") ? -2 : 0;
      i++;
    }
    return i;
  }

  private boolean isLambda(int brace) {
    List<CppToken> tokens = text.tokens();
    int i = brace - 1;
    while (i > 0 && !tokens.get(i).is(")") && !tokens.get(i).is("]") && !tokens.get(i).is(";")) {
      i--;
    }
    if (tokens.get(i).is(")")) {
      int depth = 0;
      do {
        depth += tokens.get(i).is(")") ? 1 : tokens.get(i).is("(") ? -1 : 0;
        i--;
      } while (i > 0 && depth > 0);
    }
    return tokens.get(i).is("]");
  }

  /** Behind the colon that follows a constructor's parameters. */
  private int initialisers(int head, int brace) {
    List<CppToken> tokens = text.tokens();
    boolean behindParameters = false;
    for (int i = head; i < brace; i++) {
      if (tokens.get(i).is("(")) {
        i = text.behind(i, brace) - 1;
        behindParameters = true;
      } else if (behindParameters && tokens.get(i).is(":")) {
        return i + 1;
      } else if (tokens.get(i).is("[")) {
        return brace;
      }
    }
    return brace;
  }
}
