package heapwright.analysis;

import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.StronglyConnectedComponents;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.stream.IntStream;

/**
 * Who may call whom. A call by name has one target; a call through a pointer may reach every
 * function whose address is taken somewhere and whose type fits. Functions that are only declared
 * are targets without calls of their own.
 */
public final class CallGraph {
  private final Map<SymbolId, Integer> numbers;
  private final List<SymbolId> symbols;
  private final Map<SymbolId, List<CallSite>> sites;
  private final Digraph graph;
  private final StronglyConnectedComponents components;

  private CallGraph(List<SymbolId> symbols, Map<SymbolId, List<CallSite>> sites) {
    this.symbols = List.copyOf(symbols);
    this.sites = Map.copyOf(sites);
    this.numbers = new HashMap<>();
    this.symbols.forEach(symbol -> numbers.put(symbol, numbers.size()));
    Digraph.Builder calls = Digraph.builder(symbols.size());
    for (SymbolId caller : this.symbols) {
      targets(caller).forEach(to -> calls.edge(numbers.get(caller), numbers.get(to)));
    }
    this.graph = calls.build();
    this.components = StronglyConnectedComponents.of(graph);
  }

  public static CallGraph of(Program program) {
    Set<SymbolId> symbols = new LinkedHashSet<>(program.functions().keySet());
    symbols.addAll(program.declarations().keySet());
    Map<SymbolId, List<CallSite>> sites = new HashMap<>();
    CallTargets targets = CallTargets.of(program);
    for (Function function : program.functions().values()) {
      List<CallSite> calls = targets.callsIn(function);
      calls.forEach(call -> symbols.addAll(call.targets()));
      sites.put(function.symbol(), calls);
    }
    return new CallGraph(List.copyOf(symbols), sites);
  }

  /** The calls in a function's body, in the order of its blocks. */
  public List<CallSite> calls(SymbolId caller) {
    return sites.getOrDefault(caller, List.of());
  }

  /** What the function may call directly, each once, in the order of the first call. */
  public List<SymbolId> callees(SymbolId caller) {
    return graph.successors(numbers.get(caller)).mapToObj(symbols::get).toList();
  }

  public List<SymbolId> callers(SymbolId callee) {
    return graph.predecessors(numbers.get(callee)).mapToObj(symbols::get).toList();
  }

  /** Whether a call of the function may lead to a call of itself. */
  public boolean isRecursive(SymbolId function) {
    return components.isCyclic(components.of(numbers.get(function)));
  }

  /**
   * Groups of functions that call each other in a circle, most of them of one function; a group
   * comes after those that it calls.
   */
  public List<List<SymbolId>> calleesFirst() {
    return IntStream.range(0, components.count())
        .mapToObj(c -> components.members(c).stream().map(symbols::get).toList())
        .toList();
  }

  /** Everything that may run when the function is called, itself included. */
  public Set<SymbolId> reachableFrom(SymbolId function) {
    Set<SymbolId> seen = new LinkedHashSet<>(List.of(function));
    List<SymbolId> todo = new ArrayList<>(seen);
    for (int next = 0; next < todo.size(); next++) {
      callees(todo.get(next)).stream().filter(seen::add).forEach(todo::add);
    }
    return seen;
  }

  private Set<SymbolId> targets(SymbolId caller) {
    Set<SymbolId> all = new LinkedHashSet<>();
    calls(caller).forEach(site -> all.addAll(site.targets()));
    return all;
  }
}
