package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.method.budget.Budget;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.variation.BoundaryNumbers;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/**
 * Tries to make a function misbehave, starting from inputs with which it is known to behave, or
 * not. The same inputs give the same findings; what it costs is bounded by a number of plays on the
 * machine, and where these take long, by time.
 */
public final class FaultSearch {
  /**
   * What was found out about a function that misbehaves.
   *
   * @param faults one input each for what the function does wrong where, the smallest; each ends in
   *     a fault
   * @param notes what the function asks of its callers
   */
  public record Findings(List<ExecutedInput> faults, List<String> notes) {
    public static final Findings NONE = new Findings(List.of(), List.of());

    public Findings {
      faults = List.copyOf(faults);
      notes = List.copyOf(notes);
    }
  }

  /** What is still settled within this is a fault; what is not may be merely long. */
  private static final long STEPS = 2_000_000;

  /** This many variants of a kind. */
  private static final int SHARE = 90;

  private static final int ROUNDS = 12;

  /**
   * Plain inputs have up to this many objects behind one another; without any, pointers are NULL.
   */
  private static final int DEPTHS = 2;

  private final Program program;
  private final ConcreteExecution execution;
  private final Duration time;

  /**
   * @param program linked with the library
   * @param machine of that program
   * @param time of the processor, for one function
   */
  public FaultSearch(Program program, ConcreteMachine machine, Duration time) {
    this.program = program;
    this.time = time;
    execution = new ConcreteExecution(program, machine, STEPS);
  }

  /**
   * What a function does wrong. It is called once, and where there are preconditions, only as they
   * allow; inputs that are meant for something else are left aside.
   *
   * @param tests inputs with which the function ends well
   * @param candidates inputs with which it did not
   */
  public Findings provoke(
      Function function, List<ExecutedInput> tests, List<ExecutedInput> candidates) {
    Function start = Scenario.startsOf(function, program).get(0);
    return DeepStack.call(
        () -> new Attack(start).run(meant(tests, start), meant(candidates, start)));
  }

  private static List<ExecutedInput> meant(List<ExecutedInput> runs, Function start) {
    return runs.stream().filter(t -> t.input().function().equals(start.symbol())).toList();
  }

  /** How to change an input. */
  private interface Variation {
    Stream<TestInput> of(TestInput base);
  }

  private final class Attack {
    private final FaultRunner runner = new FaultRunner(execution, Budget.of(time));
    private final InputScalars scalars = new InputScalars(program);
    private final NextCall nextCall = new NextCall(program);
    private final Function function;
    private final CodeFacts code;
    private final FaultCases cases;

    Attack(Function function) {
      this.function = function;
      FaultContext context = new FaultContext(program, function, scalars, runner);
      code = context.code;
      cases = new FaultCases(execution, new FaultBlame(context));
    }

    Findings run(List<ExecutedInput> tests, List<ExecutedInput> candidates) {
      candidates.stream()
          .filter(ExecutedInput::isFault)
          .forEach(executed -> cases.add(executed, false));
      tests.forEach(executed -> cases.add(executed, false));
      List<ExecutedInput> bases = new ArrayList<>(tests);
      bases.sort(InputSize.SMALLEST_FIRST);
      bases.addAll(plain());
      bases.replaceAll(this::asDeclared);
      for (Variation variation : variations()) {
        runner.grant(SHARE);
        vary(variation, bases);
      }
      for (ExecutedInput base : bases) {
        runner.grant(ROUNDS);
        repeat(base);
      }
      return cases.verdicts();
    }

    private List<ExecutedInput> plain() {
      runner.grant(DEPTHS + 1);
      PlainInput plain = new PlainInput(program, scalars);
      Function start = Scenario.startsOf(function, program).get(0);
      List<ExecutedInput> runs = new ArrayList<>();
      for (int depth = 0; depth <= DEPTHS; depth++) {
        runner.play(plain.of(start, depth)).ifPresent(runs::add);
      }
      runs.forEach(executed -> cases.add(executed, false));
      return runs;
    }

    /** The same with arrays as long as parameters are declared. */
    private ExecutedInput asDeclared(ExecutedInput base) {
      TestInput declared = code.lengths().applied(base.input());
      if (declared.equals(base.input())) {
        return base;
      }
      runner.grant(1);
      Optional<ExecutedInput> executed = runner.play(declared);
      executed.ifPresent(t -> cases.add(t, false));
      return executed.orElse(base);
    }

    private List<Variation> variations() {
      InputVariations of = new InputVariations(scalars, new BoundaryNumbers(code.functions()));
      List<Variation> variations = new ArrayList<>();
      variations.add(of::ofPointers);
      if (!program.hasEnoughMemory()) {
        variations.add(InputVariations::ofRefusals);
      }
      variations.add(of::ofNumbers);
      variations.add(TextVariation::of);
      return variations;
    }

    /** One variant of each base in turn, so that none gets everything. */
    private void vary(Variation variation, List<ExecutedInput> bases) {
      List<Iterator<TestInput>> open = new ArrayList<>();
      bases.forEach(base -> open.add(variation.of(base.input()).iterator()));
      boolean hasPlays = true;
      while (hasPlays && !open.isEmpty()) {
        open.removeIf(variants -> !variants.hasNext());
        for (Iterator<TestInput> variants : open) {
          TestInput variant = variants.next();
          if (runner.isNew(variant)) {
            Optional<ExecutedInput> executed = runner.play(variant);
            executed.ifPresent(t -> cases.add(t, false));
            hasPlays = executed.isPresent();
          }
        }
      }
    }

    private void repeat(ExecutedInput base) {
      Optional<ExecutedInput> last = Optional.of(base);
      for (int round = 0; round < ROUNDS && last.isPresent(); round++) {
        last = last.flatMap(nextCall::after).flatMap(runner::play);
        last.ifPresent(executed -> cases.add(executed, true));
      }
    }
  }
}
