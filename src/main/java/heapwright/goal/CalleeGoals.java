package heapwright.goal;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The branches of a function's callees as goals of the function itself, so that they have to be
 * reached from its inputs.
 */
public final class CalleeGoals {
  private final Program program;
  private final CallGraph calls;

  public CalleeGoals(Program program) {
    this.program = program;
    calls = CallGraph.of(program);
  }

  /**
   * Nearest callees first, each once.
   *
   * @param depth how many calls lead to a callee at most
   */
  public List<Goal> of(Function function, int depth) {
    Set<SymbolId> seen = new LinkedHashSet<>(List.of(function.symbol()));
    List<SymbolId> callers = List.of(function.symbol());
    List<Goal> goals = new ArrayList<>();
    for (int level = 0; level < depth; level++) {
      List<SymbolId> next =
          callers.stream().flatMap(c -> calls.callees(c).stream()).filter(seen::add).toList();
      next.stream().flatMap(callee -> own(callee).stream()).forEach(c -> add(c, goals));
      callers = next;
    }
    return goals;
  }

  /** What the user wrote. */
  private Optional<Function> own(SymbolId callee) {
    return program.function(callee).filter(f -> !f.span().isOurs() && !f.isStub());
  }

  private static void add(Function callee, List<Goal> goals) {
    for (Goal goal : Goals.of(callee, new Criterion.Branches())) {
      goals.add(((Goal.Branch) goal).in(callee.name()));
    }
  }
}
