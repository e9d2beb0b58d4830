package heapwright.goal.dataflow;

import heapwright.goal.Goal;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.DefinitionUse;
import heapwright.goal.dataflow.DataFlow.Pair;
import heapwright.goal.dataflow.ShadowRegisters.DecisionListener;
import heapwright.goal.reach.CodeInsertion;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.EnumMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.UnaryOperator;

/**
 * The code that is put into a function so that its definition-use pairs are outcomes of decisions.
 * For each register there is another one with the number of its last definition; for each store,
 * one with the address that it wrote to, forgotten when another store of the function writes there.
 *
 * <p>What callees and copies of whole records write over is not forgotten, which only admits more:
 * what is then proved is so all the more, and what is found is judged by a run.
 */
final class ShadowCode {
  private final Program program;
  private final DataFlow flow;
  private final Function function;
  private final CodeInsertion insertion;
  private final ShadowRegisters registers;
  private final Map<ControlPoint, Map<Phase, List<UnaryOperator<BlockId>>>> pieces =
      new LinkedHashMap<>();
  private final Map<Goal, List<Goal.Branch>> outcomes = new LinkedHashMap<>();

  /** The loads whose places are kept. */
  private final Set<ControlPoint> noted = new HashSet<>();

  ShadowCode(Program program, DataFlow flow) {
    this.program = program;
    this.flow = flow;
    function = flow.function();
    insertion = new CodeInsertion(function);
    registers = new ShadowRegisters(program.model(), function, insertion);
  }

  InstrumentedGoals instrumented(List<Goal> parts) {
    List<Pair> wanted = new ArrayList<>();
    Map<Pair, Goal> goals = new LinkedHashMap<>();
    for (Goal part : parts) {
      outcomes.put(part, new ArrayList<>());
      for (Pair pair : flow.pairs((DefinitionUse) part)) {
        wanted.add(pair);
        goals.put(pair, part);
      }
    }
    List<Definition> needed = wanted.stream().map(Pair::definition).distinct().toList();
    flow.definitions().forEach(definition -> define(definition, needed));
    needed.stream()
        .filter(definition -> definition.variable() instanceof Variable.Location)
        .forEach(definition -> new EndedLives(program, function, definition).forEach(this::end));
    Map<Use, List<Pair>> byUse = new LinkedHashMap<>();
    wanted.forEach(pair -> byUse.computeIfAbsent(pair.use(), u -> new ArrayList<>()).add(pair));
    byUse.forEach((use, own) -> use(use, own, goals));
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    pieces.forEach(
        (point, phases) ->
            code.put(point, inOrder(phases.values().stream().flatMap(List::stream).toList())));
    insertion.insert(code);
    return new InstrumentedGoals(insertion.starting(registers.beginning()), outcomes);
  }

  private static UnaryOperator<BlockId> inOrder(List<UnaryOperator<BlockId>> list) {
    return next -> {
      BlockId first = next;
      for (int i = list.size() - 1; i >= 0; i--) {
        first = list.get(i).apply(first);
      }
      return first;
    };
  }

  /** Between two statements, what the first one has done comes before what the second one needs. */
  private enum Phase {
    DEFINITION,
    ACCESS,
    END,
    USE
  }

  private void at(ControlPoint point, Phase phase, UnaryOperator<BlockId> piece) {
    pieces
        .computeIfAbsent(point, p -> new EnumMap<>(Phase.class))
        .computeIfAbsent(phase, p -> new ArrayList<>())
        .add(piece);
  }

  private Statement statement(ControlPoint.Within at) {
    return function.block(at.block()).statements().get(at.before());
  }

  private void define(Definition definition, List<Definition> needed) {
    boolean matters =
        needed.stream().anyMatch(other -> other.variable().equals(definition.variable()));
    if (definition.variable() instanceof Variable.Register register) {
      if (matters && definition.at().isPresent()) {
        at(
            after(definition),
            Phase.DEFINITION,
            registers.set(registers.last(register), number(definition)));
      } else if (matters) {
        registers.beginWith(registers.last(register), number(definition));
      }
      return;
    }
    Variable.Location place = (Variable.Location) definition.variable();
    Expression address = ((Statement.Store) statement(definition.at().orElseThrow())).address();
    for (Definition other : needed) {
      if (!other.equals(definition)
          && other.variable() instanceof Variable.Location there
          && there.mayBe(place)) {
        at(after(definition), Phase.DEFINITION, registers.forget(other, address(other), address));
      }
    }
    if (needed.contains(definition)) {
      at(
          after(definition),
          Phase.DEFINITION,
          registers.remember(definition, address, isRepeated(definition)));
    }
  }

