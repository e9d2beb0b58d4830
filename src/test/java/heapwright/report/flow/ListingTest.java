package heapwright.report.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.Sketch;
import heapwright.ir.code.Function;
import heapwright.report.flow.Listing.Style;
import java.util.List;
import org.junit.jupiter.api.Test;

class ListingTest {
  private static final Function FUNCTION =
      Sketch.function("f", "goto 1", "if 2 5", "if 3 4", "goto 1", "goto 1", "return");

  private static final Sources SOURCES =
      file -> List.of("a = 0;", "while (x)", "  if (y)", "    b = 1;", "\telse c = 2;", "return;");

  @Test
  void loopsDecisionsAndUnconstrainedEdgesStandBesideTheSource() {
    assertEquals(
        """
        f  sketch.c:1
          6 statements · 2 decisions · 4 branch outcomes · 1 loop · 2 unconstrained edges · 0 calls

           1  1 │   a = 0;
           2  2 │ ┌ while (x)  2:T → 3         2:F → 6
           3  3 │ │   if (y)   3:T → 4 ◆       3:F → 5 ◆
           4  4 │ │     b = 1;
           5  5 │ └         else c = 2;
           6  6 │   return;

        ◆ unconstrained: runs that take all of these take every branch    │ loop    \
        12:T → 14 if 12 is true, 14 comes next
        """,
        new Listing(SOURCES, Style.PLAIN).of(Sketch.program(FUNCTION), List.of(FUNCTION)));
  }

  @Test
  void terminalWithoutUnicodeGetsPlainSigns() {
    String text =
        new Listing(SOURCES, new Style(false, false))
            .of(Sketch.program(FUNCTION), List.of(FUNCTION));
    assertTrue(text.chars().allMatch(c -> c < 128), text);
    assertTrue(text.contains("3:T -> 4 *"), text);
  }

  @Test
  void colourChangesNothingButTheColour() {
    Listing plain = new Listing(SOURCES, Style.PLAIN);
    Listing coloured = new Listing(SOURCES, new Style(true, true));
    String text = coloured.of(Sketch.program(FUNCTION), List.of(FUNCTION));
    assertTrue(text.contains("\u001b["), text);
    assertEquals(
        plain.of(Sketch.program(FUNCTION), List.of(FUNCTION)),
        text.replaceAll("\u001b\\[[0-9;]*m", ""));
  }

  @Test
  void switchIsAnnotatedAtItsLabels() {
    Function function = Sketch.function("f", "switch 1 2 2", "goto 2", "return");
    Sources sources = file -> List.of("switch (x) {", "case 0: y = 1;", "}");
    String text = new Listing(sources, Style.PLAIN).of(Sketch.program(function), List.of(function));
    assertTrue(text.contains("1:case 0 → 2 ◆"), text);
    assertTrue(text.contains("1:case 1 → 3 ◆"), text);
    assertTrue(text.contains("1:default → 3 ◆"), text);
  }

  @Test
  void statementThatNothingLeadsToIsCalledUnreachable() {
    Function function = Sketch.function("f", "return", "return");
    Sources sources = file -> List.of("return;", "return;");
    List<String> lines =
        new Listing(sources, Style.PLAIN)
            .of(Sketch.program(function), List.of(function))
            .lines()
            .toList();
    assertEquals("   1  1 │ return;", lines.get(3));
    assertEquals("   2  2 │ return;  unreachable", lines.get(4));
  }

  @Test
  void endlessLoopIsSomethingToTake() {
    Function function = Sketch.function("f", "if 1 2", "goto 1", "return");
    Sources sources = file -> List.of("if (x)", "  for (;;) y++;", "return;");
    String text = new Listing(sources, Style.PLAIN).of(Sketch.program(function), List.of(function));
    assertTrue(text.contains("for (;;) y++;  round ◆"), text);
  }

  @Test
  void sourceThatIsGoneLeavesTheNumbers() {
    String text =
        new Listing(file -> List.of(), Style.PLAIN).of(Sketch.program(FUNCTION), List.of(FUNCTION));
    assertTrue(text.contains("3:T → 4 ◆"), text);
  }
}
