package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.addressmapper.decision.AddressDecision;
import heapwright.method.addressmapper.decision.Decision;
import heapwright.method.budget.Budget;
import heapwright.method.path.AllowedEdges;
import heapwright.method.path.PathMethod;
import heapwright.method.path.PathOutcome;
import heapwright.method.path.StatementPath;
import heapwright.solve.Solvers;
import java.util.List;

/**
 * The method of Sai-ngern, Lursinsap and Sophatsathit: aliases are made explicit by a pass over the
 * path before it is evaluated, the evaluation gives every pointer a pseudo address, and what was
 * created on demand, as it was when created, is the input.
 */
public final class AddressMapper implements PathMethod {
  private final Program program;
  private final Solvers solvers;

  public AddressMapper(Program program, Solvers solvers) {
    this.program = program;
    this.solvers = solvers;
  }

  @Override
  public PathOutcome decide(StatementPath path, AllowedEdges allowed, Budget budget) {
    Decision decision = new AddressDecision(program, solvers, path, allowed, budget).decide();
    if (decision instanceof Decision.Solved solved) {
      return new PathOutcome.Feasible(
          solved.input(), AddressAccount.of(program, solved), List.of());
    }
    if (decision instanceof Decision.Refuted refuted) {
      return new PathOutcome.Infeasible(
          path.statements().get(refuted.position() - 1),
          refuted.position(),
          refuted.reason(),
          AddressAccount.of(program, refuted));
    }
    return new PathOutcome.Unknown(((Decision.Open) decision).cause());
  }
}
