package heapwright.emit.outline;

import java.util.Set;

/**
 * The name that a declaration declares, as far as tokens tell: the word before the parameters or
 * the value, or the one in the parentheses of {@code int (*name[3])(void)}.
 */
final class DeclaredName {
  private static final Set<String> QUALIFIERS =
      Set.of("const", "volatile", "restrict", "__const", "__volatile__", "__restrict", "_Atomic");

  private String plain = "";
  private String inner = "";
  private boolean isNested;
  private boolean isOpen = true;
  private boolean isInFirst;
  private int parentheses;

  /** A word outside of parentheses, or in one pair of them. */
  void word(String word, int depth) {
    if (QUALIFIERS.contains(word) || !isOpen) {
      return;
    }
    if (depth == 0 && parentheses == 0) {
      plain = word;
    } else if (depth == 1 && isInFirst && isNested) {
      inner = word;
    }
  }

  /** A parenthesis that no attribute has, outside of all others. */
  void opens() {
    parentheses++;
    isInFirst = parentheses == 1;
    isNested = false;
  }

  /** A star right behind the first parenthesis. */
  void star(boolean isFirst) {
    isNested |= isInFirst && isFirst;
  }

  void closes() {
    isOpen &= !(isInFirst && isNested);
    isInFirst = false;
  }

  /** Of a function: there are parameters, behind the name or behind the parentheses around it. */
  String function() {
    return parentheses == 1 ? plain : object();
  }

  /** Of an object, which is a pointer to a function if there are parentheses. */
  String object() {
    boolean isPointer = parentheses == 2 && !inner.isEmpty();
    return isPointer ? inner : parentheses == 0 ? plain : "";
  }
}
