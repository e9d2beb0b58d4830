package heapwright.goal;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.function.Function;
import java.util.stream.Collectors;

/** Something that a test can make a function do. People and reports name it by its text. */
public sealed interface Goal permits Goal.Branch, Goal.Statement, Goal.Path, MonitoredGoal {

  SymbolId function();

  /** Where people look for it. */
  SourceLine line();

  boolean isMetBy(Visits visits);

  /** What follows from each kind of goal. */
  default <R> R match(
      Function<Branch, R> branch,
      Function<Statement, R> statement,
      Function<Path, R> path,
      Function<MonitoredGoal, R> monitored) {
    if (this instanceof Branch goal) {
      return branch.apply(goal);
    }
    if (this instanceof Statement goal) {
      return statement.apply(goal);
    }
    return this instanceof Path goal ? path.apply(goal) : monitored.apply((MonitoredGoal) this);
  }

  /**
   * An outcome of a decision; labels of a switch that lead to the same code are one.
   *
   * @param outcomes its places among the terminator's successors
   * @param text {@code 12.1:T}, {@code 5:case 3, case 4}, {@code parse/12:T}
   */
  record Branch(
      SymbolId function,
      DecisionId decision,
      List<Integer> outcomes,
      BlockId from,
      BlockId to,
      String text,
      SourceLine line)
      implements Goal {

    public Branch {
      outcomes = List.copyOf(outcomes);
    }

    /** Taking any of these meets the goal. */
    List<Visits.Taken> taken() {
      return outcomes.stream().map(o -> new Visits.Taken(function, decision, o)).toList();
    }

    /** The same goal in a report about a function that calls this one: {@code parse/12:T}. */
    Branch in(String callee) {
      return new Branch(function, decision, outcomes, from, to, callee + "/" + text, line);
    }

    /** Whether reports are about a function that calls this one. */
    public boolean isInCallee() {
      return !text.startsWith(decision + ":");
    }

    @Override
    public boolean isMetBy(Visits visits) {
      return outcomes.stream().anyMatch(o -> visits.count(function, decision, o) > 0);
    }

    /** Enough to tell goals apart; they are keys of many maps. */
    @Override
    public int hashCode() {
      return 31 * decision.hashCode() + outcomes.hashCode();
    }

    @Override
    public String toString() {
      return text;
    }
  }

  /** A statement is executed: {@code 7}. */
  record Statement(SymbolId function, StatementNumber number, SourceLine line) implements Goal {
    @Override
    public boolean isMetBy(Visits visits) {
      return visits.passes(function, number);
    }

    @Override
    public String toString() {
      return number.toString();
    }
  }

  /** The function's statements are executed in this order and no others: {@code 1,2,3,1,4}. */
  record Path(SymbolId function, List<StatementNumber> statements, SourceLine line)
      implements Goal {
    public Path {
      statements = List.copyOf(statements);
    }

    @Override
    public boolean isMetBy(Visits visits) {
      return visits.path().equals(statements);
    }

    @Override
    public String toString() {
      return statements.stream().map(StatementNumber::toString).collect(Collectors.joining(","));
    }
  }
}
