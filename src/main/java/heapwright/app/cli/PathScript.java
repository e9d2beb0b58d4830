package heapwright.app.cli;

import heapwright.ir.Program;
import heapwright.method.path.ExecutedStatement;
import heapwright.method.path.PathCondition;
import heapwright.method.path.PathFact;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.report.shape.InputText;
import heapwright.solve.fact.RangeFacts;
import heapwright.solve.question.Ranges;
import heapwright.solve.smtlib.SmtLibScript;
import heapwright.solve.smtlib.SmtLibScript.Alternative;
import heapwright.solve.smtlib.SmtLibScript.Assertion;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a path demands of numbers, as a script for other solvers, with the statements beside it. */
final class PathScript {
  private final Program program;
  private final StatementPath path;
  private final Ranges ranges;
  private final StatementText source = StatementText.onDisk();

  PathScript(Program program, StatementPath path, Ranges ranges) {
    this.program = program;
    this.path = path;
    this.ranges = ranges;
  }

  /** The script of a path that was decided. */
  Optional<String> of(PathOutcome outcome) {
    return outcome.match(
        found -> Optional.of(feasible(found)),
        refuted -> Optional.of(infeasible(refuted)),
        unknown -> Optional.empty());
  }

  private String feasible(PathOutcome.Feasible found) {
    List<String> head = head("feasible; this is about numbers, with pointers as in this input:");
    new InputText(program).of(found.input()).lines().forEach(line -> head.add("  " + line));
    PathCondition condition = found.account().conditions().get(0);
    head.addAll(aliases(condition));
    return SmtLibScript.satisfiable(head, assertions(condition));
  }

  private String infeasible(PathOutcome.Infeasible refuted) {
    List<PathCondition> alternatives = refuted.account().conditions();
    List<String> head = head("infeasible at " + refuted.at() + ": " + refuted.reason());
    if (alternatives.size() > 1) {
      head.add("There are " + alternatives.size() + " alternatives along it, all contradictory.");
    }
    return SmtLibScript.contradictory(head, alternatives.stream().map(this::alternative).toList());
  }

  private Alternative alternative(PathCondition condition) {
    return new Alternative(aliases(condition), assertions(condition));
  }

  private static List<String> aliases(PathCondition condition) {
    return condition.aliases().stream().map(alias -> "supposing that " + alias).toList();
  }

  private List<String> head(String answer) {
    List<String> head = new ArrayList<>();
    head.add(path.function().name() + ", path " + path);
    head.add(answer);
    return head;
  }

  private List<Assertion> assertions(PathCondition condition) {
    List<Assertion> assertions = new ArrayList<>();
    for (Term range : new RangeFacts(ranges, condition.terms()).now()) {
      assertions.add(new Assertion(range, List.of("asked for by --range", text(range))));
    }
    condition.facts().forEach(fact -> assertions.add(assertion(fact)));
    return assertions;
  }

  private Assertion assertion(PathFact fact) {
    List<String> comment = new ArrayList<>();
    fact.at().ifPresent(at -> comment.add(place(at)));
    comment.add(fact.term().isConstant() ? fact.remark() : text(fact.term()));
    if (!fact.remark().isEmpty() && !fact.term().isConstant()) {
      comment.add("  " + fact.remark());
    }
    return new Assertion(fact.term(), comment);
  }

  private static String text(Term fact) {
    return "  " + fact.text(Symbol::name);
  }

  /** {@code 3: if (a < b)}, with how much of the path was behind in a loop or a callee. */
  private String place(ExecutedStatement at) {
    boolean isOwn = at.function().symbol().equals(path.function().symbol());
    String who = isOwn ? "" : at.function().name() + " ";
    return who
        + at.number()
        + ": "
        + source.of(at.function(), at.number())
        + ("  (position " + at.position() + " of the path)");
  }
}
