package heapwright.method.proof;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import java.util.List;
import java.util.stream.Stream;

/** What every proof about a function takes for granted, whichever method finds it. */
public final class StandingAssumptions {
  private final OutsideAssumptions outside;
  private final CompilerAssumptions compiler;

  public StandingAssumptions(Program program) {
    CallGraph calls = CallGraph.of(program);
    outside = new OutsideAssumptions(program, calls);
    compiler = new CompilerAssumptions(program, calls);
  }

  public List<String> of(Function function) {
    return Stream.concat(outside.of(function).stream(), compiler.of(function).stream()).toList();
  }

  /** What proofs about goals in the functions that a function leads to take for granted, too. */
  public List<String> inCallees(Function function) {
    return outside.inCallees(function);
  }

  /**
   * The same for goals in one function.
   *
   * @param callee which has the goal, or is to be called
   */
  public List<String> in(SymbolId callee, Function function) {
    return outside.in(callee, function);
  }

  /** Whether code outside of the program, which may call what it knows, runs in the function. */
  public boolean callsOutside(Function function) {
    return outside.callsOutside(function);
  }
}
