package heapwright.method.tao;

import heapwright.analysis.CallGraph;
import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.ir.code.Function;
import heapwright.method.Fixture;
import heapwright.method.budget.Budget;
import heapwright.method.path.OpenCalls;
import heapwright.method.tao.ExecutionTree.Extent;
import heapwright.solve.linear.FormulaAnswer;
import heapwright.solve.linear.Linear;
import heapwright.solve.question.Solver;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.term.Terms;
import java.nio.file.Path;
import java.time.Duration;
import java.util.List;

/** The tree of an edge at a limit, and what becomes of its condition. */
record Grown(TreeSize size, String condition, FormulaAnswer outcome) {

  /**
   * @param root where paths begin
   * @param owner the function with the edge
   * @param edge by its outcome: {@code 12:F}
   */
  static Grown of(Path file, String root, String owner, String edge, int limit, boolean pruning) {
    Fixture fixture = Fixture.read(file);
    Function from = fixture.function(root);
    Function to = fixture.function(owner);
    Edge goal =
        ControlFlowGraph.of(to).edges().stream()
            .filter(e -> e.outcome().toString().equals(edge))
            .findFirst()
            .orElseThrow();
    Terms terms = new Terms();
    try (Solver solver = Z3.solvers(Z3Limits.USUAL).open(terms)) {
      SymbolicMachine machine = new SymbolicMachine(fixture.program(), terms, List.of());
      OpenCalls calls = new OpenCalls(fixture.program(), CallGraph.of(fixture.program()));
      TreeMachine terrain = new TreeMachine(from, calls, false, machine, solver, pruning);
      TargetEdge aim = TargetEdge.at(to.symbol(), List.of(goal), List.of(), List.of());
      ExecutionTree tree = new ExecutionTree(terrain, aim, Extent.EDGE);
      tree.grow(
          limit, new ExecutionTree.TreeLimits(Budget.of(Duration.ofMinutes(1)), Integer.MAX_VALUE));
      CoverabilityCondition condition = new CoverabilityCondition(tree.root(), tree.leaves());
      return new Grown(
          condition.size(),
          ConditionText.of(condition.formula()),
          Linear.solve(condition.formula()));
    }
  }
}
