package heapwright.app.program;

import heapwright.ir.Program;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.machine.ConcreteMachine;
import heapwright.method.StatefulFunctions;
import heapwright.source.CFrontEnd;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import heapwright.testcase.stub.Stubs;
import heapwright.world.Assumption;
import heapwright.world.Contract;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;

/** Makes a program that can be run from any of its functions out of a file of the user's. */
public final class ProgramCompletion {
  private final CLibrary library;
  private final List<Assumption> assumptions;

  public ProgramCompletion(CFrontEnd frontEnd) {
    this(frontEnd, List.of());
  }

  /**
   * @param assumptions what the user knows of functions that are not there
   */
  public ProgramCompletion(CFrontEnd frontEnd, List<Assumption> assumptions) {
    library = new CLibrary(frontEnd);
    this.assumptions = List.copyOf(assumptions);
  }

  /** With the library's functions, and stubs for what is only declared or not ours to know. */
  public Program of(Program program) {
    List<SymbolId> roots = new ArrayList<>(ConcreteMachine.libraryRoots());
    roots.addAll(new StandardStreams(program).wanted());
    Map<SymbolId, Contract> played = LibraryTable.played(program);
    Program linked = library.link(program, roots, played.keySet());
    ConcreteMachine machine = new ConcreteMachine(linked);
    boolean suffices = assumptions.stream().anyMatch(a -> a.kind() == Assumption.Kind.SUCCEEDS);
    Program complete = complete(linked, machine, played);
    return suffices ? complete.withEnoughMemory() : complete;
  }

  private Program complete(
      Program linked, ConcreteMachine machine, Map<SymbolId, Contract> played) {
    return Stubs.complete(
        linked,
        symbol -> !played.containsKey(symbol) && machine.defines(symbol),
        symbol -> narrowed(symbol, played.getOrDefault(symbol, Contract.OPEN)));
  }

  private Contract narrowed(SymbolId function, Contract contract) {
    Contract narrowed = contract;
    for (Assumption assumption : assumptions) {
      boolean isMeant = assumption.function().equals(function);
      narrowed = isMeant ? assumption.narrowed(narrowed) : narrowed;
    }
    return narrowed;
  }

  /**
   * With functions of ours that call the user's: only where preconditions hold, and several times
   * where a call leaves something behind that no test can set.
   */
  public static Program staged(
      Program complete, List<Function> subjects, List<Precondition> preconditions) {
    StatefulFunctions repetition = new StatefulFunctions(complete);
    Program program = complete;
    for (Function subject : subjects) {
      int most = repetition.isWorthwhile(subject) ? Scenario.MOST_CALLS : 1;
      for (int times = 1; times <= most; times++) {
        program = Scenario.of(program, subject, times, preconditions).program();
      }
    }
    return program;
  }
}
