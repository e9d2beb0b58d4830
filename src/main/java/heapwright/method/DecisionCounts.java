package heapwright.method;

import heapwright.goal.Visits;
import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceFile;
import heapwright.ir.SourceLine;
import heapwright.ir.Terminator;
import heapwright.testcase.BranchCounts;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.SortedMap;
import java.util.TreeMap;

/** What the compiler's coverage counts when a run comes by what it did. */
final class DecisionCounts {
  private final Program program;
  private final Map<Visits.Way, Long> taken;

  /**
   * @param taken how often each outcome was
   */
  DecisionCounts(Program program, Map<Visits.Way, Long> taken) {
    this.program = program;
    this.taken = taken;
  }

  /** The counts on the lines of a file. */
  BranchCounts in(SourceFile file) {
    SortedMap<Integer, List<List<Long>>> lines = new TreeMap<>();
    for (Function function : program.functions().values()) {
      for (BasicBlock block : function.blocks()) {
        Terminator end = block.terminator();
        counter(end)
            .filter(counter -> counter.file().equals(file))
            .ifPresent(
                counter ->
                    lines
                        .computeIfAbsent(counter.line(), line -> new ArrayList<>())
                        .add(counts(function, end)));
      }
    }
    return new BranchCounts(lines);
  }

  private static Optional<SourceLine> counter(Terminator end) {
    if (end instanceof Terminator.Branch branch) {
      return branch.counter();
    }
    return end instanceof Terminator.Switch choice ? choice.counter() : Optional.empty();
  }

  /** To the compiler a branch is an edge between blocks: labels that share their code are one. */
  private List<Long> counts(Function function, Terminator end) {
    if (end instanceof Terminator.Branch branch) {
      DecisionId decision = branch.decision();
      return List.of(count(function, decision, 0), count(function, decision, 1));
    }
    Terminator.Switch choice = (Terminator.Switch) end;
    Map<BlockId, Long> edges = new LinkedHashMap<>();
    List<BlockId> successors = choice.successors();
    for (int i = 0; i < successors.size(); i++) {
      edges.merge(successors.get(i), count(function, choice.decision(), i), Long::sum);
    }
    return List.copyOf(edges.values());
  }

  private long count(Function function, DecisionId decision, int outcome) {
    return taken.getOrDefault(new Visits.Way(function.symbol(), decision, outcome), 0L);
  }
}