  /** What registers remember of a definition; those of one statement are one to readers. */
  private static int number(Definition definition) {
    return definition.statement().value();
  }

  /** The address of memory that is gone must not even be compared. */
  private void end(Definition definition, ControlPoint at, Optional<Expression> address) {
    at(
        at,
        Phase.END,
        address
            .map(gone -> registers.forget(definition, address(definition), gone))
            .orElseGet(() -> registers.forget(definition)));
  }

  private static ControlPoint.Within after(Definition definition) {
    ControlPoint.Within at = definition.at().orElseThrow();
    return new ControlPoint.Within(at.block(), at.before() + 1);
  }

  private Expression address(Definition definition) {
    return ((Statement.Store) statement(definition.at().orElseThrow())).address();
  }

  /** Whether control may come back to a definition. */
  private boolean isRepeated(Definition definition) {
    BlockId start = definition.at().orElseThrow().block();
    List<BlockId> seen = new ArrayList<>(function.block(start).terminator().successors());
    for (int next = 0; next < seen.size(); next++) {
      for (BlockId successor : function.block(seen.get(next)).terminator().successors()) {
        if (!seen.contains(successor)) {
          seen.add(successor);
        }
      }
    }
    return seen.contains(start);
  }

  private void use(Use use, List<Pair> own, Map<Pair, Goal> goals) {
    if (use.variable() instanceof Variable.Register register) {
      if (use.outcome().isEmpty()) {
        own.forEach(
            pair ->
                at(
                    use.at(),
                    Phase.USE,
                    met(goals.get(pair), registers.isLast(register, number(pair.definition())))));
      } else {
        ShadowRegisters.Used used = registers.used(use);
        if (used.isFirst()) {
          at(use.at(), Phase.USE, registers.copy(used.local(), registers.last(register)));
        }
        own.forEach(pair -> decided(use, pair, goals.get(pair), used));
      }
      return;
    }
    for (Pair pair : own) {
      read(use, pair, goals.get(pair));
    }
  }

  /** An address is compared after the access: only then is it known to be one. */
  private void read(Use use, Pair pair, Goal goal) {
    Definition definition = pair.definition();
    Expression address = ((Statement.Load) statement(use.at())).address();
    Local accessed = registers.accessed(use, address);
    if (noted.add(use.at())) {
      at(use.at(), Phase.USE, registers.assign(accessed, address));
    }
    ControlPoint.Within then = new ControlPoint.Within(use.at().block(), use.at().before() + 1);
    Expression place = registers.read(accessed);
    if (use.outcome().isEmpty()) {
      UnaryOperator<BlockId> apart = next -> registers.block(List.of(), next);
      at(
          then,
          Phase.ACCESS,
          registers.remembered(definition, address(definition), place, apart, meeting(goal)));
      return;
    }
    ShadowRegisters.Used used = registers.used(use, definition);
    if (used.isFirst()) {
      at(use.at(), Phase.USE, registers.set(used.local(), ShadowRegisters.NOWHERE));
      at(
          then,
          Phase.ACCESS,
          registers.remembered(
              definition,
              address(definition),
              place,
              registers.set(used.local(), number(definition)),
              (decision, from, to) -> {}));
    }
    decided(use, pair, goal, used);
  }

  private void decided(Use use, Pair pair, Goal goal, ShadowRegisters.Used used) {
    UnaryOperator<BlockId> check = met(goal, registers.is(used.local(), number(pair.definition())));
    for (int index : use.outcome().orElseThrow().outcomes()) {
      at(new ControlPoint.Turn(use.at().block(), index), Phase.USE, check);
    }
  }

  /** The goal is met where a condition holds. */
  private UnaryOperator<BlockId> met(Goal goal, Expression holds) {
    return next -> registers.decide(holds, registers.block(List.of(), next), next, meeting(goal));
  }

  private DecisionListener meeting(Goal goal) {
    return (decision, from, to) ->
        outcomes
            .get(goal)
            .add(
                new Goal.Branch(
                    function.symbol(),
                    decision,
                    List.of(0),
                    from,
                    to,
                    goal.toString(),
                    goal.line()));
  }
}
