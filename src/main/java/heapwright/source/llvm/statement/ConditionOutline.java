package heapwright.source.llvm.statement;

import heapwright.ir.source.SourceStatement.Kind;
import heapwright.source.llvm.statement.OutlinedStatement.Extent;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Finds the conditions inside of statements: operands of {@code &&} and {@code ||}, {@code ?:}. */
final class ConditionOutline {
  private static final Set<String> ASSIGNMENTS =
      Set.of("=", "+=", "-=", "*=", "/=", "%=", "&=", "|=", "^=", "<<=", ">>=", "return", "throw");
  private final CppText text;
  private final List<OutlinedStatement> found;

  /**
   * @param found where statements are added
   */
  ConditionOutline(CppText text, List<OutlinedStatement> found) {
    this.text = text;
    this.found = found;
  }

  /** The decision of a loop over a range, which has no condition in the text. */
  void addLoop(int from, int to) {
    Extent extent = extent(from, to);
    found.add(new OutlinedStatement(Kind.FOR, extent.from(), extent.to(), List.of(), false, true));
  }

  /**
   * A statement, and the {@code ?:} in it as statements of their own.
   *
   * @param decides whether its value decides
   */
  void add(Kind kind, int from, int to, boolean decides) {
    add(kind, from, to, decides, false);
  }

  /** A declaration, which may have no code. */
  void declare(int from, int to, boolean optional) {
    add(Kind.DECLARATION, from, to, false, optional);
  }

  private void add(Kind kind, int from, int to, boolean decides, boolean optional) {
    int place = found.size();
    Scan scan = new Scan();
    scan.expression(from, to, decides && kind != Kind.SWITCH);
    Extent extent = extent(from, to);
    found.add(
        place,
        new OutlinedStatement(kind, extent.from(), extent.to(), scan.conditions, optional, false));
  }

  private Extent extent(int from, int to) {
    return new Extent(
        text.tokens().get(from).offset(), text.tokens().get(Math.max(from, to - 1)).end());
  }

  /** The conditions of one statement. */
  private final class Scan {
    private final List<Extent> conditions = new ArrayList<>();

    void expression(int from, int to, boolean decides) {
      int start = from;
      for (int comma = next(",", start, to); comma < to; comma = next(",", start, to)) {
        operand(start, comma, false);
        start = comma + 1;
      }
      operand(start, to, decides);
    }

    private void operand(int from, int to, boolean decides) {
      int start = behindAssignments(from, to);
      if (start > from) {
        groups(from, start);
      }
      if (start >= to) {
        return;
      }
      int question = next("?", start, to);
      if (question < to) {
        conditional(start, question, to);
      } else {
        logical(start, to, decides);
      }
    }

    private void conditional(int start, int question, int to) {
      int place = found.size();
      Scan inner = new Scan();
      inner.logical(start, question, true);
      int colon = colon(question + 1, to);
      inner.expression(question + 1, colon, false);
      inner.expression(Math.min(to, colon + 1), to, false);
      Extent extent = extent(start, to);
      found.add(
          place,
          new OutlinedStatement(
              Kind.CONDITIONAL, extent.from(), extent.to(), inner.conditions, false, false));
    }

    /** The colon that belongs to a question mark before it. */
    private int colon(int from, int to) {
      int open = 1;
      int i = from;
      while (i < to) {
        String word = text.tokens().get(i).text();
        open += word.equals("?") ? 1 : word.equals(":") ? -1 : 0;
        if (open == 0) {
          return i;
        }
        i = skip(i, to);
      }
      return to;
    }

    private void logical(int from, int to, boolean decides) {
      for (String operator : List.of("||", "&&")) {
        int start = from;
        int split = next(operator, start, to);
        if (split < to) {
          while (split < to) {
            logical(start, split, true);
            start = split + 1;
            split = next(operator, start, to);
          }
          logical(start, to, true);
          return;
        }
      }
      leaf(from, to, decides);
    }

    private void leaf(int from, int to, boolean decides) {
      int start = from;
      while (start < to && text.tokens().get(start).is("!")) {
        start++;
      }
      boolean isBracketed =
          start < to && text.tokens().get(start).is("(") && text.behind(start, to) == to;
      if (isBracketed && decides) {
        int before = conditions.size();
        operand(start + 1, to - 1, true);
        boolean isOne = conditions.size() == before + 1;
        if (isOne) {
          conditions.set(before, extent(from, to));
        }
        return;
      }
      if (decides && from < to) {
        conditions.add(extent(from, to));
      }
      groups(from, to);
    }

    /** What is in brackets; bodies of lambdas are functions of their own. */
    private void groups(int from, int to) {
      int i = from;
      while (i < to) {
        String word = text.tokens().get(i).text();
        int behind = skip(i, to);
        boolean opens = word.equals("(") || word.equals("[");
        boolean isList = word.equals("{") && !isLambda(from, i);
        if ((opens || isList) && behind - 1 > i + 1) {
          expression(i + 1, behind - 1, false);
        }
        i = behind;
      }
    }

    /** Whether the body of a lambda begins at a brace: between them stand parameters at most. */
    private boolean isLambda(int from, int brace) {
      int i = brace - 1;
      while (i > from && !text.tokens().get(i).is(")") && text.tokens().get(i).isWord()) {
        i--;
      }
      i = i > from && text.tokens().get(i).is("->") ? i - 1 : i;
      int depth = 0;
      while (i > from && (depth > 0 || text.tokens().get(i).is(")"))) {
        depth += text.tokens().get(i).is(")") ? 1 : text.tokens().get(i).is("(") ? -1 : 0;
        i--;
      }
      return i >= from && text.tokens().get(i).is("]");
    }

    private int behindAssignments(int from, int to) {
      int start = from;
      int i = from;
      while (i < to && !text.tokens().get(i).is("?")) {
        if (ASSIGNMENTS.contains(text.tokens().get(i).text())) {
          start = i + 1;
        }
        i = skip(i, to);
      }
      return start;
    }

    private int next(String operator, int from, int to) {
      int i = from;
      while (i < to && !text.tokens().get(i).is(operator)) {
        i = skip(i, to);
      }
      return i;
    }

    private int skip(int i, int to) {
      String word = text.tokens().get(i).text();
      boolean opens = word.equals("(") || word.equals("[") || word.equals("{");
      return opens ? text.behind(i, to) : i + 1;
    }
  }
}
