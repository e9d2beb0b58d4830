package heapwright.agreement;

import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.DecisionId;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.ir.Terminator;
import heapwright.machine.code.Observer;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Counts how often each outcome of each decision is taken on the machine. */
final class BranchCounts implements Observer {
  private record Place(SymbolId function, DecisionId decision, int outcome) {}

  private final Map<Place, Long> taken = new HashMap<>();

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    taken.merge(new Place(function.symbol(), decision, outcome), 1L, Long::sum);
  }

  /** The counts of a file's decisions by line, in gcov's terms. */
  SortedMap<Integer, List<Long>> byLine(Program program, Path file) {
    SortedMap<Integer, List<Long>> lines = new TreeMap<>();
    for (Function function : program.functions().values()) {
      for (BasicBlock block : function.blocks()) {
        Terminator end = block.terminator();
        if (end.successors().size() > 1 && end.span().file().path().equals(file.toString())) {
          lines
              .computeIfAbsent(end.span().line(), line -> new ArrayList<>())
              .addAll(counts(function, end));
        }
      }
    }
    lines.values().forEach(list -> list.sort(null));
    return lines;
  }

  /** A branch, to gcov, is an edge between two blocks: labels that share their code are one. */
  private List<Long> counts(Function function, Terminator end) {
    DecisionId decision =
        end instanceof Terminator.Branch branch
            ? branch.decision()
            : ((Terminator.Switch) end).decision();
    Map<BlockId, Long> edges = new LinkedHashMap<>();
    List<BlockId> successors = end.successors();
    for (int i = 0; i < successors.size(); i++) {
      long count = taken.getOrDefault(new Place(function.symbol(), decision, i), 0L);
      edges.merge(successors.get(i), count, Long::sum);
    }
    return List.copyOf(edges.values());
  }
}
