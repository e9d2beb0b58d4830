package heapwright.report.flow;

import heapwright.analysis.Loops.Loop;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.report.flow.Listing.Style.Glyphs;
import java.util.IntSummaryStatistics;
import java.util.List;
import java.util.stream.IntStream;

/** From which line to which each loop of a function reaches. */
final class LoopExtents {
  /** Lines first to last, both inclusive. */
  private record Extent(int depth, int first, int last) {
    boolean contains(int line) {
      return first <= line && line <= last;
    }
  }

  private final List<Extent> extents;
  private final int deepest;

  LoopExtents(FunctionStudy study) {
    extents = study.loops().all().stream().map(loop -> extent(study.function(), loop)).toList();
    deepest = extents.stream().mapToInt(Extent::depth).max().orElse(0);
  }

  /** How many columns of bars the margin needs. */
  int deepest() {
    return deepest;
  }

  /** The sign for one column of the margin, from depth 1, beside a line of the source. */
  String bar(int depth, int line, Glyphs glyphs) {
    return extents.stream()
        .filter(extent -> extent.depth == depth && extent.contains(line))
        .findFirst()
        .map(extent -> sign(extent, line, glyphs))
        .orElse(" ");
  }

  /** The same below a line, where loops that end with the line have ended. */
  String barBelow(int depth, int line, Glyphs glyphs) {
    boolean goesOn =
        extents.stream()
            .anyMatch(e -> e.depth == depth && e.contains(line) && e.contains(line + 1));
    return goesOn ? glyphs.loopBody() : " ";
  }

  private static String sign(Extent extent, int line, Glyphs glyphs) {
    if (extent.first == extent.last) {
      return glyphs.loopLine();
    }
    if (line == extent.first) {
      return glyphs.loopStart();
    }
    return line == extent.last ? glyphs.loopEnd() : glyphs.loopBody();
  }

  private static Extent extent(Function function, Loop loop) {
    IntSummaryStatistics lines =
        loop.blocks().stream()
            .map(function::block)
            .flatMap(block -> FunctionStudy.steps(block).stream())
            .map(number -> function.statement(number).span())
            .filter(span -> span.file().equals(function.span().file()))
            .flatMapToInt(LoopExtents::lines)
            .summaryStatistics();
    return new Extent(loop.depth(), lines.getMin(), lines.getMax());
  }

  private static IntStream lines(SourceSpan span) {
    return IntStream.of(span.line(), span.endLine());
  }
}
