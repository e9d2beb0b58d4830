package heapwright.source;

import heapwright.source.parse.FunctionBodies;
import heapwright.source.parse.FunctionBodies.Body;
import heapwright.source.parse.position.Lexis;
import heapwright.source.result.Diagnostic;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** A text in which functions with broken bodies are only declared; everything keeps its place. */
public final class BodyRemoval {
  private final char[] text;
  private final List<Body> bodies;
  private final Map<Body, Diagnostic> broken = new LinkedHashMap<>();

  /**
   * @param text one character for each byte, since compilers count columns so
   */
  public BodyRemoval(String text) {
    this.text = text.toCharArray();
    bodies = FunctionBodies.in(this.text);
  }

  /**
   * Leaves out the bodies in which these errors lie.
   *
   * @return whether each lies in one, and at least one of these was still there
   */
  public boolean leaveOut(List<Diagnostic> errors, String file) {
    int before = broken.size();
    for (Diagnostic error : errors) {
      Optional<Body> body =
          error.at().file().path().equals(file) ? around(error) : Optional.empty();
      if (body.isEmpty()) {
        return false;
      }
      broken.putIfAbsent(body.get(), error);
    }
    return broken.size() > before;
  }

  private Optional<Body> around(Diagnostic error) {
    int offset = offset(error.at().line(), error.at().column());
    return bodies.stream().filter(b -> b.from() <= offset && offset < b.to()).findFirst();
  }

  private int offset(int line, int column) {
    int start = 0;
    for (int i = 1; i < line; i++) {
      start = Lexis.lineEnd(text, start) + 1;
    }
    int end = Lexis.lineEnd(text, start);
    // Some compilers count a tab as several columns.
    return Math.max(start, Math.min(start + column, end) - 1);
  }

  /** In the order of the text. */
  public List<BrokenFunction> broken() {
    return bodies.stream()
        .filter(broken::containsKey)
        .map(body -> new BrokenFunction(body.function(), body.line(), broken.get(body)))
        .toList();
  }

  /** What is left. */
  public String text() {
    char[] left = Arrays.copyOf(text, text.length);
    broken.keySet().forEach(body -> blank(left, body));
    return new String(left);
  }

  /** Directives stay: what they define may be used further down. */
  private static void blank(char[] text, Body body) {
    int i = body.from();
    while (i < body.to()) {
      if (text[i - 1] == '\n' && Lexis.isDirective(text, i)) {
        i = FunctionBodies.directiveEnd(text, i);
      } else if (text[i] != '\n' && text[i] != '\r') {
        text[i] = i == body.from() ? ';' : ' ';
      }
      i++;
    }
  }
}
