package heapwright.report.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.analysis.Sketch;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class QuotationTest {
  @Test
  void partOfALineIsQuotedWhereColumnsAreSure() {
    assertEquals(Optional.of("f == 3"), quote("  if (f == 3) {", 7, 12));
  }

  @Test
  void nameThatMayBeAMacroBeforeItMakesTheColumnsUnsure() {
    assertEquals(Optional.empty(), quote("  if (f == NULL && f == 3) {", 20, 25));
  }

  @Test
  void commentOrWideBlanksBeforeItMakeTheColumnsUnsure() {
    assertEquals(Optional.empty(), quote("if /* why */ (f == 3)", 15, 20));
    assertEquals(Optional.empty(), quote("if   (f == 3)", 7, 12));
  }

  @Test
  void quotationThatEndsInAWordOrABracketTooEarlyIsRefused() {
    assertEquals(Optional.empty(), quote("if (f == LIMIT)", 5, 12));
    assertEquals(Optional.empty(), quote("if (f == N)", 5, 11));
    assertEquals(Optional.empty(), quote("if (f == N && f)", 5, 14));
  }

  @Test
  void whatStandsInLiteralsDoesNotMatter() {
    assertEquals(Optional.of("f == 3"), quote("if (f == '\\t' || f == 3)", 18, 23));
  }

  @Test
  void spanOfSeveralLinesOrBeyondTheLineIsNotQuoted() {
    assertEquals(Optional.empty(), quote("if (f)", 5, 50));
  }

  private static Optional<String> quote(String line, int column, int endColumn) {
    Function function = Sketch.function("f", "return");
    FunctionStudy study = FunctionStudy.of(Sketch.program(function), List.of(function)).get(0);
    SourceSpan span = new SourceSpan(new SourceFile("a.c"), 1, column, 1, endColumn);
    return new Quotation(file -> List.of(line), study.program(), study.function()).of(span);
  }
}
