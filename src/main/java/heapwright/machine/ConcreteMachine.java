package heapwright.machine;

import heapwright.ir.Program;
import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.builtin.BuiltIns;
import heapwright.machine.code.Invocation;
import heapwright.machine.code.Linker;
import heapwright.machine.code.StaticAddresses;
import heapwright.machine.code.processor.Console;
import heapwright.machine.code.processor.ObservedEvents;
import heapwright.machine.code.processor.Observer;
import heapwright.machine.code.processor.Processor;
import heapwright.machine.memory.LeakScan;
import heapwright.machine.memory.ObjectLifetimes;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.TextOperation;
import heapwright.world.LibraryTable;
import java.nio.ByteBuffer;
import java.nio.ByteOrder;
import java.nio.charset.StandardCharsets;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.function.Function;
import java.util.function.Supplier;

/**
 * Runs a program, as often as wanted; what was compiled for one run serves the next. Not for use by
 * several threads at a time.
 */
public final class ConcreteMachine {
  private static final SymbolId MAIN = new SymbolId("main");
  private static final SymbolId START = new SymbolId("__hw_start");
  private static final SymbolId EXIT = LibraryTable.function(EndOperation.EXIT);
  private static final SymbolId ERROR_TEXT = LibraryTable.function(TextOperation.DESCRIBE_ERROR);

  private final Program program;
  private final Processor processor;
  private final StaticAddresses places;
  private final Map<ObservedEvents, Linker> linkers = new EnumMap<>(ObservedEvents.class);

  public ConcreteMachine(Program program) {
    if (program.model().pointerBytes() != Long.BYTES) {
      throw new IllegalArgumentException("addresses have 64 bits here: " + program.model());
    }
    processor = new Processor(SourceFile::isOurs);
    this.program = program;
    places = new StaticAddresses(program, processor, this::isBuiltIn);
  }

  private boolean isBuiltIn(SymbolId function) {
    Supplier<Invocation> unused = () -> linker(ObservedEvents.NOTHING).calls();
    return BuiltIns.of(processor, unused).containsKey(function.key());
  }

  private Linker linker(ObservedEvents watch) {
    return linkers.computeIfAbsent(
        watch,
        w -> new Linker(program, processor, places, calls -> BuiltIns.of(processor, calls), w));
  }

  /** What the machine calls in the C library although no program mentions it. */
  public static List<SymbolId> libraryRoots() {
    return List.of(START, EXIT, ErrnoAccess.PLACE, ERROR_TEXT);
  }

  /** Whether a function can be called: the program has it, or the machine itself. */
  public boolean defines(SymbolId function) {
    return linker(ObservedEvents.NOTHING).defines(function);
  }

  /** Runs the program from its start to its end. */
  public ConcreteRun run(RunSettings setting) {
    return DeepStack.call(() -> counted(() -> runHere(setting)));
  }

  /** Prepares the program's memory without starting it, for calls of single functions. */
  public <T> T stage(RunSettings setting, Function<InitialMemory, T> play) {
    return DeepStack.call(
        () -> {
          Linker linker = reset(setting);
          return counted(() -> play.apply(new InitialMemory(processor, places, linker.calls())));
        });
  }

  private <T> T counted(Supplier<T> run) {
    WorkMeter.count(Work.CONCRETE_RUN, 1);
    WorkMeter.count(Work.STATIC_OBJECT, places.count());
    try {
      return run.get();
    } finally {
      WorkMeter.count(Work.CONCRETE_STEP, processor.steps());
    }
  }

  private Linker reset(RunSettings setting) {
    Console console =
        new Console(setting.in(), setting.out(), setting.err(), setting.limits().outputBytes());
    processor.reset(setting.limits(), console, setting.observer().orElse(new Observer() {}));
    return linker(setting.observer().map(ConcreteMachine::watch).orElse(ObservedEvents.NOTHING));
  }

  private static ObservedEvents watch(Observer observer) {
    if (observer.isInspecting()) {
      return ObservedEvents.STATES;
    }
    if (observer.isTracing()) {
      return ObservedEvents.STATEMENTS;
    }
    return observer.isMeasuring() ? ObservedEvents.COMPARISONS : ObservedEvents.PATH;
  }

  private ConcreteRun runHere(RunSettings setting) {
    Linker linker = reset(setting);
    RunOutcome outcome = outcome(linker, setting);
    if (outcome instanceof RunOutcome.Exited) {
      new LeakScan(processor.memory(), processor.faults()).run(processor.stack().frames());
    }
    return new ConcreteRun(outcome, processor.faults().survived(), processor.steps());
  }

  private RunOutcome outcome(Linker linker, RunSettings setting) {
    try {
      return start(linker, setting);
    } catch (RunStopped stop) {
      return stop.outcome();
    } catch (StackOverflowError e) {
      SourceSpan at = processor.stack().caller();
      String what = "after " + processor.stack().depth() + " calls";
      return processor.faults().stop(FaultKind.ENDLESS_RECURSION, at, what).outcome();
    } catch (OutOfMemoryError e) {
      processor.memory().objects().clear();
      return new RunOutcome.OverBudget(RunBudget.MEMORY);
    }
  }

  private RunOutcome start(Linker linker, RunSettings setting) {
    ObjectLifetimes objects = processor.memory().objects();
    long arguments = place(objects, "argv", setting.arguments());
    long environment = place(objects, "environ", setting.environment());
    int count = setting.arguments().size();
    if (linker.defines(START)) {
      linker.calls().call(START, count, arguments, environment);
    }
    int status = (int) linker.calls().call(MAIN, count, arguments, environment);
    if (linker.defines(EXIT)) {
      linker.calls().call(EXIT, status);
    }
    return new RunOutcome.Exited(status & 0xff);
  }

  /** The address of an array of strings that ends with a null pointer. */
  private static long place(ObjectLifetimes objects, String name, List<String> strings) {
    ByteBuffer array =
        ByteBuffer.allocate(Long.BYTES * (strings.size() + 1)).order(ByteOrder.LITTLE_ENDIAN);
    for (int i = 0; i < strings.size(); i++) {
      byte[] text = (strings.get(i) + "\0").getBytes(StandardCharsets.UTF_8);
      array.putLong(objects.given(name + "[" + i + "]", text).base());
    }
    return objects.given(name, array.array()).base();
  }
}
