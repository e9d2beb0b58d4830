package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/**
 * Makes of a goal an outcome of a decision. The function gets registers that count rounds and
 * visits and remember what has happened, and where the last event of the goal may have happened, a
 * decision whether it has. Nothing else that the function does depends on these.
 */
public final class Instrumentation {
  private final Program program;
  private final ReachGoal goal;
  private final Function function;
  private final Map<Event.Condition, Probe> probes;
  private final CodeInsertion rewriting;
  private final CounterRegisters registers;
  private final Map<ControlPoint, List<CounterCode>> pieces = new LinkedHashMap<>();
  private final List<Goal> reached = new ArrayList<>();
  private int decisions;

  private Instrumentation(Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    this.program = program;
    this.goal = goal;
    this.probes = Map.copyOf(probes);
    function = goal.function();
    rewriting = new CodeInsertion(function);
    registers =
        new CounterRegisters(
            program.model(), function, goal.parts(), PlainGoals.span(goal), rewriting);
  }

  /**
   * @param program with the goal's function
   * @param probes for every condition of the goal
   */
  public static Instrumented of(
      Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    return PlainGoals.goal(goal)
        .map(plain -> new Instrumented(program, goal.function(), List.of(plain)))
        .orElseGet(() -> new Instrumentation(program, goal, probes).instrumented());
  }

  /**
   * A program that only evaluates the conditions of a goal at their statements.
   *
   * @param answers which condition a decision is about; its first outcome is that it holds
   */
  public record Asking(
      Program program, Function function, Map<DecisionId, Event.Condition> answers) {
    public Asking {
      answers = Map.copyOf(answers);
    }
  }

  /** The function with nothing added but the conditions, for a monitor to observe. */
  public static Asking asking(Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    Instrumentation bare = new Instrumentation(program, goal, probes);
    Map<DecisionId, Event.Condition> answers = new LinkedHashMap<>();
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    for (Event event : goal.events()) {
      if (event instanceof Event.Arrival arrival && arrival.condition().isPresent()) {
        Event.Condition condition = arrival.condition().get();
        CheckedCondition question = bare.registers.asked(condition, bare.probe(condition));
        for (ControlPoint step : PlainGoals.steps(goal.function(), arrival.statement())) {
          UnaryOperator<BlockId> before = code.getOrDefault(step, UnaryOperator.identity());
          code.put(
              step,
              next -> {
                DecisionId decision = bare.decision();
                answers.put(decision, condition);
                BlockId rest = before.apply(next);
                return bare.branch(decision, question, bare.passing(rest), rest);
              });
        }
      }
    }
    bare.rewriting.insert(code);
    Function asks = bare.rewriting.starting(List.of());
    return new Asking(replaced(program, asks), asks, answers);
  }

  private Instrumented instrumented() {
    for (int i = 0; i < goal.events().size(); i++) {
      goal.events().get(i).match(new EventInstrumentation(this, i));
    }
    loops();
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    pieces.forEach((passage, list) -> code.put(passage, new Snippet(this, list)));
    rewriting.insert(code);
    Function counting = rewriting.starting(registers.cleared());
    return new Instrumented(replaced(program, counting), counting, reached);
  }

  static Program replaced(Program program, Function function) {
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    functions.put(function.symbol(), function);
    return program.with(program.globals(), program.declarations(), functions);
  }

  /** Adds the counting and the checks, in the order of the events. */
  private void loops() {
    function
        .loops()
        .events()
        .forEach(
            (passage, events) -> {
              List<CounterCode> here = new ArrayList<>();
              events.forEach(event -> here.addAll(pieces(event)));
              // An outcome's own event precedes the loop's events; a statement's follows them.
              boolean isTurn = passage instanceof ControlPoint.Turn;
              List<CounterCode> all = pieces.computeIfAbsent(passage, p -> new ArrayList<>());
              all.addAll(isTurn ? all.size() : 0, here);
            });
    pieces.values().removeIf(List::isEmpty);
  }

  private List<CounterCode> pieces(LoopEvent happening) {
    List<CounterCode> here = new ArrayList<>();
    registers.counted(happening).ifPresent(here::add);
    for (int i = 0; i < goal.events().size(); i++) {
      if (goal.events().get(i) instanceof Event.Rounds rounds
          && rounds.loop() == happening.loop()) {
        int event = i;
        registers
            .question(rounds, happening.kind())
            .ifPresent(questions -> here.add(new CounterCode.Check(event, questions)));
      }
    }
    return here;
  }

  void at(ControlPoint passage, List<CounterCode> more) {
    pieces.computeIfAbsent(passage, p -> new ArrayList<>()).addAll(more);
  }

  Function function() {
    return function;
  }

  CounterRegisters registers() {
    return registers;
  }

  Probe probe(Event.Condition condition) {
    return probes.get(condition);
  }

  int events() {
    return goal.events().size();
  }

  /** A block that does something and goes on. */
  BlockId block(List<Statement> statements, BlockId next) {
    return rewriting.block(statements, new Terminator.Jump(next, span()));
  }

  BlockId passing(BlockId next) {
    return block(List.of(), next);
  }

  BlockId branch(DecisionId decision, CheckedCondition question, BlockId yes, BlockId no) {
    return rewriting.block(
        question.before(),
        new Terminator.Branch(decision, question.holds(), yes, no, Optional.empty(), span()));
  }

  private SourceSpan span() {
    return PlainGoals.span(goal);
  }

  /** Decisions of our own come after all of the source's. */
  DecisionId decision() {
    return new DecisionId(new StatementNumber(function.statements().size() + 1), ++decisions);
  }

  void reached(DecisionId decision, BlockId from, BlockId to) {
    reached.add(
        new Goal.Branch(
            function.symbol(),
            decision,
            List.of(0),
            from,
            to,
            goal.text(),
            new SourceLine(span().file(), span().line())));
  }
}
