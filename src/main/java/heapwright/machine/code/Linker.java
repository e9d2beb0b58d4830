package heapwright.machine.code;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.machine.code.processor.ObservedEvents;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.code.processor.Routine;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;

/** Finds what is called, and compiles it on its first call. */
public final class Linker {

  /** The functions that are not written in C, by symbol. */
  public interface BuiltInLibrary {
    /**
     * @param calls calls back into the program, for those that need them
     */
    Map<String, Routine> routines(Supplier<Invocation> calls);
  }

  private final Program program;
  private final Processor processor;
  private final StaticAddresses places;
  private final Map<String, Routine> builtIns;
  private final ObservedEvents watch;
  private final Invocation calls;
  private final Map<SymbolId, Routine> routines = new HashMap<>();

  /**
   * @param watch what the code reports to the processor's observer
   */
  public Linker(
      Program program,
      Processor processor,
      StaticAddresses places,
      BuiltInLibrary library,
      ObservedEvents watch) {
    this.program = program;
    this.processor = processor;
    this.places = places;
    this.watch = watch;
    this.builtIns = Map.copyOf(library.routines(this::calls));
    calls = new Invocation(this);
  }

  /** Calls from outside the program. */
  public Invocation calls() {
    return calls;
  }

  Program program() {
    return program;
  }

  Processor processor() {
    return processor;
  }

  StaticAddresses places() {
    return places;
  }

  /** Whether a function's code reports to the processor's observer. */
  boolean isObserved(Function function) {
    return watch.covers(function);
  }

  /** Whether it also reports what is compared. */
  boolean reportsComparisons() {
    return watch == ObservedEvents.COMPARISONS;
  }

  /** Whether it also reports what registers hold. */
  boolean reportsStates() {
    return watch == ObservedEvents.STATES;
  }

  /** Whether it also reports each statement. */
  boolean reportsStatements() {
    return watch == ObservedEvents.STATEMENTS;
  }

  /** What a symbol stands for; ends the run if that is nothing we can run. */
  public Routine routine(SymbolId symbol) {
    Routine known = routines.get(symbol);
    if (known == null) {
      known = find(symbol);
      routines.put(symbol, known);
    }
    return known;
  }

  /** Whether a symbol can be called. */
  public boolean defines(SymbolId symbol) {
    return program.function(symbol).isPresent() || builtIns.containsKey(symbol.key());
  }

  /** The routine that a function pointer points to. */
  Optional<Routine> routineAt(long address) {
    return places.functionAt(address).map(this::routine);
  }

  private Routine find(SymbolId symbol) {
    Optional<Function> function = program.function(symbol);
    if (function.isPresent()) {
      return new FunctionCompiler(this, function.get()).compile();
    }
    Routine builtIn = builtIns.get(symbol.key());
    if (builtIn != null) {
      return builtIn;
    }
    throw new RunStopped(unresolved(symbol));
  }

  private RunOutcome.Unresolved unresolved(SymbolId symbol) {
    for (Unsupported left : program.unsupported()) {
      if (left.symbol().equals(symbol)) {
        return new RunOutcome.Unresolved(
            left.name(), left.construct() + " at " + left.span() + " is not supported");
      }
    }
    FunctionDeclaration declared = program.declarations().get(symbol);
    String name = declared == null ? symbol.key() : declared.name();
    return new RunOutcome.Unresolved(name, "it is declared but not defined");
  }
}
