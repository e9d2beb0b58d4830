package heapwright.method.path;

import heapwright.analysis.CallGraph;
import heapwright.analysis.CallGraph.CallSite;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.Program;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.execution.Candidates;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What may be called where inputs are arbitrary: beside what the text names, each function of the
 * file that a pointer of the input may point to.
 */
public record OpenCalls(Program program, CallGraph calls) {
  /** The functions that a call may enter. */
  public Stream<SymbolId> targets(CallSite site) {
    return site.call().target().isPresent()
        ? site.targets().stream()
        : Stream.concat(
                site.targets().stream(),
                Candidates.in(program, site.call().type()).stream().map(Function::symbol))
            .distinct();
  }

  /** Everything that may run when a function is called, itself included. */
  public Set<SymbolId> reachableFrom(SymbolId function) {
    return BreadthFirstSearch.reachable(
        List.of(function), f -> calls.calls(f).stream().flatMap(this::targets).toList());
  }

  /** The blocks of a function with calls that may come to a function, which may be itself. */
  public Set<BlockId> leadingTo(SymbolId goal, SymbolId caller) {
    return calls.calls(caller).stream()
        .filter(site -> targets(site).anyMatch(t -> reachableFrom(t).contains(goal)))
        .map(CallSite::block)
        .collect(Collectors.toSet());
  }
}
