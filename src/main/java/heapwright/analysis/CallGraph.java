package heapwright.analysis;

import heapwright.analysis.graph.Digraph;
import heapwright.analysis.graph.StronglyConnectedComponents;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;

/**
 * Who may call whom. A call by name has one target; a call through a pointer may reach every
 * function whose address is taken somewhere and whose type fits. Functions that are only declared
 * are targets without calls of their own.
 */
public final class CallGraph {
  /**
   * A call in a function's body.
   *
   * @param targets what may be called: one function, or through a pointer all that fit it
   */
  public record CallSite(
      SymbolId caller, BlockId block, Statement.Call call, List<SymbolId> targets) {
    public CallSite {
      targets = List.copyOf(targets);
    }
  }

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
    Map<SymbolId, FunctionType> pointedTo = pointedTo(program);
    for (Function function : program.functions().values()) {
      List<CallSite> calls =
          function.blocks().stream()
              .flatMap(block -> sites(function, block, pointedTo).stream())
              .toList();
      calls.forEach(call -> symbols.addAll(call.targets()));
      sites.put(function.symbol(), calls);
    }
    return new CallGraph(List.copyOf(symbols), sites);
  }

  private static List<CallSite> sites(
      Function function, BasicBlock block, Map<SymbolId, FunctionType> pointedTo) {
    List<CallSite> sites = new ArrayList<>();
    for (Statement statement : block.statements()) {
      if (statement instanceof Statement.Call call) {
        List<SymbolId> targets =
            call.target().map(List::of).orElseGet(() -> fitting(call.type(), pointedTo));
        sites.add(new CallSite(function.symbol(), block.id(), call, targets));
      }
    }
    return sites;
  }

  private static List<SymbolId> fitting(FunctionType type, Map<SymbolId, FunctionType> pointedTo) {
    return pointedTo.entrySet().stream()
        .filter(entry -> CallCompatibility.compatible(type, entry.getValue()))
        .map(Map.Entry::getKey)
        .toList();
  }

  /** The functions that a pointer can point to: those whose name stands where it is not called. */
  private static Map<SymbolId, FunctionType> pointedTo(Program program) {
    Stream<SymbolId> named =
        Stream.concat(
                program.globals().values().stream().flatMap(Global::initialScalars),
                program.functions().values().stream().flatMap(Function::expressions))
            .flatMap(Expression::parts)
            .filter(Expression.FunctionAddress.class::isInstance)
            .map(e -> ((Expression.FunctionAddress) e).symbol());
    // An input may point to these, though no text does.
    Stream<SymbolId> callbacks =
        program.functions().values().stream()
            .filter(function -> function.span().file().equals(Function.CALLBACKS))
            .map(Function::symbol);
    Map<SymbolId, FunctionType> types = new LinkedHashMap<>();
    Stream.concat(named, callbacks)
        .forEach(s -> typeOf(program, s).ifPresent(type -> types.putIfAbsent(s, type)));
    return types;
  }

  private static Optional<FunctionType> typeOf(Program program, SymbolId symbol) {
    return program
        .function(symbol)
        .map(Function::type)
        .or(
            () ->
                Optional.ofNullable(program.declarations().get(symbol))
                    .map(FunctionDeclaration::type));
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
