package heapwright.goal.reach;

import heapwright.goal.reach.CounterCode.CheckedCondition;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The registers that count. They are plain sums, which solvers handle best. */
final class CounterRegisters {
  private final DataModel model;
  private final ReachGoal goal;
  private final SourceSpan span;
  private final CodeInsertion rewriting;
  private final Map<Integer, Local> rounds = new LinkedHashMap<>();
  private final Map<Integer, Integer> most = new LinkedHashMap<>();
  private final Map<StatementNumber, Local> visits = new LinkedHashMap<>();
  private final Map<Integer, Local> flags = new LinkedHashMap<>();
  private final List<Local> all = new ArrayList<>();

  CounterRegisters(DataModel model, ReachGoal goal, CodeInsertion rewriting) {
    this.model = model;
    this.goal = goal;
    this.rewriting = rewriting;
    span = goal.span();
  }

  /**
   * Counts the rounds of a loop from now on.
   *
   * @param times the number of rounds that will be asked for
   */
  void watch(int loop, int times) {
    rounds.computeIfAbsent(loop, l -> register("the count of rounds at " + name(l)));
    most.merge(loop, times, Math::max);
  }

  private String name(int loop) {
    return goal.function().loops().all().get(loop).number().map(n -> n.toString()).orElse("it");
  }

  /** Whether the visits of a statement are counted already. */
  boolean counts(StatementNumber statement) {
    return visits.containsKey(statement);
  }

  /** Asks a condition. */
  CheckedCondition asked(Event.Condition condition, Probe probe) {
    Type answer = probe.question().type().result();
    Local register =
        rewriting.register("(" + condition.text() + ")", answer, model.alignment(answer));
    return probe.asked(register, type(), span);
  }

  Local visits(StatementNumber statement) {
    return visits.computeIfAbsent(statement, n -> register("the count of visits at " + n));
  }

  private Local flag(int event) {
    return flags.computeIfAbsent(
        event, e -> register("the count of " + goal.parts().get(e) + " so far"));
  }

  /** No identifier of C has a blank. */
  private Local register(String name) {
    Local local = rewriting.register(name, type(), model.alignment(type()));
    all.add(local);
    return local;
  }

  private Type type() {
    return model.signedInt();
  }

  List<Statement> cleared() {
    return all.stream().map(local -> set(local, constant(0))).toList();
  }

  /** How a loop's register changes at an event. */
  Optional<Statement> counted(LoopEvent event) {
    Optional<Local> register = Optional.ofNullable(rounds.get(event.loop()));
    return switch (event.kind()) {
      case ENTER -> register.map(r -> set(r, constant(0)));
      case ROUND -> register.map(r -> round(event.loop(), r));
      case LEAVE -> Optional.empty();
    };
  }

  /** If the goal asks for no round at all, counting stops at the first; no sum wraps around. */
  private Statement round(int loop, Local register) {
    return most.get(loop) == 0 ? set(register, constant(1)) : increment(register);
  }

  /** What must hold at an event of its loop for the number of rounds to match. */
  Optional<List<CheckedCondition>> conditions(Event.Rounds event, LoopEvent.Kind kind) {
    LoopEvent.Kind moment =
        event.bound() != Event.Bound.AT_LEAST
            ? LoopEvent.Kind.LEAVE
            : event.times() == 0 ? LoopEvent.Kind.ENTER : LoopEvent.Kind.ROUND;
    if (kind != moment) {
      return Optional.empty();
    }
    List<CheckedCondition> conditions = new ArrayList<>();
    for (Event.Round round : event.within()) {
      conditions.add(is(rounds.get(round.loop()), Relation.EQUAL, round.number()));
    }
    Relation relation = event.bound() == Event.Bound.AT_MOST ? Relation.LESS_EQUAL : Relation.EQUAL;
    conditions.add(is(rounds.get(event.loop()), relation, event.times()));
    return Optional.of(conditions);
  }

  Statement happens(int event) {
    return set(flag(event), constant(1));
  }

  CheckedCondition hasHappened(int event) {
    return is(flag(event), Relation.NOT_EQUAL, 0);
  }

  CheckedCondition is(Local register, Relation relation, int value) {
    return new CheckedCondition(
        List.of(),
        new Expression.Comparison(relation, read(register), constant(value), type(), span));
  }

  Statement increment(Local register) {
    return set(
        register, new Expression.Binary(BinaryOperator.ADD, read(register), constant(1), span));
  }

  private Statement set(Local register, Expression value) {
    return new Statement.Assign(register, value, span);
  }

  private Expression read(Local register) {
    return new Expression.Read(register, span);
  }

  private Expression constant(int value) {
    return new Expression.IntegerConstant(value, type(), span);
  }
}
