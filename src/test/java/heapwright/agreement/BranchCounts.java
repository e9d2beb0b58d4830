package heapwright.agreement;

import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceLine;
import heapwright.ir.SymbolId;
import heapwright.ir.Terminator;
import heapwright.machine.code.Observer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.SortedMap;
import java.util.TreeMap;

/**
 * Counts how often each outcome of each decision is taken on the machine. It does what the product
 * does to predict counters, and does it again on purpose: a slip there must not make the comparison
 * with gcov agree with itself.
 */
final class BranchCounts implements Observer {
  private record Place(SymbolId function, DecisionId decision, int outcome) {}

  private final Map<Place, Long> taken = new HashMap<>();

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    taken.merge(new Place(function.symbol(), decision, outcome), 1L, Long::sum);
  }

  /** The counts of a file's decisions by line, in gcov's terms, in the functions of these names. */
  SortedMap<Integer, List<Long>> byLine(Program program, Path file, Set<String> functions) {
    SortedMap<Integer, List<Long>> lines = new TreeMap<>();
    for (Function function : program.functions().values()) {
      if (!functions.contains(function.name())) {
        continue;
      }
      for (BasicBlock block : function.blocks()) {
        Terminator end = block.terminator();
        counter(end)
            .filter(counter -> counter.file().path().equals(file.toString()))
            .ifPresent(
                counter ->
                    lines
                        .computeIfAbsent(counter.line(), line -> new ArrayList<>())
                        .addAll(counts(function, end)));
      }
    }
    lines.values().forEach(list -> list.sort(null));
    return lines;
  }

  private static Optional<SourceLine> counter(Terminator end) {
    if (end instanceof Terminator.Branch branch) {
      return branch.counter();
    }
    return end instanceof Terminator.Switch choice ? choice.counter() : Optional.empty();
  }

  /** A branch, to gcov, is an edge between two blocks: labels that share their code are one. */
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
    return taken.getOrDefault(new Place(function.symbol(), decision, outcome), 0L);
  }
}
