package heapwright.source.llvm.statement;

import heapwright.ir.source.SourceStatement.Kind;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * Finds the statements of a body. What it takes for a statement may be a macro's; that costs
 * nothing, since code is only looked up by its place.
 */
final class StatementOutline {
  private static final Set<String> JUMPS = Set.of("break", "continue", "goto");
  private static final Set<String> CLASSES =
      Set.of("struct", "class", "union", "enum", "namespace");
  private final CppText text;
  private final int limit;
  private final ConditionOutline conditions;
  private final List<OutlinedStatement> found = new ArrayList<>();
  private int at;

  private StatementOutline(CppText text, int from, int limit) {
    this.text = text;
    this.at = from;
    this.limit = limit;
    this.conditions = new ConditionOutline(text, found);
  }

  /** The statements of a function, in the order of the text. */
  static List<OutlinedStatement> of(CppText text, FunctionBody.Range range) {
    StatementOutline outline = new StatementOutline(text, range.brace() + 1, range.to());
    outline.initialisers(range.initialisers(), range.brace());
    int limit = range.to();
    while (outline.at < limit) {
      outline.statement();
    }
    return outline.found;
  }

  private void initialisers(int from, int brace) {
    int start = from;
    for (int i = from; i < brace; ) {
      String word = text.tokens().get(i).text();
      boolean opens = word.equals("(") || word.equals("{");
      int behind = opens ? text.behind(i, brace) : i + 1;
      if (word.equals(",") || behind == brace) {
        add(Kind.DECLARATION, start, word.equals(",") ? i : brace, false);
        start = behind;
      }
      i = behind;
    }
  }

  private CppToken token() {
    return text.tokens().get(Math.min(at, limit - 1));
  }

  private boolean sees(String word) {
    return at < limit && token().is(word);
  }

  private void statement() {
    String word = token().text();
    switch (word) {
      case "{", "}", ";" -> at++;
      case "if" -> ifStatement();
      case "while" -> headed(Kind.WHILE);
      case "switch" -> headed(Kind.SWITCH);
      case "for" -> forStatement();
      case "do" -> doStatement();
      case "else", "try" -> at++;
      case "catch" -> at = text.behind(at + 1, limit);
      case "case", "default" -> label();
      case "return", "co_return" -> simple(Kind.RETURN);
      case "using", "typedef", "static_assert" -> skip();
      default -> other(word);
    }
  }

  private void other(String word) {
    boolean isLabel = at + 1 < limit && text.tokens().get(at + 1).is(":");
    if (isLabel) {
      at += 2;
    } else if (JUMPS.contains(word)) {
      skip();
    } else if (CLASSES.contains(word) && definesClass()) {
      at = text.behind(brace(), limit);
    } else {
      simple(Kind.EXPRESSION);
    }
  }

  private boolean definesClass() {
    int brace = brace();
    return brace < limit
        && text.tokens().subList(at, brace).stream()
            .noneMatch(token -> token.is("=") || token.is("(") || token.is(";"));
  }

  private int brace() {
    int i = at;
    while (i < limit && !text.tokens().get(i).is("{")) {
      i++;
    }
    return i;
  }

  private void skip() {
    at = end(at) + 1;
  }

  private void label() {
    while (at < limit && !sees(":")) {
      at = sees("(") ? text.behind(at, limit) : at + 1;
    }
    at++;
  }

  /** The semicolon that ends what begins here, outside of brackets. */
  private int end(int from) {
    int i = from;
    while (i < limit && !text.tokens().get(i).is(";") && !text.tokens().get(i).is("}")) {
      String word = text.tokens().get(i).text();
      boolean opens = word.equals("(") || word.equals("[") || word.equals("{");
      i = opens ? text.behind(i, limit) : i + 1;
    }
    return i;
  }

  private void simple(Kind kind) {
    int end = end(at);
    part(kind, at, end);
    at = Math.max(end, at + 1);
  }

  /** A statement, or as many as there are declarators. */
  private void part(Kind kind, int from, int to) {
    DeclaratorList declarators = new DeclaratorList(text, from, to);
    if (kind == Kind.EXPRESSION && declarators.areThere()) {
      declarators.each((start, end, optional) -> conditions.declare(start, end, optional));
    } else {
      add(kind, from, to, false);
    }
  }

  private void add(Kind kind, int from, int to, boolean decides) {
    if (from < to) {
      conditions.add(kind, from, to, decides);
    }
  }

  private void ifStatement() {
    at++;
    if (sees("constexpr") || sees("consteval")) {
      at++;
    }
    head(Kind.IF);
  }

  private void headed(Kind kind) {
    at++;
    head(kind);
  }

  /** What is in the brackets that are next, perhaps with a declaration before it. */
  private void head(Kind kind) {
    if (!sees("(")) {
      return;
    }
    int close = text.behind(at, limit) - 1;
    int start = at + 1;
    int semicolon = end(start);
    if (semicolon < close) {
      part(Kind.EXPRESSION, start, semicolon);
      start = semicolon + 1;
    }
    add(kind, start, close, true);
    at = close + 1;
  }

  private void doStatement() {
    at++;
    statement();
    int depth = 0;
    while (at < limit && !(depth == 0 && sees("while"))) {
      // A block: what is in it are statements of their own.
      depth += sees("{") ? 1 : sees("}") ? -1 : 0;
      statement();
    }
    headed(Kind.DO);
    at++;
  }

  private void forStatement() {
    at++;
    int close = text.behind(at, limit) - 1;
    int first = end(at + 1);
    if (first >= close) {
      rangeFor(at + 1, close);
    } else {
      part(Kind.EXPRESSION, at + 1, first);
      int second = end(first + 1);
      add(Kind.FOR, first + 1, second, true);
      add(Kind.EXPRESSION, second + 1, close, false);
    }
    at = close + 1;
  }

  private void rangeFor(int from, int close) {
    int colon = from;
    while (colon < close && !text.tokens().get(colon).is(":")) {
      String word = text.tokens().get(colon).text();
      boolean opens = word.equals("(") || word.equals("[") || word.equals("{");
      colon = opens ? text.behind(colon, close) : colon + 1;
    }
    if (colon < close) {
      add(Kind.EXPRESSION, colon + 1, close, false);
      conditions.addLoop(from, colon + 1);
    }
  }
}
