package heapwright.machine.code.processor;

import heapwright.ir.code.Function;
import heapwright.ir.source.SourceFile;
import heapwright.machine.memory.FirstReads;
import heapwright.machine.memory.MachineHeap;
import heapwright.machine.memory.Memory;
import heapwright.machine.outcome.CallStack;
import heapwright.machine.outcome.FaultKind;
import heapwright.machine.outcome.FaultLog;
import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.io.InputStream;
import java.io.OutputStream;
import java.util.Optional;
import java.util.function.Predicate;

/** What running code works on: memory, stack, streams, and what is left of its budget. */
public final class Processor {
  /** This many steps pass between two checks whether to go on. */
  private static final long CHECK_INTERVAL = 1 << 16;

  private static final Observer NO_OBSERVER = new Observer() {};

  private final CallStack stack;
  private final FaultLog faults;
  private final Memory memory;
  private final MachineHeap heap;
  private final StackAllocations allocations = new StackAllocations(this);
  private final JumpBuffers longJumps;
  private Limits limits = Limits.PROCESS;
  private Console console =
      new Console(
          InputStream.nullInputStream(),
          OutputStream.nullOutputStream(),
          OutputStream.nullOutputStream(),
          Long.MAX_VALUE);
  private Observer observer = NO_OBSERVER;
  private OutsideBehaviour outside = OutsideBehaviour.IDLE;
  private long fuel;

  /** What was left at the last check whether to go on, less what may be used until the next. */
  private long nextCheck;

  /**
   * @param library tells the files of the C library's models from the user's
   */
  public Processor(Predicate<SourceFile> library) {
    stack = new CallStack(library);
    longJumps = new JumpBuffers(stack);
    faults = new FaultLog(stack);
    memory = new Memory(faults);
    heap = new MachineHeap(memory, faults);
  }

  /** Forgets the last run and begins another. */
  public void reset(Limits newLimits, Console newConsole, Observer newObserver) {
    limits = newLimits;
    console = newConsole;
    observer = newObserver;
    outside = OutsideBehaviour.IDLE;
    fuel = newLimits.steps();
    nextCheck = Math.max(0, fuel - CHECK_INTERVAL);
    stack.clear();
    allocations.clear();
    longJumps.clear();
    faults.clear();
    memory.objects().clear();
    memory.observeFirstReads(FirstReads.IGNORED);
    memory.observeWrites(
        Optional.of(newObserver).filter(Observer::isTracing).map(one -> one::writes));
    heap.clear(newLimits.heapBytes(), newLimits.machineBytes());
  }

  public CallStack stack() {
    return stack;
  }

  public FaultLog faults() {
    return faults;
  }

  public Memory memory() {
    return memory;
  }

  public MachineHeap heap() {
    return heap;
  }

  public Console console() {
    return console;
  }

  public JumpBuffers longJumps() {
    return longJumps;
  }

  StackAllocations allocations() {
    return allocations;
  }

  public Observer observer() {
    return observer;
  }

  public OutsideBehaviour outside() {
    return outside;
  }

  /** Says what functions do that the program only declares, until the next run. */
  public void meet(OutsideBehaviour newOutside) {
    outside = newOutside;
  }

  /** How many statements have run. */
  public long steps() {
    return limits.steps() - fuel;
  }

  /** A block of this many statements is about to run. */
  void spend(int steps) {
    fuel -= steps;
    if (fuel < nextCheck) {
      check();
    }
  }

  /** Interrupting the thread of a run uses up its budget. */
  private void check() {
    nextCheck = Math.max(0, fuel - CHECK_INTERVAL);
    if (fuel < 0 || Thread.currentThread().isInterrupted()) {
      throw new RunStopped(new RunOutcome.OverBudget(RunBudget.STEPS));
    }
  }

  /** A function's frame, or an array of variable length, takes its place on the stack. */
  void growStack(long bytes, Function function) {
    if (stack.grow(bytes) > limits.stackBytes()) {
      throw faults.stop(
          FaultKind.ENDLESS_RECURSION,
          stack.depth() > 0 ? stack.caller() : function.span(),
          "the stack of "
              + limits.stackBytes()
              + " bytes is full in '"
              + function.name()
              + "' after "
              + stack.depth()
              + " calls");
    }
  }
}
