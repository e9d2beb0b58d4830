package heapwright.method.proof;

import heapwright.analysis.CallGraph;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.symbolic.step.BuiltInCalls;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** What a search of all paths takes for granted, as far as it matters to a function. */
public final class ProofAssumptions {
  /** What the symbolic machine takes for granted. */
  public static final List<String> ALWAYS =
      List.of("no undefined behaviour before", "objects of incompatible types do not overlap");

  private final Program program;
  private final BuiltInCalls builtIns;
  private final Set<SymbolId> called;
  private final Function root;

  private ProofAssumptions(Program program, CallGraph calls, Function root) {
    this.program = program;
    this.root = root;
    builtIns = new BuiltInCalls(program);
    called = called(calls, root);
  }

  public static List<String> of(Program program, CallGraph calls, Function root) {
    return new ProofAssumptions(program, calls, root).texts();
  }

  /** Every function that a path may enter or have executed for it. */
  private Set<SymbolId> called(CallGraph calls, Function root) {
    return BreadthFirstSearch.reachable(
        List.of(root.symbol()), f -> builtIns.isBuiltIn(f) ? Set.of() : calls.callees(f));
  }

  /** What the declaration of a function says about its arguments. */
  public static List<String> declared(Program program, Function function) {
    return program.nonNull(function).stream()
        .map(parameter -> parameter.name() + " is not NULL, as it is declared")
        .toList();
  }

  private List<String> texts() {
    List<String> texts = new ArrayList<>();
    texts.addAll(declared(program, root));
    texts.addAll(ALWAYS);
    if (called.stream().anyMatch(builtIns::isOutput)) {
      texts.add("printing to standard output succeeds");
    }
    return texts;
  }
}
