package heapwright.method.addressmapper.trace;

import heapwright.method.addressmapper.map.Predicate;
import heapwright.solve.reduction.Reduction;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.ValueText;
import heapwright.symbolic.term.model.Model;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;

/** Dynamic domain reduction along the predicates of a path, predicate by predicate. */
public final class DomainTrace {
  private DomainTrace() {}

  /**
   * The lines.
   *
   * @param ranges what a person wants the inputs to be
   * @param model the values that were found
   */
  public static List<String> of(
      List<Predicate> predicates, List<Term> ranges, Optional<Model> model) {
    List<String> lines = new ArrayList<>();
    List<Term> facts = predicates.stream().map(Predicate::term).toList();
    Reduction.Reduced reduced = Reduction.along(ranges, facts);
    describe("at first", reduced.start(), lines);
    for (int i = 0; i < reduced.steps().size(); i++) {
      Reduction.Step step = reduced.steps().get(i);
      lines.add(facts.get(i) + ": " + domains(step.changed(), step.isEmpty()));
    }
    // Another solver, or a wish for readable values, may have chosen elsewhere.
    boolean holds =
        reduced.split().stream()
            .allMatch(d -> model.filter(m -> !d.holds().test(m.value(d.symbol()))).isEmpty());
    if (holds) {
      describe("after the splits", reduced.split(), lines);
    }
    model.ifPresent(
        found -> {
          String values =
              found.values().entrySet().stream()
                  .map(e -> e.getKey().name() + " = " + value(e.getKey(), found))
                  .collect(Collectors.joining(", "));
          if (!values.isEmpty()) {
            lines.add("values: " + values);
          }
        });
    return lines;
  }

  private static String value(Symbol symbol, Model model) {
    return ValueText.of(symbol, model.value(symbol));
  }

  private static void describe(String when, List<Reduction.Domain> domains, List<String> lines) {
    if (!domains.isEmpty()) {
      lines.add(when + ": " + domains(domains, false));
    }
  }

  private static String domains(List<Reduction.Domain> domains, boolean isEmpty) {
    if (isEmpty) {
      return "nothing is left";
    }
    return domains.isEmpty()
        ? "no domain changes"
        : domains.stream()
            .map(d -> d.symbol().name() + " in " + d.values())
            .collect(Collectors.joining(", "));
  }
}
