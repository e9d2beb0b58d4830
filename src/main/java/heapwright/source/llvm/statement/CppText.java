package heapwright.source.llvm.statement;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** A source file in words; comments, directives and what is between them are left out. */
final class CppText {
  private static final Pattern PART =
      Pattern.compile(
          "(?<skip>//[^\\n]*|/\\*.*?\\*/|\\s+|\\\\\\n)"
              + "|(?<directive>(?<=\\n|^)[ \\t]*#(?:\\\\\\n|/\\*.*?\\*/|[^\\n])*)"
              + "|(?<raw>(?:u8|[uUL])?R\"(?<mark>[^(\\s]*)\\(.*?\\)\\k<mark>\")"
              + "|(?<string>(?:u8|[uUL])?\"(?:\\\\.|[^\"\\\\\\n])*\"|(?:u8|[uUL])?'(?:\\\\.|[^'\\\\\\n])+')"
              + "|(?<word>[A-Za-z_$][\\w$]*|\\.?\\d(?:[eEpP][-+]|'\\w|[\\w.])*)"
              + "|(?<sign>&&|\\|\\||::|->|<<=|<=>|>>=|<<|==|!=|<=|>=|[-+*/%&|^]=|\\+\\+|--|.)",
          Pattern.DOTALL);

  private final SourceFile file;
  private final List<CppToken> tokens = new ArrayList<>();
  private final List<Integer> lines = new ArrayList<>(List.of(0));

  CppText(SourceFile file, String text) {
    this.file = file;
    Matcher matcher = PART.matcher(text);
    while (matcher.find()) {
      if (matcher.group("skip") == null && matcher.group("directive") == null) {
        tokens.add(new CppToken(matcher.group(), matcher.start(), matcher.end()));
      }
    }
    for (int i = text.indexOf('\n'); i >= 0; i = text.indexOf('\n', i + 1)) {
      lines.add(i + 1);
    }
  }

  List<CppToken> tokens() {
    return tokens;
  }

  /** The offset of a place; clang counts columns in bytes, and a text has a character for each. */
  int offset(int line, int column) {
    return line < 1 || line > lines.size() ? -1 : lines.get(line - 1) + column - 1;
  }

  private int line(int offset) {
    int low = 0;
    int high = lines.size() - 1;
    while (low < high) {
      int middle = (low + high + 1) / 2;
      if (lines.get(middle) <= offset) {
        low = middle;
      } else {
        high = middle - 1;
      }
    }
    return low;
  }

  /** The range between two offsets. */
  SourceSpan span(int from, int to) {
    int last = Math.max(from, to - 1);
    int start = line(from);
    int end = line(last);
    return new SourceSpan(
        file, start + 1, from - lines.get(start) + 1, end + 1, last - lines.get(end) + 1);
  }

  /** The index of the token behind the one that closes the bracket at an index. */
  int behind(int open, int limit) {
    int depth = 0;
    for (int i = open; i < limit; i++) {
      String text = tokens.get(i).text();
      if (text.equals("(") || text.equals("[") || text.equals("{")) {
        depth++;
      } else if (text.equals(")") || text.equals("]") || text.equals("}")) {
        depth--;
      }
      if (depth == 0) {
        return i + 1;
      }
    }
    return limit;
  }
}
