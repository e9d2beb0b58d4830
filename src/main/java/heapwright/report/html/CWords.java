package heapwright.report.html;

import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Marks comments, literals, directives and keywords, line by line; the rest stays plain. */
final class CWords {
  private static final Pattern TOKEN =
      Pattern.compile(
          "(?<comment>//.*|/\\*.*?(?:\\*/|$))"
              + "|(?<text>\"(?:\\\\.|[^\"\\\\])*\"?|'(?:\\\\.|[^'\\\\])*'?)"
              + "|(?<directive>^\\s*#\\s*\\w+)"
              + "|(?<number>\\b(?:0[xX][0-9a-fA-F]+|\\d+\\.?\\d*(?:[eE][+-]?\\d+)?)\\w*)"
              + "|(?<word>[A-Za-z_]\\w*)");

  private static final Set<String> KEYWORDS =
      Set.of(
          ("auto break case char const continue default do double else enum extern float for goto"
                  + " if inline int long register restrict return short signed sizeof static struct"
                  + " switch typedef union unsigned void volatile while bool true false NULL")
              .split(" "));

  private boolean inComment;

  /** The next line. */
  String line(String line) {
    Html html = new Html();
    int from = inComment ? comment(line, html) : 0;
    Matcher token = TOKEN.matcher(line);
    int done = from;
    while (token.find(done)) {
      html.add("%s", line.substring(done, token.start()));
      mark(token, html);
      done = token.end();
      if (done == token.start() || done >= line.length()) {
        break;
      }
    }
    return html.add("%s", line.substring(done)).toString();
  }

  /** The part of a line that belongs to a comment begun above. */
  private int comment(String line, Html html) {
    int end = line.indexOf("*/");
    inComment = end < 0;
    int length = inComment ? line.length() : end + 2;
    html.add("<span class=m>%s</span>", line.substring(0, length));
    return length;
  }

  private void mark(Matcher token, Html html) {
    String found = token.group();
    if (token.group("comment") != null) {
      inComment = found.startsWith("/*") && (!found.endsWith("*/") || found.length() < 4);
      html.add("<span class=m>%s</span>", found);
    } else if (token.group("text") != null) {
      html.add("<span class=s>%s</span>", found);
    } else if (token.group("directive") != null || KEYWORDS.contains(found)) {
      html.add("<span class=k>%s</span>", found);
    } else if (token.group("number") != null) {
      html.add("<span class=n>%s</span>", found);
    } else {
      html.add("%s", found);
    }
  }
}
