package heapwright.report.flow;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.report.flow.ColouredLine.Ink;
import heapwright.report.flow.Listing.Style;
import heapwright.report.flow.Listing.Style.Glyphs;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The lines above a function: its name and place, what it has, what it calls. */
final class Heading {
  private final FunctionStudy study;
  private final Style style;

  Heading(FunctionStudy study, Style style) {
    this.study = study;
    this.style = style;
  }

  List<ColouredLine> lines() {
    SourceSpan span = study.function().span();
    ColouredLine title =
        new ColouredLine(style)
            .add(study.function().name(), Ink.TITLE)
            .add("  " + span.file().path() + ":" + span.line(), Ink.FAINT);
    ColouredLine facts = new ColouredLine(style).add("  " + counts());
    return callees().isEmpty()
        ? List.of(title, facts)
        : List.of(
            title, facts, new ColouredLine(style).add("  calls " + String.join(", ", callees())));
  }

  /** {@code 5 statements · 3 decisions · …}, also for the figure. */
  String counts() {
    String dot = Glyphs.of(style).separator();
    return String.join(
            dot,
            count(study.function().statements().size(), "statement"),
            count(study.decisions(), "decision"),
            count(study.outcomes().size(), "branch outcome"),
            count(study.loops().all().size(), "loop"),
            count(study.unconstrained().chains().size(), "unconstrained edge"),
            count(study.calls().size(), "call"))
        + (study.recursive() ? dot + "recursive" : "");
  }

  private static String count(long n, String noun) {
    return n == 1 ? "1 " + noun : n + " " + noun + "s";
  }

  private Set<String> callees() {
    Set<String> names = new LinkedHashSet<>();
    study.calls().forEach(site -> site.targets().forEach(target -> names.add(name(target))));
    return names;
  }

  private String name(SymbolId symbol) {
    if (symbol.equals(study.function().symbol())) {
      return "itself";
    }
    return study
        .program()
        .function(symbol)
        .map(Function::name)
        .or(
            () ->
                Optional.ofNullable(study.program().declarations().get(symbol))
                    .map(FunctionDeclaration::name))
        .orElse(symbol.key());
  }
}
