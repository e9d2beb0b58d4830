package heapwright.method.path;

import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.symbolic.path.Frame;

/** Says where something happened, for readers who know their source and not our library. */
public final class SourceLocationText {
  private SourceLocationText() {}

  /** What happened in a call, and in which line. */
  public static String of(String what, Frame frame) {
    Frame own = frame;
    String inside = "";
    while (own.caller().isPresent() && own.function().span().isOurs()) {
      inside = own.function().name() + ", called in ";
      own = own.caller().get();
    }
    return what + " (" + (inside.isEmpty() ? "" : "in " + inside) + "line " + line(own) + ")";
  }

  private static int line(Frame frame) {
    SourceSpan span =
        frame.statement().map(Statement::span).orElseGet(() -> frame.code().terminator().span());
    return span.line();
  }
}
