package heapwright.method;

import heapwright.analysis.CallGraph;
import heapwright.analysis.References;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.testcase.scenario.Scenario;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * Which functions are worth calling several times: those that have a static variable, or call
 * something that has one, since only earlier calls can set it.
 */
public final class StatefulFunctions {
  private final Program program;
  private final CallGraph calls;
  private final Set<SymbolId> kept;

  public StatefulFunctions(Program program) {
    this.program = program;
    calls = CallGraph.of(program);
    kept =
        program.globals().values().stream()
            .filter(global -> Scenario.isKept(global, program))
            .map(global -> global.symbol())
            .collect(Collectors.toSet());
  }

  /** Whether a call may depend on those before. */
  public boolean isWorthwhile(Function function) {
    return calls.reachableFrom(function.symbol()).stream()
        .flatMap(symbol -> program.function(symbol).stream())
        .anyMatch(f -> References.of(f).stream().anyMatch(kept::contains));
  }
}
