package heapwright.report.json;

import heapwright.ir.source.StatementNumber;
import heapwright.report.suite.ReportedTest;
import java.util.List;

/** What became of a path. */
public sealed interface PathResult {

  <R> R match(Cases<R> cases);

  /** One case per result. */
  interface Cases<R> {
    R feasible(Feasible result);

    R infeasible(Infeasible result);

    R unknown(Unknown result);
  }

  /**
   * The test's input takes it.
   *
   * @param constraints what the input has to fulfil, in the order of the path
   * @param aliases which pointers were supposed to lead to one object
   * @param notes what a person should know of it
   */
  record Feasible(
      ReportedTest test, List<String> constraints, List<String> aliases, List<String> notes)
      implements PathResult {
    public Feasible {
      constraints = List.copyOf(constraints);
      aliases = List.copyOf(aliases);
      notes = List.copyOf(notes);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.feasible(this);
    }
  }

  /**
   * No input takes it further than a statement.
   *
   * @param within the ranges that inputs were held to; without any, all were considered
   */
  record Infeasible(StatementNumber at, String reason, List<String> within) implements PathResult {
    public Infeasible {
      within = List.copyOf(within);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.infeasible(this);
    }
  }

  /** Neither was found. */
  record Unknown(String cause) implements PathResult {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }
}
