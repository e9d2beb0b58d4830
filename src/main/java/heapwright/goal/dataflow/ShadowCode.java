package heapwright.goal.dataflow;

import heapwright.goal.Goal;
import heapwright.goal.InstrumentedGoals;
import heapwright.goal.MonitoredGoal.DefinitionUse;
import heapwright.goal.dataflow.DataFlow.Pair;
import heapwright.goal.dataflow.ShadowRegisters.DecisionListener;
import heapwright.goal.reach.CodeInsertion;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
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
  private final Map<ControlPoint, List<UnaryOperator<BlockId>>> pieces = new LinkedHashMap<>();
  private final Map<Goal, List<Goal.Branch>> outcomes = new LinkedHashMap<>();

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
    // What follows a statement comes before what precedes the next one.
    flow.definitions().forEach(definition -> define(definition, needed));
    needed.stream()
        .filter(definition -> definition.variable() instanceof Variable.Location)
        .forEach(definition -> new EndedLives(program, function, definition).forEach(this::end));
    Map<Use, List<Pair>> byUse = new LinkedHashMap<>();
    wanted.forEach(pair -> byUse.computeIfAbsent(pair.use(), u -> new ArrayList<>()).add(pair));
    byUse.forEach((use, own) -> use(use, own, goals));
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    pieces.forEach((point, list) -> code.put(point, inOrder(list)));
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

  private void at(ControlPoint point, UnaryOperator<BlockId> piece) {
    pieces.computeIfAbsent(point, p -> new ArrayList<>()).add(piece);
  }

  private Statement statement(ControlPoint.Within at) {
    return function.block(at.block()).statements().get(at.before());
  }

  private void define(Definition definition, List<Definition> needed) {
    boolean matters =
        needed.stream().anyMatch(other -> other.variable().equals(definition.variable()));
    if (definition.variable() instanceof Variable.Register register) {
      if (matters && definition.at().isPresent()) {
        at(after(definition), registers.set(registers.last(register), number(definition)));
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
        at(after(definition), registers.forget(other, address(other), address));
      }
    }
    if (needed.contains(definition)) {
      at(after(definition), registers.remember(definition, address, isRepeated(definition)));
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
                    met(goals.get(pair), registers.isLast(register, number(pair.definition())))));
      } else {
        ShadowRegisters.Used used = registers.used(use);
        if (used.isFirst()) {
          at(use.at(), registers.copy(used.local(), registers.last(register)));
        }
        decided(use, own, goals, used);
      }
      return;
    }
    Expression address = ((Statement.Load) statement(use.at())).address();
    if (use.outcome().isEmpty()) {
      for (Pair pair : own) {
        Definition definition = pair.definition();
        DecisionListener reached = meeting(goals.get(pair));
        UnaryOperator<BlockId> apart = next -> registers.block(List.of(), next);
        at(
            use.at(),
            registers.remembered(definition, address(definition), address, apart, reached));
      }
      return;
    }
    ShadowRegisters.Used used = registers.used(use);
    if (used.isFirst()) {
      at(use.at(), registers.set(used.local(), ShadowRegisters.NOWHERE));
      own.forEach(
          pair ->
              at(
                  use.at(),
                  registers.remembered(
                      pair.definition(),
                      address(pair.definition()),
                      address,
                      registers.set(used.local(), number(pair.definition())),
                      (decision, from, to) -> {})));
    }
    decided(use, own, goals, used);
  }

  private void decided(Use use, List<Pair> own, Map<Pair, Goal> goals, ShadowRegisters.Used used) {
    Goal.Branch outcome = use.outcome().orElseThrow();
    BasicBlock block = function.block(use.at().block());
    for (Pair pair : own) {
      UnaryOperator<BlockId> check =
          met(goals.get(pair), registers.is(used.local(), number(pair.definition())));
      for (int index : outcome.outcomes()) {
        at(new ControlPoint.Turn(block.id(), index), check);
      }
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
