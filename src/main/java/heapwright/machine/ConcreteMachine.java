package heapwright.machine;

import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.machine.builtin.BuiltIns;
import heapwright.machine.code.Console;
import heapwright.machine.code.Linker;
import heapwright.machine.code.Observer;
import heapwright.machine.code.Places;
import heapwright.machine.code.Processor;
import heapwright.machine.code.Watch;
import heapwright.machine.memory.LeakScan;
import heapwright.machine.memory.Objects;
import heapwright.machine.outcome.Budget;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.Outcome;
import heapwright.machine.outcome.Stop;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;

/**
 * Runs a program, as often as wanted; what was compiled for one run serves the next. Not for use by
 * several threads at a time.
 */
public final class ConcreteMachine {
  private static final SymbolId MAIN = new SymbolId("main");
  private static final SymbolId START = new SymbolId("__hw_start");
  private static final SymbolId EXIT = new SymbolId("exit");
  private static final SymbolId ERRNO = new SymbolId("__errno_location");
  private static final SymbolId ERROR_TEXT = new SymbolId("strerror");

  private final Program program;
  private final Processor processor;
  private final Places places;
  private final Map<Watch, Linker> linkers = new EnumMap<>(Watch.class);

  public ConcreteMachine(Program program) {
    if (program.model().pointerBytes() != Long.BYTES) {
      throw new IllegalArgumentException("addresses have 64 bits here: " + program.model());
    }
    processor = new Processor(file -> file.path().startsWith("<"));
    places = new Places(program, processor);
    this.program = program;
  }

  private Linker linker(Watch watch) {
    return linkers.computeIfAbsent(
        watch,
        w -> new Linker(program, processor, places, calls -> BuiltIns.of(processor, calls), w));
  }

  /** What the machine calls in the C library although no program mentions it. */
  public static List<SymbolId> libraryRoots() {
    return List.of(START, EXIT, ERRNO, ERROR_TEXT);
  }

  /** Whether a function can be called: the program has it, or the machine itself. */
  public boolean defines(SymbolId function) {
    return linker(Watch.NOTHING).defines(function);
  }

  /** Runs the program from its start to its end. */
  public Run run(Setting setting) {
    return DeepStack.call(() -> runHere(setting));
  }

  /** Prepares the program's memory without starting it, for calls of single functions. */
  public <T> T stage(Setting setting, Function<Scene, T> play) {
    return DeepStack.call(
        () -> {
          Linker linker = reset(setting);
          return play.apply(new Scene(processor, places, linker.calls()));
        });
  }

  private Linker reset(Setting setting) {
    Console console =
        new Console(setting.in(), setting.out(), setting.err(), setting.limits().outputBytes());
    processor.reset(setting.limits(), console, setting.observer().orElse(new Observer() {}));
    return linker(setting.observer().map(ConcreteMachine::watch).orElse(Watch.NOTHING));
  }

  private static Watch watch(Observer observer) {
    if (observer.isInspecting()) {
      return Watch.STATES;
    }
    return observer.isMeasuring() ? Watch.COMPARISONS : Watch.PATH;
  }

  private Run runHere(Setting setting) {
    Linker linker = reset(setting);
    Outcome outcome = outcome(linker, setting);
    if (outcome instanceof Outcome.Exited) {
      new LeakScan(processor.memory(), processor.faults()).run(processor.stack().frames());
    }
    return new Run(outcome, processor.faults().survived(), processor.steps());
  }

  private Outcome outcome(Linker linker, Setting setting) {
    try {
      return start(linker, setting);
    } catch (Stop stop) {
      return stop.outcome();
    } catch (StackOverflowError e) {
      SourceSpan at = processor.stack().caller();
      String what = "after " + processor.stack().depth() + " calls";
      return processor.faults().stop(FaultKind.ENDLESS_RECURSION, at, what).outcome();
    } catch (OutOfMemoryError e) {
      processor.memory().objects().clear();
      return new Outcome.OverBudget(Budget.MEMORY);
    }
  }

  private Outcome start(Linker linker, Setting setting) {
    Objects objects = processor.memory().objects();
    long arguments = CommandLine.place(objects, "argv", setting.arguments());
    long environment = CommandLine.place(objects, "environ", setting.environment());
    int count = setting.arguments().size();
    if (linker.defines(START)) {
      linker.calls().call(START, count, arguments, environment);
    }
    int status = (int) linker.calls().call(MAIN, count, arguments, environment);
    if (linker.defines(EXIT)) {
      linker.calls().call(EXIT, status);
    }
    return new Outcome.Exited(status & 0xff);
  }
}
