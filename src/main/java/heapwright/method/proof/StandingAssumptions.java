package heapwright.method.proof;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
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
}
