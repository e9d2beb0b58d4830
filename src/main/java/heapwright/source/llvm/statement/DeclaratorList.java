package heapwright.source.llvm.statement;

import java.util.List;
import java.util.Set;

/** Tells declarations from expressions, and cuts them into their declarators. */
final class DeclaratorList {
  private static final Set<String> NO_TYPES =
      Set.of("delete", "throw", "new", "else", "sizeof", "co_yield", "co_await", "not");
  private static final Set<String> TYPES =
      Set.of(
          "auto",
          "bool",
          "char",
          "short",
          "int",
          "long",
          "unsigned",
          "signed",
          "float",
          "double",
          "const",
          "static",
          "struct",
          "union",
          "enum",
          "class",
          "void",
          "constexpr",
          "register",
          "thread_local",
          "typename");
  private final CppText text;
  private final int from;
  private final int to;

  /** What is done with one of them; an optional one may have no code. */
  interface Use {
    void declarator(int from, int to, boolean optional);
  }

  DeclaratorList(CppText text, int from, int to) {
    this.text = text;
    this.from = from;
    this.to = to;
  }

  private String word(int index) {
    return index < to ? text.tokens().get(index).text() : "";
  }

  private boolean isName(int index) {
    return index < to && text.tokens().get(index).isWord();
  }

  /** Whether a type stands at the beginning, and a name behind it. */
  boolean areThere() {
    if (from >= to || NO_TYPES.contains(word(from)) || !isName(from)) {
      return false;
    }
    int behind = behindName(from);
    boolean hasType = TYPES.contains(word(from)) || isName(behind);
    int name = behind;
    while (word(name).equals("*") || word(name).equals("&") || word(name).equals("&&")) {
      name++;
    }
    boolean isPointer = name > behind && isName(name) && isDeclared(word(name + 1));
    return hasType || isPointer;
  }

  private static boolean isDeclared(String behindName) {
    return behindName.isEmpty() || Set.of("=", ",", "[", "{", "(").contains(behindName);
  }

  /** Behind a name with its qualifiers and arguments: {@code std::map<int, int>}. */
  private int behindName(int start) {
    int i = start + 1;
    while (word(i).equals("::") || word(i).equals("<")) {
      i = word(i).equals("::") ? i + 2 : behindArguments(i);
    }
    return i;
  }

  private int behindArguments(int open) {
    int depth = 0;
    int i = open;
    do {
      depth += word(i).equals("<") ? 1 : word(i).equals(">") ? -1 : word(i).equals(">>") ? -2 : 0;
      i++;
    } while (i < to && depth > 0);
    return i;
  }

  /** Each declarator in turn, the first one with the type before it. */
  void each(Use use) {
    boolean isStatic = word(from).equals("static");
    int start = from;
    int i = from;
    boolean behindType = false;
    boolean hasValue = false;
    while (i < to) {
      String word = word(i);
      if (word.equals(",")) {
        use.declarator(start, i, isStatic || !hasValue);
        start = i + 1;
        hasValue = false;
      }
      hasValue |= word.equals("=");
      behindType |= hasValue || word.equals(",");
      if (word.equals("<") && !behindType) {
        i = behindArguments(i);
      } else {
        boolean opens = List.of("(", "[", "{").contains(word);
        i = opens ? text.behind(i, to) : i + 1;
      }
    }
    use.declarator(start, to, isStatic || !hasValue);
  }
}
