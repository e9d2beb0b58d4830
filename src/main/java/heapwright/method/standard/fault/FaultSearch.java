package heapwright.method.standard.fault;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.budget.Budget;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.method.variation.BoundaryNumbers;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.PlainInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.Observation;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.time.Duration;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.Iterator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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

  /** So many variants of a kind. */
  private static final int SHARE = 90;

  private static final int CASES_ALIKE = 4;
  private static final int ROUNDS = 12;
  private static final int DEPTHS = 2;

  /** An address far off every object is out of bounds as well. */
  private record Offence(String kind, SourceSpan at) {
    static Offence of(CallEnding.Faulted fault) {
      boolean far = fault.kind().equals(FaultKind.WILD_DEREFERENCE.id());
      return new Offence(far ? FaultKind.OUT_OF_BOUNDS.id() : fault.kind(), fault.at());
    }
  }

  private record Case(ExecutedInput executed, boolean isOwnState) {
    /** Whether everybody would see it: who asks for no memory often gets some all the same. */
    boolean isPlain() {
      return !executed.fault().message().contains("the block of 0 bytes");
    }

    boolean needsShortage() {
      return !executed.input().failing().isEmpty();
    }

    /** How many like it are looked into; those that do not end take their time. */
    int most() {
      return FaultRunner.isEndless(executed.fault()) ? 1 : CASES_ALIKE;
    }

    /** What is told of it, but for the figures. */
    String appearance() {
      return isOwnState + " " + executed.fault().message().replaceAll("\\d+", "");
    }
  }

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

  /** Ways to change an input. */
  private interface Variation {
    Stream<TestInput> of(TestInput base);
  }

  private final class Attack {
    private final FaultRunner runner = new FaultRunner(execution, Budget.of(time));
    private final InputScalars scalars = new InputScalars(program);
    private final NextCall nextCall = new NextCall(program);
    private final Function function;
    private final CodeFacts code;
    private final FaultBlame blame;
    private final Map<Offence, List<Case>> cases = new LinkedHashMap<>();

    Attack(Function function) {
      this.function = function;
      FaultContext context = new FaultContext(program, function, scalars, runner);
      code = context.code;
      blame = new FaultBlame(context);
    }

    Findings run(List<ExecutedInput> tests, List<ExecutedInput> candidates) {
      candidates.stream()
          .filter(ExecutedInput::isFault)
          .forEach(executed -> charge(executed, false));
      tests.forEach(executed -> charge(executed, false));
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
      return verdicts();
    }

    private List<ExecutedInput> plain() {
      runner.grant(DEPTHS);
      PlainInput plain = new PlainInput(program, scalars);
      Function start = Scenario.startsOf(function, program).get(0);
      List<ExecutedInput> runs = new ArrayList<>();
      for (int depth = 1; depth <= DEPTHS; depth++) {
        runner.play(plain.of(start, depth)).ifPresent(runs::add);
      }
      runs.forEach(executed -> charge(executed, false));
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
      executed.ifPresent(t -> charge(t, false));
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
            executed.ifPresent(t -> charge(t, false));
            hasPlays = executed.isPresent();
          }
        }
      }
    }

    private void repeat(ExecutedInput base) {
      Optional<ExecutedInput> last = Optional.of(base);
      for (int round = 0; round < ROUNDS && last.isPresent(); round++) {
        last = last.flatMap(nextCall::after).flatMap(runner::play);
        last.ifPresent(executed -> charge(executed, true));
      }
    }

    private void charge(ExecutedInput executed, boolean isOwnState) {
      ExecutedInput noted = withLeak(executed);
      if (noted.observation().ending() instanceof CallEnding.Faulted fault) {
        cases
            .computeIfAbsent(Offence.of(fault), o -> new ArrayList<>())
            .add(new Case(noted, isOwnState));
      }
    }

    /** What the function leaves behind is its fault as well, if it comes back otherwise well. */
    private ExecutedInput withLeak(ExecutedInput executed) {
      Observation seen = executed.observation();
      return seen.leaks() && seen.ending() instanceof CallEnding.Returned
          ? execution.leak(executed.input()).map(leak -> ending(executed, leak)).orElse(executed)
          : executed;
    }

    /** In words that mean something to who reads them. */
    private static ExecutedInput readable(ExecutedInput executed) {
      CallEnding.Faulted fault = executed.fault();
      String message =
          fault.message().replace(" allocated at " + Extents.CALLERS + ":1:1", " of the input");
      return ending(executed, new CallEnding.Faulted(fault.kind(), fault.at(), message));
    }

    private static ExecutedInput ending(ExecutedInput executed, CallEnding ending) {
      return new ExecutedInput(
          executed.input(), executed.observation().withEnding(ending), executed.visits());
    }

    private Findings verdicts() {
      List<ExecutedInput> faults = new ArrayList<>();
      Set<String> notes = new LinkedHashSet<>();
      for (List<Case> charged : cases.values()) {
        // What happens without a shortage of memory is shown without one.
        charged.sort(
            Comparator.comparing(Case::needsShortage)
                .thenComparing(Case::executed, InputSize.SMALLEST_FIRST));
        guilty(charged, notes).ifPresent(faults::add);
      }
      return new Findings(faults, List.copyOf(notes));
    }

    private Optional<ExecutedInput> guilty(List<Case> charged, Set<String> notes) {
      Optional<ExecutedInput> uncertain = Optional.empty();
      Map<String, Integer> alike = new HashMap<>();
      for (Case one : charged) {
        if (alike.merge(one.appearance(), 1, Integer::sum) > one.most()) {
          continue;
        }
        FaultBlame.Blame found = blame.judge(one.executed(), one.isOwnState());
        if (found instanceof FaultBlame.Blame.Guilty && one.isPlain()) {
          return Optional.of(readable(one.executed()));
        }
        if (found instanceof FaultBlame.Blame.Guilty) {
          uncertain = uncertain.or(() -> Optional.of(readable(one.executed())));
        }
        if (found instanceof FaultBlame.Blame.Asks asks) {
          notes.add(asks.note());
        }
      }
      return uncertain;
    }
  }

  /** How much a reader has to take in. */
  static final class InputSize {
    static final Comparator<ExecutedInput> SMALLEST_FIRST =
        Comparator.comparingLong((ExecutedInput executed) -> of(executed.input()))
            .thenComparing(executed -> executed.input().toString());

    private InputSize() {}

    /** Objects weigh more than bytes, and those more than digits. */
    private static long of(TestInput input) {
      long lengths = input.objects().stream().mapToLong(InputObject::length).sum();
      long digits = input.cells().mapToLong(InputSize::digits).sum();
      return 1000L * input.objects().size()
          + 200L * input.failing().size()
          + 20L * (lengths + input.stdin().size())
          + digits;
    }

    private static long digits(InputCell cell) {
      return cell.value() instanceof InputValue.Number number
          ? number.value().bitLength() + (number.value().signum() < 0 ? 1 : 0)
          : 1;
    }
  }
}
