package heapwright.goal;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.StatementNumber;
import java.util.List;
import java.util.stream.Collectors;

/** Something that a test can make a function do. People and reports name it by its text. */
public sealed interface Goal {

  SymbolId function();

  /** Where people look for it. */
  SourceLine line();

  boolean isMetBy(Visits visits);

  <R> R match(Cases<R> cases);

  /** One case per goal. */
  interface Cases<R> {
    R branch(Branch goal);

    R statement(Statement goal);

    R path(Path goal);
  }

  /**
   * An outcome of a decision; labels of a switch that lead to the same code are one.
   *
   * @param outcomes its places among the terminator's successors
   * @param text {@code 12.1:T}, {@code 5:case 3, case 4}
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
    List<Visits.Way> ways() {
      return outcomes.stream().map(o -> new Visits.Way(function, decision, o)).toList();
    }

    @Override
    public boolean isMetBy(Visits visits) {
      return outcomes.stream().anyMatch(o -> visits.count(function, decision, o) > 0);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.branch(this);
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
    public <R> R match(Cases<R> cases) {
      return cases.statement(this);
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
    public <R> R match(Cases<R> cases) {
      return cases.path(this);
    }

    @Override
    public String toString() {
      return statements.stream().map(StatementNumber::toString).collect(Collectors.joining(","));
    }
  }
}
