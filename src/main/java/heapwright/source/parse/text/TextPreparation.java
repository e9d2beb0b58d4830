package heapwright.source.parse.text;

import heapwright.source.parse.position.CompilerView;
import heapwright.source.parse.position.Lexis;
import heapwright.source.parse.position.OriginalColumns;
import heapwright.source.parse.position.SourceMap;
import heapwright.source.parse.text.TextMarks.Kind;
import heapwright.source.parse.text.TextMarks.Mark;
import heapwright.source.parse.text.TypeOperands.Call;
import java.util.ArrayList;
import java.util.List;

/**
 * Goes through preprocessed text once, token by token, and rewrites what the parser library cannot
 * read. What is taken out leaves spaces, so that lines and columns stay true.
 */
public final class TextPreparation {
  private final char[] in;
  private final CompilerView compiler;
  private final TextOutput out;
  private final Directives directives;
  private final TypeOperands operands;
  private final List<Attribute> attributes = new ArrayList<>();
  private final List<Mark> marks = new ArrayList<>();
  private int at;
  private boolean lineBegins = true;

  private TextPreparation(String unit, char[] in, CompilerView compiler) {
    this.in = in;
    this.compiler = compiler;
    this.out = new TextOutput(in);
    this.directives = new Directives(unit);
    this.operands = new TypeOperands(out);
  }

  /** Prepares the text of a unit; {@code unit} names its file until a line marker does. */
  public static PreparedText prepare(String unit, char[] in, CompilerView compiler) {
    TextPreparation preparation = new TextPreparation(unit, in, compiler);
    while (preparation.at < in.length) {
      preparation.element();
    }
    return preparation.result();
  }

  private PreparedText result() {
    OriginalColumns columns = new OriginalColumns(in, compiler);
    char[] text = out.text();
    SourceMap map =
        new SourceMap(out.lineStarts(), directives.segments(), out.insertions(), columns);
    AttributeTable table = new AttributeTable(attributes, text);
    return new PreparedText(text, map, table, directives.packing(), new TextMarks(marks));
  }

  private void element() {
    char c = in[at];
    if (Lexis.startsWord(c)) {
      lineBegins = false;
      word();
    } else if (c == '\n') {
      copyTo(at + 1);
      lineBegins = true;
    } else if (c <= ' ') {
      copyTo(at + 1);
    } else if (c == '#' && lineBegins) {
      directive();
    } else {
      lineBegins = false;
      punctuation(c);
    }
  }

  private void copyTo(int end) {
    out.copy(at, end);
    at = end;
  }

  /** Leaves spaces for what stands before {@code end}; the directives in between take effect. */
  private void blankTo(int end) {
    while (at < end) {
      int lineEnd = Math.min(end, Lexis.lineEnd(in, at) + 1);
      out.blank(at, lineEnd);
      at = lineEnd;
      if (at < end && Lexis.isDirective(in, at)) {
        directive();
      }
    }
    lineBegins = at > 0 && in[at - 1] == '\n';
  }

  private void directive() {
    int end = Lexis.lineEnd(in, at);
    directives.read(new String(in, at, end - at).strip(), out.length(), out.line() + 1);
    out.blank(at, end);
    at = end;
  }

  private void punctuation(char c) {
    if (c == '"' || c == '\'') {
      literal(Lexis.literalEnd(in, at));
    } else if (Lexis.isDigit(c)) {
      copyTo(Lexis.numberEnd(in, at));
    } else if (Lexis.startsComment(in, at)) {
      copyTo(Lexis.commentEnd(in, at));
    } else if (c == '[' && at + 1 < in.length && in[at + 1] == '[') {
      attribute(at + 2, Lexis.closing(in, at));
    } else {
      bracketOrSeparator(c);
    }
  }

  /**
   * The compiler has replaced trigraphs if it has any, but the parser library would replace what
   * looks like one now; {@code \\?} means the same as {@code ?} and begins none.
   */
  private void literal(int end) {
    while (at < end) {
      int next = at;
      while (next < end && !Lexis.startsTrigraph(in, next)) {
        next++;
      }
      copyTo(Math.min(next + 1, end));
      if (next < end) {
        out.insert("\\");
      }
    }
  }

  private void bracketOrSeparator(char c) {
    switch (c) {
      case '(', '[', '{' -> {
        copyTo(at + 1);
        operands.opened();
      }
      case ')', ']', '}' -> {
        String addition = operands.closing();
        copyTo(at + 1);
        if (!addition.isEmpty()) {
          out.insert(addition);
        }
      }
      case ',' -> comma();
      case ':' -> {
        if (operands.colon()) {
          out.replace(at, at + 1, ",");
          at++;
        } else {
          copyTo(at + 1);
        }
      }
      default -> copyTo(at + 1);
    }
  }

