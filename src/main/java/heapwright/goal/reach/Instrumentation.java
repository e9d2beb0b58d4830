package heapwright.goal.reach;

import heapwright.goal.Goal;
import heapwright.goal.reach.CounterCode.CheckedCondition;
import heapwright.goal.reach.CounterCode.Piece;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
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
  /**
   * A program in which a goal is an outcome of a decision.
   *
   * @param program with the function in the place of the user's, which does the same
   * @param reached to meet any of these is to reach the goal; none if nothing in the text leads
   *     there
   */
  public record Instrumented(Program program, Function function, List<Goal> reached) {
    public Instrumented {
      reached = List.copyOf(reached);
    }
  }

  private final Program program;
  private final ReachGoal goal;
  private final Function function;
  private final Map<Event.Condition, Probe> probes;
  private final CodeInsertion rewriting;
  private final CounterRegisters registers;
  private final Map<ControlPoint, List<Piece>> pieces = new LinkedHashMap<>();
  private final List<Goal> reached = new ArrayList<>();
  private int decisions;

  private Instrumentation(Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    this.program = program;
    this.goal = goal;
    this.probes = Map.copyOf(probes);
    function = goal.function();
    rewriting = new CodeInsertion(function);
    registers = new CounterRegisters(program.model(), goal, rewriting);
  }

  /**
   * @param program with the goal's function
   * @param probes for every condition of the goal
   */
  public static Instrumented of(
      Program program, ReachGoal goal, Map<Event.Condition, Probe> probes) {
    if (goal.library().isPresent()) {
      return new LibraryCalls(program, goal, goal.library().get()).instrumented();
    }
    return goal.plain()
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
        CheckedCondition asked = bare.registers.asked(condition, probes.get(condition));
        for (ControlPoint step : ReachGoal.arrivals(goal.function(), arrival.statement())) {
          UnaryOperator<BlockId> before = code.getOrDefault(step, UnaryOperator.identity());
          code.put(
              step,
              next -> {
                DecisionId decision = bare.decision();
                answers.put(decision, condition);
                BlockId rest = before.apply(next);
                return bare.branch(decision, asked, bare.block(List.of(), rest), rest);
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
      int event = i;
      goal.events()
          .get(i)
          .match(
              arrival -> arrival(event, arrival),
              turn -> turn(event, turn),
              rounds -> watch(rounds),
              entry -> entry(event));
    }
    loops();
    Map<ControlPoint, UnaryOperator<BlockId>> code = new LinkedHashMap<>();
    pieces.forEach((point, list) -> code.put(point, new CounterCode(this, list)));
    rewriting.insert(code);
    Function counting = rewriting.starting(registers.cleared());
    return new Instrumented(replaced(program, counting), counting, reached);
  }

  static Program replaced(Program program, Function function) {
    Map<SymbolId, Function> functions = new LinkedHashMap<>(program.functions());
    functions.put(function.symbol(), function);
    return program.with(program.globals(), program.declarations(), functions);
  }

  private void arrival(int event, Event.Arrival arrival) {
    List<Piece> here = new ArrayList<>();
    List<CheckedCondition> conditions = new ArrayList<>();
    // A goal of this event alone only needs a decision, so the first visit suffices.
    boolean isBare = events() == 1 && arrival.condition().isEmpty();
    Optional<Integer> visit = arrival.visit().or(() -> isBare ? Optional.of(1) : Optional.empty());
    if (visit.isPresent()) {
      boolean isFirst = !registers.counts(arrival.statement());
      Local visits = registers.visits(arrival.statement());
      if (isFirst) {
        here.add(new CounterCode.Update(registers.increment(visits)));
      }
      conditions.add(registers.is(visits, Relation.EQUAL, visit.get()));
    }
    arrival.condition().ifPresent(c -> conditions.add(registers.asked(c, probes.get(c))));
    here.add(new CounterCode.Check(event, conditions));
    ReachGoal.arrivals(function, arrival.statement()).forEach(at -> at(at).addAll(here));
  }

  private void turn(int event, Event.Turn turn) {
    for (int outcome : turn.branch().outcomes()) {
      at(new ControlPoint.Turn(turn.branch().from(), outcome))
          .add(new CounterCode.Check(event, List.of()));
    }
  }

  private void entry(int event) {
    at(new ControlPoint.Within(BlockId.ENTRY, 0)).add(new CounterCode.Check(event, List.of()));
  }

  private void watch(Event.Rounds rounds) {
    registers.watch(rounds.loop(), rounds.times());
    rounds.within().forEach(round -> registers.watch(round.loop(), round.number()));
  }

  private List<Piece> at(ControlPoint point) {
    return pieces.computeIfAbsent(point, p -> new ArrayList<>());
  }

  /** Adds the counting and the checks, in the order of the events. */
  private void loops() {
    function
        .loops()
        .events()
        .forEach(
            (point, events) -> {
              List<Piece> here = new ArrayList<>();
              events.forEach(event -> here.addAll(pieces(event)));
              // An outcome's own event precedes the loop's events; a statement's follows them.
              boolean isTurn = point instanceof ControlPoint.Turn;
              List<Piece> all = at(point);
              all.addAll(isTurn ? all.size() : 0, here);
            });
    pieces.values().removeIf(List::isEmpty);
  }

  private List<Piece> pieces(LoopEvent loopEvent) {
    List<Piece> here = new ArrayList<>();
    registers.counted(loopEvent).ifPresent(update -> here.add(new CounterCode.Update(update)));
    for (int i = 0; i < goal.events().size(); i++) {
      if (goal.events().get(i) instanceof Event.Rounds rounds
          && rounds.loop() == loopEvent.loop()) {
        int event = i;
        registers
            .conditions(rounds, loopEvent.kind())
            .ifPresent(all -> here.add(new CounterCode.Check(event, all)));
      }
    }
    return here;
  }

  CounterRegisters registers() {
    return registers;
  }

  int events() {
    return goal.events().size();
  }

  /** A block that does something and goes on. */
  BlockId block(List<Statement> statements, BlockId next) {
    return rewriting.block(statements, new Terminator.Jump(next, goal.span()));
  }

  BlockId branch(DecisionId decision, CheckedCondition condition, BlockId yes, BlockId no) {
    return rewriting.block(
        condition.before(),
        new Terminator.Branch(decision, condition.holds(), yes, no, Optional.empty(), goal.span()));
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
            new SourceLine(goal.span().file(), goal.span().line())));
  }
}
