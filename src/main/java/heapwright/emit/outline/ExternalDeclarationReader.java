package heapwright.emit.outline;

import heapwright.emit.outline.Lexer.Token;
import heapwright.emit.outline.Outline.ExternalDeclaration;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * Takes the tokens of one external declaration. A brace behind a closing parenthesis begins a
 * function's body, unless the parenthesis ends an attribute or stands in an initialiser. Of a
 * definition in the old style, with declarations between its head and its body, the body is an item
 * of its own that is always kept.
 */
final class ExternalDeclarationReader {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_$][A-Za-z0-9_$]*");

  /** What takes something in parentheses that declares nothing. */
  private static final Set<String> ATTRIBUTES =
      Set.of("__attribute__", "__attribute", "__declspec", "_Alignas", "asm", "__asm", "__asm__");

  private static final Set<String> TAGGED = Set.of("struct", "union", "enum");

  /** What makes a declaration look at others. */
  private static final Set<String> ASKING =
      Set.of("typeof", "__typeof", "__typeof__", "_Static_assert", "static_assert");

  /** Attributes of definitions that code outside of the text uses. */
  private static final Pattern USED_UNSEEN =
      Pattern.compile("(__)?(constructor|destructor|used|section|retain)(__)?");

  private final String text;
  private final Deque<Character> open = new ArrayDeque<>();
  private final DeclaredName declarator = new DeclaredName();
  private final Set<String> all = new HashSet<>();
  private final Set<String> inStrings = new HashSet<>();

  /** The words in initialisers, lengths and values of enumerators. */
  private final Set<String> inValues = new HashSet<>();

  /** The words before a body or an initialiser. */
  private Set<String> head = Set.of();

  private int from = -1;
  private int to;
  private int bodyFrom = -1;

  /** Behind the members of a type that an object is declared with. */
  private int typeTo = -1;

  private String lastWord = "";
  private char last;
  private boolean isAttribute;
  private boolean isTagged;
  private boolean hasValue;
  private boolean isEnumeratorValue;
  private boolean hasOtherBraces;
  private boolean hasComma;
  private boolean isOldStyle;

  ExternalDeclarationReader(String text) {
    this.text = text;
  }

  boolean isEmpty() {
    return from < 0;
  }

  /** Takes one more token; whether it is the last one. */
  boolean take(Token token) {
    if (from < 0) {
      from = token.from();
      isOldStyle = text.charAt(from) == '{';
    }
    to = token.to();
    switch (token.kind()) {
      case WORD -> word(text.substring(token.from(), token.to()));
      case STRING -> string(text.substring(token.from(), token.to()));
      default -> {
        return punctuation(text.charAt(token.from()), token);
      }
    }
    return false;
  }

  private void word(String word) {
    all.add(word);
    if (hasValue || isEnumeratorValue || open.contains('[')) {
      inValues.add(word);
    }
    if (open.isEmpty()) {
      isAttribute = false;
      lastWord = word;
      isTagged |= TAGGED.contains(word);
    }
    if (!hasValue && bodyFrom < 0 && !isAttribute && !ATTRIBUTES.contains(word)) {
      declarator.word(word, open.size());
    }
    last = 'a';
  }

  private void string(String string) {
    Matcher words = WORD.matcher(string);
    while (words.find()) {
      inStrings.add(words.group());
    }
    last = '"';
  }

  private boolean punctuation(char c, Token token) {
    boolean ends = false;
    switch (c) {
      case '(', '[', '{' -> open(c, token.from());
      case ')', ']', '}' -> ends = close(c, token.to());
      case '=' -> value();
      case '*' -> declarator.star(last == '(' && open.size() == 1);
      case ',' -> {
        hasComma |= open.isEmpty();
        isEnumeratorValue = false;
      }
      case ';' -> ends = open.isEmpty();
      default -> {}
    }
    last = c;
    return ends;
  }

  private void value() {
    if (open.isEmpty() && !hasValue) {
      head = Set.copyOf(all);
      hasValue = true;
    }
    isEnumeratorValue |= open.size() == 1 && open.peek() == '{';
  }

  private void open(char c, int at) {
    boolean isOutermost = open.isEmpty() && !hasValue && bodyFrom < 0;
    if (isOutermost && c == '(') {
      isAttribute = last == 'a' && ATTRIBUTES.contains(lastWord);
      if (!isAttribute) {
        declarator.opens();
      }
    }
    if (isOutermost && c == '{') {
      boolean isType = isTagged && typeTo < 0 && (last == 'a' || isAttribute || last != ')');
      if (!isType && last == ')' && !isAttribute && !hasOtherBraces) {
        bodyFrom = at;
        head = Set.copyOf(all);
      } else if (!isType) {
        hasOtherBraces = true;
      }
    }
    open.push(c);
  }

  private boolean close(char c, int end) {
    open.poll();
    isEnumeratorValue = false;
    if (!open.isEmpty()) {
      return false;
    }
    boolean isHead = !hasValue && bodyFrom < 0;
    if (isHead && c == ')' && !isAttribute) {
      declarator.closes();
    }
    if (isHead && c == '}' && !hasOtherBraces) {
      typeTo = end;
    }
    isAttribute &= c == ')';
    return c == '}' && (bodyFrom >= 0 || isOldStyle);
  }

  ExternalDeclaration item() {
    boolean hasAttributes = all.stream().anyMatch(ATTRIBUTES::contains);
    boolean isUsedUnseen =
        hasAttributes && head.stream().anyMatch(ExternalDeclarationReader::isUsedUnseen);
    boolean isStrange = hasOtherBraces || isOldStyle;
    boolean isDefinition = bodyFrom >= 0 || hasValue && !hasComma && !isStrange;
    Set<String> mentions = new HashSet<>(all);
    boolean declaresOnly = !isDefinition && !isStrange && all.stream().noneMatch(ASKING::contains);
    if (declaresOnly) {
      mentions.retainAll(inValues);
    }
    if (hasAttributes) {
      mentions.addAll(inStrings);
    }
    if (!isDefinition || isUsedUnseen) {
      return ExternalDeclaration.kept(mentions);
    }
    if (bodyFrom >= 0) {
      return new ExternalDeclaration(declarator.function(), true, mentions, bodyFrom, to, ";");
    }
    return typeTo < 0
        ? new ExternalDeclaration(declarator.object(), false, mentions, from, to, "")
        : new ExternalDeclaration(declarator.object(), false, mentions, typeTo, to, ";");
  }

  private static boolean isUsedUnseen(String attribute) {
    return USED_UNSEEN.matcher(attribute).matches();
  }

  /**
   * The name that a declaration declares, as far as tokens tell: the word before the parameters or
   * the value, or the one in the parentheses of {@code int (*name[3])(void)}.
   */
  static final class DeclaredName {
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
}
