package heapwright.method.sgen;

import heapwright.ir.Program;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.RecordedPath;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.trace.TraceText;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.List;

/**
 * SGEN as a method: pointers are different until something on the path says otherwise, so nothing
 * is foreseen; a path is told as shapes and constraints in SSA form.
 */
public final class Sgen implements PathMethod {
  private final ShapeGeneration accountant;
  private final StatementText source = StatementText.onDisk();

  /**
   * The method for the functions of a program.
   *
   * @param program with the library linked
   */
  public Sgen(Program program) {
    accountant = new ShapeGeneration(program);
  }

  @Override
  public List<AliasHypothesis> foreseen(StatementPath route) {
    return List.of();
  }

  @Override
  public List<String> trace(StatementPath route, RecordedPath way) {
    return new TraceText(source, route.function()).of(accountant.account(route, way));
  }

  /** In SSA form without dereferences. */
  @Override
  public List<String> constraints(StatementPath route, PathOutcome.Feasible found) {
    return accountant.account(route, found.way()).constraints().stream()
        .map(SsaConstraint::toString)
        .toList();
  }
}
