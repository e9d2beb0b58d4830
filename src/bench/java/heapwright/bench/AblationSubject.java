package heapwright.bench;

import heapwright.app.program.ProgramCompletion;
import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.budget.Budget;
import heapwright.method.standard.Standard;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import heapwright.source.CFrontEnd;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.time.Duration;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.concurrent.ExecutionException;
import java.util.concurrent.FutureTask;
import java.util.concurrent.TimeUnit;
import java.util.concurrent.TimeoutException;

/** A function whose goals are pursued again and again, as {@code gen} does before it verifies. */
record AblationSubject(String name, Program program, Function function) {
  /** Long terms and deep recursions need a deep stack. */
  private static final long STACK = 256L << 20;

  /** How many times as long as its time a run may take by the clock. */
  private static final int BUSY = 6;

  /** What became of a goal. */
  enum Fate {
    COVERED,
    PROVED,
    OPEN
  }

  /**
   * What became of the goals, in their order.
   *
   * @param seconds of the processor
   */
  record Outcome(List<Fate> fates, double seconds) {
    Outcome {
      fates = List.copyOf(fates);
    }

    long count(Fate fate) {
      return fates.stream().filter(fate::equals).count();
    }
  }

  static Optional<AblationSubject> read(RealFunction wanted) {
    CFrontEnd frontEnd = new CFrontEnd();
    if (frontEnd.read(wanted.file().request()) instanceof SourceReading.Translated translated) {
      Program complete = new ProgramCompletion(frontEnd).of(translated.program());
      String name = wanted.file().owner() + " " + wanted.name();
      return complete.functionsNamed(wanted.name()).stream()
          .findFirst()
          .map(f -> of(name, complete, f));
    }
    return Optional.empty();
  }

  private static AblationSubject of(String name, Program complete, Function function) {
    Program staged = ProgramCompletion.staged(complete, List.of(function), List.of());
    return new AblationSubject(name, staged, function);
  }

  /** On a thread of its own; a run that does not keep its time leaves all goals open. */
  Outcome pursue(AblationVariant variant, Duration time) throws InterruptedException, IOException {
    FutureTask<List<Fate>> task = new FutureTask<>(() -> fates(variant, time));
    Thread worker = new Thread(null, task, name, STACK);
    worker.setDaemon(true);
    List<Fate> fates = new ArrayList<>();
    Effort effort =
        Effort.of(
            () -> {
              worker.start();
              fates.addAll(awaited(task, worker, time));
            });
    return new Outcome(fates, effort.processor());
  }

  private List<Fate> awaited(FutureTask<List<Fate>> task, Thread worker, Duration time)
      throws InterruptedException {
    try {
      return task.get(BUSY * time.toMillis(), TimeUnit.MILLISECONDS);
    } catch (ExecutionException | TimeoutException lost) {
      worker.interrupt();
      worker.join(time.toMillis());
      System.err.println(name + ": " + lost);
      return Goals.of(function, new Criterion.Branches()).stream().map(g -> Fate.OPEN).toList();
    }
  }

  private List<Fate> fates(AblationVariant variant, Duration time) {
    Criterion criterion = new Criterion.Branches();
    List<Goal> goals = Goals.of(function, criterion);
    CoverageLedger ledger = new CoverageLedger(criterion, goals, System::nanoTime);
    new Standard(program, Z3.solvers(Z3Limits.BRIEF).with(variant.layers()), variant.parts(), 1)
        .forManyGoals()
        .pursue(function, ledger, Budget.of(time, ledger));
    return goals.stream().map(goal -> fate(ledger, goal)).toList();
  }

  private static Fate fate(CoverageLedger ledger, Goal goal) {
    if (ledger.isOpen(goal)) {
      return Fate.OPEN;
    }
    return ledger.proof(goal).isPresent() ? Fate.PROVED : Fate.COVERED;
  }
}
