package heapwright.solve.smtlib;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.Collection;
import java.util.List;
import java.util.stream.Stream;

/**
 * Facts as a script in SMT-LIB 2.6 that any solver of bit-vectors and floating-point numbers reads.
 * What our own answer was stands in it as the status that solvers check theirs against.
 */
public final class SmtLibScript {
  private final List<String> lines = new ArrayList<>();
  private final SmtLibNames names = new SmtLibNames();
  private final SmtLibInputs inputs;

  /**
   * A fact that a script asserts.
   *
   * @param comment what it is, in lines for readers
   */
  public record Assertion(Term fact, List<String> comment) {
    public Assertion {
      comment = List.copyOf(comment);
    }
  }

  private SmtLibScript(List<String> head, String option, List<Assertion> all) {
    List<Term> facts = facts(all);
    Subterms subterms = new Subterms(facts);
    inputs = new SmtLibInputs(subterms, names);
    comment(head);
    lines.add("(set-info :smt-lib-version 2.6)");
    lines.add("(set-option :" + option + " true)");
    lines.add("(set-logic " + logic(facts) + ")");
    lines.addAll(inputs.declarations());
  }

  private static List<Term> facts(Collection<Assertion> assertions) {
    return assertions.stream().map(Assertion::fact).toList();
  }

  private static String logic(List<Term> facts) {
    return facts.stream().anyMatch(SmtLibScript::hasNumbers) ? "QF_BVFP" : "QF_BV";
  }

  private static boolean hasNumbers(Term fact) {
    return fact.hasNumbers();
  }

  /** A script that asks for values that fulfil all of the facts. */
  public static String satisfiable(List<String> head, List<Assertion> assertions) {
    SmtLibScript script = new SmtLibScript(head, "produce-models", assertions);
    script.question("sat", assertions, false);
    script.lines.add("(get-model)");
    return script.text();
  }

  /**
   * Facts that all have to hold.
   *
   * @param comment what they depend on, in lines for readers
   */
  public record Alternative(List<String> comment, List<Assertion> assertions) {
    public Alternative {
      comment = List.copyOf(comment);
      assertions = List.copyOf(assertions);
    }
  }

  /** A script that asks of each alternative for facts that contradict one another. */
  public static String contradictory(List<String> head, List<Alternative> alternatives) {
    List<Assertion> all = alternatives.stream().flatMap(a -> a.assertions().stream()).toList();
    SmtLibScript script = new SmtLibScript(head, "produce-unsat-cores", all);
    for (int i = 0; i < alternatives.size(); i++) {
      boolean isOneOfMany = alternatives.size() > 1;
      if (isOneOfMany) {
        script.lines.add("");
        script.comment(List.of("alternative " + (i + 1) + " of " + alternatives.size()));
        script.lines.add("(push 1)");
      }
      script.comment(alternatives.get(i).comment());
      script.question("unsat", alternatives.get(i).assertions(), true);
      script.lines.add("(get-unsat-core)");
      if (isOneOfMany) {
        script.lines.add("(pop 1)");
      }
    }
    return script.text();
  }

  private void question(String status, List<Assertion> assertions, boolean isNamed) {
    SmtLibTerms terms = new SmtLibTerms(new Subterms(facts(assertions)), inputs, names);
    for (Assertion assertion : assertions) {
      SmtLibTerms.Written written = terms.written(assertion.fact());
      lines.add("");
      comment(assertion.comment());
      lines.addAll(written.definitions());
      String label = isNamed ? names.of(label(assertion)) : "";
      lines.add(
          isNamed
              ? "(assert (! " + written.fact() + " :named " + label + "))"
              : "(assert " + written.fact() + ")");
    }
    lines.add("");
    lines.add("(set-info :status " + status + ")");
    lines.add("(check-sat)");
  }

  /** What a solver calls the fact in an unsatisfiable core. */
  private static String label(Assertion assertion) {
    return assertion.fact().text(Symbol::name);
  }

  private void comment(Collection<String> texts) {
    texts.stream().flatMap(SmtLibScript::singleLines).forEach(line -> lines.add("; " + line));
  }

  /** A comment ends where its line does, however strange the names in it are. */
  private static Stream<String> singleLines(String text) {
    return text.lines().map(line -> line.replaceAll("\\p{Cntrl}", " "));
  }

  private String text() {
    return String.join("\n", lines) + "\n";
  }
}
