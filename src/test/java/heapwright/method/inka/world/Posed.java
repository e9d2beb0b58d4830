package heapwright.method.inka.world;

import heapwright.analysis.CallGraph;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.inka.ConstraintSystem;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.goal.TranslationTarget;
import heapwright.method.inka.trace.ConstraintTrace;
import heapwright.method.inka.unfolding.RecursionKnowledge;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.IntegerMode;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The constraint system of the goal that a fixture marks, propagated and not labelled. */
public record Posed(ConstraintSystem attempt, boolean consistent) {

  public static Posed goal(String file, String name, IntegerMode mode) throws IOException {
    Path path = Path.of("src/test/resources/inka", file);
    List<String> lines = Files.readAllLines(path);
    Fixture fixture = Fixture.read(path);
    Function function = fixture.function(name);
    Goal goal =
        Goals.of(function, new Criterion.Statements()).stream()
            .filter(g -> lines.get(g.line().line() - 1).endsWith("// goal"))
            .findFirst()
            .orElseThrow();
    CallGraph calls = CallGraph.of(fixture.program());
    GoalView structure = GoalView.of(function, TranslationTarget.of(function, goal).orElseThrow());
    ConstraintWorld world =
        new ConstraintWorld(
            new WriteEffects(fixture.program(), calls),
            function,
            structure,
            mode,
            RecursionKnowledge::returned,
            Budget.of(Duration.ofMinutes(1)),
            ConstraintTrace.off());
    ConstraintSystem attempt = new ConstraintSystem(world, function, input -> false);
    return new Posed(attempt, attempt.open(10_000));
  }

  /** What is known of an integer parameter. */
  public Word number(String parameter) {
    return (Word) value(parameter);
  }

  PointerVariable pointer(String parameter) {
    return (PointerVariable) value(parameter);
  }

  private DomainValue value(String parameter) {
    Local local =
        attempt.start().frame().structure().function().parameters().stream()
            .filter(p -> p.name().equals(parameter))
            .findFirst()
            .orElseThrow();
    return attempt.start().frame().registers().get(local.id().index()).orElseThrow();
  }

  /** What is known of a cell of the input. */
  CellVariable cell(String place) {
    return attempt.world().starts().all().stream()
        .filter(start -> start.place().toString().equals(place))
        .findFirst()
        .orElseThrow()
        .cell();
  }
}
