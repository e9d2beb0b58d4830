package heapwright.method;

import heapwright.analysis.CallGraph;
import heapwright.analysis.References;
import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.testcase.Precondition;
import heapwright.testcase.Scenario;
import java.util.List;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/**
 * Which scenarios of several calls a function is worth: none, unless it or something that it calls
 * has a static variable, which only earlier calls can set. How many calls a goal needs, only the
 * search can tell; so they are to be tried one after the other while goals are open.
 */
public final class Repetition {
  private final Program program;
  private final CallGraph calls;
  private final Set<SymbolId> kept;

  public Repetition(Program program) {
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

  /** Of two calls, of three and so on. */
  public List<Scenario> scenarios(Function function, List<Precondition> preconditions) {
    int most = isWorthwhile(function) ? Scenario.MOST_CALLS : 1;
    return IntStream.rangeClosed(2, most)
        .mapToObj(times -> Scenario.of(program, function, times, preconditions))
        .toList();
  }
}
