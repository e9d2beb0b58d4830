package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The words of the source for a part of a line. Columns are those of the preprocessed text, which
 * differ from the source's after a macro, a comment or wide blanks; a quotation is given only where
 * nothing of the kind stands before it and it looks whole.
 */
final class Quotation {
  private static final Pattern WORD = Pattern.compile("[A-Za-z_]\\w*");
  private static final Pattern SHIFTS = Pattern.compile("\\S.*(\\s\\s|\\t|/[*/])");
  private static final Pattern LITERAL =
      Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|'(?:\\\\.|[^'\\\\])*'");
  private static final Set<String> KEYWORDS =
      Set.of(
          ("if else while for do switch case default return break continue goto sizeof"
                  + " int char short long signed unsigned float double void const volatile"
                  + " static struct union enum register auto")
              .split(" "));

  private final Sources sources;
  private final Set<String> names = new HashSet<>(KEYWORDS);

  Quotation(Sources sources, Program program, Function function) {
    this.sources = sources;
    function.locals().stream().map(Local::name).forEach(names::add);
    program.globals().values().forEach(g -> names.add(g.name()));
    program.declarations().values().forEach(d -> names.add(d.name()));
    program.functions().values().forEach(f -> names.add(f.name()));
    function
        .expressions()
        .flatMap(Expression::parts)
        .forEach(
            e -> {
              if (e instanceof Expression.FieldAddress member) {
                names.add(member.field().name());
                names.add(member.record().tag());
                addEnumerators(member.field().type());
              }
              addEnumerators(e.type());
            });
  }

  private void addEnumerators(Type type) {
    if (type instanceof EnumType enumeration) {
      enumeration.constants().forEach(constant -> names.add(constant.name()));
    }
  }

  Optional<String> of(SourceSpan span) {
    String quoted = sources.text(span);
    if (quoted.isEmpty()) {
      return Optional.empty();
    }
    String line = sources.line(span.file(), span.line());
    String before = line.substring(0, span.column() - 1);
    String after = line.substring(span.endColumn());
    boolean whole =
        !cutsWord(before, quoted)
            && !cutsWord(quoted, after)
            && quoted.equals(quoted.strip())
            && isBalanced(quoted);
    return whole && !mayShift(before) ? Optional.of(quoted) : Optional.empty();
  }

  private boolean mayShift(String text) {
    String before = LITERAL.matcher(text).replaceAll("''");
    Matcher words = WORD.matcher(before);
    while (words.find()) {
      if (!names.contains(words.group())) {
        return true;
      }
    }
    return SHIFTS.matcher(before).find();
  }

  private static boolean cutsWord(String left, String right) {
    return !left.isEmpty()
        && !right.isEmpty()
        && isWord(left.charAt(left.length() - 1))
        && isWord(right.charAt(0));
  }

  private static boolean isWord(char c) {
    return Character.isLetterOrDigit(c) || c == '_';
  }

  /** Brackets close in order, and no {@code &&} or {@code ||} joins it to a neighbour. */
  private static boolean isBalanced(String text) {
    int open = 0;
    for (int i = 0; i < text.length() && open >= 0; i++) {
      char c = text.charAt(i);
      if (c == '(' || c == '[') {
        open++;
      } else if (c == ')' || c == ']') {
        open--;
      } else if (open == 0 && (text.startsWith("&&", i) || text.startsWith("||", i))) {
        return false;
      }
    }
    return open == 0;
  }
}