  private void comma() {
    boolean matters = operands.beforeComma();
    copyTo(at + 1);
    if (matters) {
      int next = Lexis.skipBlanks(in, at);
      int end = Lexis.wordEnd(in, next);
      operands.afterComma(new String(in, next, end - next).equals("default"));
    }
  }

  private void word() {
    int end = Lexis.wordEnd(in, at);
    if (KeywordRewriting.suspicious(in[at])) {
      String word = new String(in, at, end - at);
      if (KeywordRewriting.isC23(word)) {
        c23Word(end);
      } else {
        treat(word, KeywordRewriting.treatment(word), KeywordRewriting.synonym(word), end);
      }
    } else if (KeywordRewriting.couldBeC23(in[at], end - at)) {
      c23Word(end);
    } else {
      out.copyWord(at, end);
      at = end;
    }
  }

  private void c23Word(int end) {
    String word = new String(in, at, end - at);
    if (KeywordRewriting.isC23(word) && compiler.hasC23Keywords()) {
      treat(word, KeywordRewriting.c23Treatment(word), KeywordRewriting.c23Synonym(word), end);
    } else {
      replaceWord(end, word);
    }
  }

  private void treat(String word, KeywordRewriting.Treatment treatment, String synonym, int end) {
    switch (treatment) {
      case KEEP -> replaceWord(end, synonym);
      case BLANK -> blankTo(end);
      case ATTRIBUTE -> attribute(end, bracketsEnd(end));
      case ALIGNAS -> alignas(end);
      case NORETURN -> attributed(Attribute.Name.NORETURN, end);
      case THREAD_LOCAL -> attributed(Attribute.Name.THREAD_LOCAL, end);
      case ATOMIC -> marked(end, opensBracket(end) ? "typeof" : "restrict", Kind.ATOMIC, word);
      case ASSEMBLER -> assembler(end);
      case STATIC_ASSERT -> {
        operands.begin(Call.STATIC_ASSERT);
        marked(end, "__typeof__", Kind.STATIC_ASSERT, word);
      }
      case AUTO_TYPE -> marked(end, "int", Kind.AUTO_TYPE, word);
      case LABELS -> labels(end);
      case COMPLEX_PART -> marked(end, "+", Kind.COMPLEX_PART, word);
      case VA_ARG -> call(end, Call.VA_ARG);
      case OFFSET_OF -> call(end, Call.OFFSET_OF);
      case TYPES_COMPATIBLE -> call(end, Call.TYPES_COMPATIBLE);
      case GENERIC -> call(end, Call.GENERIC);
      case DEFAULT -> replaceWord(end, operands.isDefaultLabel() ? "$default" : word);
    }
  }

  private void attributed(Attribute.Name name, int end) {
    attributes.add(new Attribute(out.length(), name, ""));
    blankTo(end);
  }

  private void replaceWord(int end, String replacement) {
    out.replace(at, end, replacement);
    at = end;
  }

  private void marked(int end, String replacement, Kind kind, String text) {
    marks.add(new Mark(out.length(), kind, text));
    replaceWord(end, replacement);
  }

  private boolean opensBracket(int from) {
    int next = Lexis.skipBlanks(in, from);
    return next < in.length && in[next] == '(';
  }

  private int bracketsEnd(int from) {
    int open = Lexis.skipBlanks(in, from);
    return open < in.length && in[open] == '(' ? Lexis.closing(in, open) : from;
  }

  private void attribute(int listStart, int end) {
    AttributeList.read(in, listStart, end, out.length(), attributes);
    blankTo(end);
  }

  private void alignas(int wordEnd) {
    int open = Lexis.skipBlanks(in, wordEnd);
    int end = bracketsEnd(wordEnd);
    String argument = end > open ? Lexis.withoutDirectives(in, open + 1, end - 1) : "";
    attributes.add(new Attribute(out.length(), Attribute.Name.ALIGNAS, argument));
    blankTo(end);
  }

  private void call(int wordEnd, Call call) {
    if (opensBracket(wordEnd)) {
      operands.begin(call);
    }
    copyTo(wordEnd);
  }

  private void labels(int wordEnd) {
    int end = wordEnd;
    while (end < in.length && in[end] != ';') {
      end++;
    }
    blankTo(Math.min(in.length, end + 1));
  }

  /** The parser knows {@code asm volatile}, but neither {@code asm goto} nor {@code asm inline}. */
  private void assembler(int wordEnd) {
    copyTo(wordEnd);
    while (true) {
      int next = Lexis.skipBlanks(in, at);
      int end = Lexis.wordEnd(in, next);
      if (end == next) {
        return;
      }
      blankTo(next);
      String qualifier = new String(in, at, end - at);
      boolean known = qualifier.contains("volatile");
      if (!known && !qualifier.equals("goto") && !qualifier.contains("inline")) {
        return;
      }
      replaceWord(end, known ? qualifier : "");
    }
  }
}
