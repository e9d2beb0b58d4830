package heapwright.method.standard.fault;

import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.SourceSpan;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.DeepStack;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.Budget;
import heapwright.method.Rehearsal;
import heapwright.method.Trial;
import heapwright.method.variation.PlainInput;
import heapwright.method.variation.Slots;
import heapwright.method.variation.TemptingNumbers;
import heapwright.testcase.Ending;
import heapwright.testcase.Observation;
import heapwright.testcase.Scenario;
import heapwright.testcase.TestInput;
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

/**
 * Tries to make a function misbehave, starting from inputs with which it is known to behave, or
 * not. The same inputs give the same findings; what it costs is bounded by a number of plays on the
 * machine, and where these take long, by time.
 */
public final class Provocation {
  /** What is still settled within this is a fault; what is not may be merely long. */
  private static final long STEPS = 2_000_000;

  /** So many variants of a kind. */
  private static final int SHARE = 90;

  private static final int CASES_ALIKE = 4;
  private static final int ROUNDS = 12;
  private static final int DEPTHS = 2;

  /** An address far off every object is out of bounds as well. */
  private record Offence(String kind, SourceSpan at) {
    static Offence of(Ending.Faulted fault) {
      boolean far = fault.kind().equals(FaultKind.WILD_DEREFERENCE.id());
      return new Offence(far ? FaultKind.OUT_OF_BOUNDS.id() : fault.kind(), fault.at());
    }
  }

  private record Case(Trial trial, boolean isOwnState) {
    /** Whether everybody would see it: who asks for no memory often gets some all the same. */
    boolean isPlain() {
      Ending.Faulted fault = (Ending.Faulted) trial.observation().ending();
      return !fault.message().contains("the block of 0 bytes");
    }

    boolean needsShortage() {
      return !trial.input().failing().isEmpty();
    }

    /** How many like it are looked into; those that do not end take their time. */
    int most() {
      Ending.Faulted fault = (Ending.Faulted) trial.observation().ending();
      boolean isEndless =
          fault.kind().equals(FaultKind.ENDLESS_RECURSION.id())
              || fault.kind().equals(FaultKind.ENDLESS_LOOP.id());
      return isEndless ? 1 : CASES_ALIKE;
    }

    /** What is told of it, but for the figures. */
    String appearance() {
      Ending.Faulted fault = (Ending.Faulted) trial.observation().ending();
      return isOwnState + " " + fault.message().replaceAll("\\d+", "");
    }
  }

  private final Program program;
  private final Rehearsal rehearsal;
  private final Duration time;

  /**
   * @param program linked with the library
   * @param machine of that program
   * @param time of the processor, for one function
   */
  public Provocation(Program program, ConcreteMachine machine, Duration time) {
    this.program = program;
    this.time = time;
    rehearsal = new Rehearsal(program, machine, STEPS);
  }

  /**
   * What a function does wrong. It is called once, and where there are preconditions, only as they
   * allow; inputs that are meant for something else are left aside.
   *
   * @param tests inputs with which the function ends well
   * @param candidates inputs with which it did not
   */
  public Findings provoke(Function function, List<Trial> tests, List<Trial> candidates) {
    Function start = Scenario.startsOf(function, program).get(0);
    return DeepStack.call(
        () -> new Attack(start).run(meant(tests, start), meant(candidates, start)));
  }

  private static List<Trial> meant(List<Trial> trials, Function start) {
    return trials.stream().filter(t -> t.input().function().equals(start.symbol())).toList();
  }

  private final class Attack {
    private final Slots slots = new Slots(program);
    private final Player player = new Player(rehearsal, Budget.of(time));
    private final NextCall nextCall = new NextCall(program);
    private final Function function;
    private final Code code;
    private final Judge judge;
    private final Map<Offence, List<Case>> cases = new LinkedHashMap<>();

    Attack(Function function) {
      this.function = function;
      code = new Code(program, function);
      Titles titles = new Titles(program, function, code, slots);
      judge = new Judge(code, slots, titles, new Repairs(program, slots), player);
    }

    Findings run(List<Trial> tests, List<Trial> candidates) {
      candidates.stream().filter(Trial::isFault).forEach(trial -> charge(trial, false));
      tests.forEach(trial -> charge(trial, false));
      List<Trial> bases = new ArrayList<>(tests);
      bases.sort(InputSize.SMALLEST_FIRST);
      bases.addAll(plain());
      bases.replaceAll(this::asDeclared);
      for (Variation variation : variations()) {
        player.grant(SHARE);
        vary(variation, bases);
      }
      for (Trial base : bases) {
        player.grant(ROUNDS);
        repeat(base);
      }
      return verdicts();
    }

    private List<Trial> plain() {
      player.grant(DEPTHS);
      PlainInput plain = new PlainInput(program, slots);
      Function start = Scenario.startsOf(function, program).get(0);
      List<Trial> trials = new ArrayList<>();
      for (int depth = 1; depth <= DEPTHS; depth++) {
        player.play(plain.of(start, depth)).ifPresent(trials::add);
      }
      trials.forEach(trial -> charge(trial, false));
      return trials;
    }

    /** The same with arrays as long as parameters are declared. */
    private Trial asDeclared(Trial base) {
      TestInput declared = code.lengths().applied(base.input());
      if (declared.equals(base.input())) {
        return base;
      }
      player.grant(1);
      Optional<Trial> trial = player.play(declared);
      trial.ifPresent(t -> charge(t, false));
      return trial.orElse(base);
    }

    private List<Variation> variations() {
      TemptingNumbers numbers = new TemptingNumbers(code.functions());
      List<Variation> variations = new ArrayList<>();
      variations.add(new PointerVariation(slots));
      if (!program.hasEnoughMemory()) {
        variations.add(new RefusalVariation());
      }
      variations.add(new NumberVariation(slots, numbers));
      variations.add(new TextVariation());
      return variations;
    }

    /** One variant of each base in turn, so that none gets everything. */
    private void vary(Variation variation, List<Trial> bases) {
      List<Iterator<TestInput>> open = new ArrayList<>();
      bases.forEach(base -> open.add(variation.of(base).iterator()));
      boolean hasPlays = true;
      while (hasPlays && !open.isEmpty()) {
        open.removeIf(variants -> !variants.hasNext());
        for (Iterator<TestInput> variants : open) {
          TestInput variant = variants.next();
          if (player.isNew(variant)) {
            Optional<Trial> trial = player.play(variant);
            trial.ifPresent(t -> charge(t, false));
            hasPlays = trial.isPresent();
          }
        }
      }
    }

    private void repeat(Trial base) {
      Optional<Trial> last = Optional.of(base);
      for (int round = 0; round < ROUNDS && last.isPresent(); round++) {
        last = last.flatMap(nextCall::after).flatMap(player::play);
        last.ifPresent(trial -> charge(trial, true));
      }
    }

    private void charge(Trial trial, boolean isOwnState) {
      Trial noted = withLeak(trial);
      if (noted.observation().ending() instanceof Ending.Faulted fault) {
        cases
            .computeIfAbsent(Offence.of(fault), o -> new ArrayList<>())
            .add(new Case(noted, isOwnState));
      }
    }

    /** What the function leaves behind is its fault as well, if it comes back otherwise well. */
    private Trial withLeak(Trial trial) {
      Observation seen = trial.observation();
      return seen.leaks() && seen.ending() instanceof Ending.Returned
          ? rehearsal.leak(trial.input()).map(leak -> ending(trial, leak)).orElse(trial)
          : trial;
    }

    /** In words that mean something to who reads them. */
    private static Trial told(Trial trial) {
      Ending.Faulted fault = (Ending.Faulted) trial.observation().ending();
      String message =
          fault.message().replace(" allocated at " + Extents.CALLERS + ":1:1", " of the input");
      return ending(trial, new Ending.Faulted(fault.kind(), fault.at(), message));
    }

    private static Trial ending(Trial trial, Ending ending) {
      return new Trial(trial.input(), trial.observation().withEnding(ending), trial.visits());
    }

    private Findings verdicts() {
      List<Trial> faults = new ArrayList<>();
      Set<String> notes = new LinkedHashSet<>();
      for (List<Case> charged : cases.values()) {
        // What happens without a shortage of memory is shown without one.
        charged.sort(
            Comparator.comparing(Case::needsShortage)
                .thenComparing(Case::trial, InputSize.SMALLEST_FIRST));
        guilty(charged, notes).ifPresent(faults::add);
      }
      return new Findings(faults, List.copyOf(notes));
    }

    private Optional<Trial> guilty(List<Case> charged, Set<String> notes) {
      Optional<Trial> doubtful = Optional.empty();
      Map<String, Integer> alike = new HashMap<>();
      for (Case one : charged) {
        if (alike.merge(one.appearance(), 1, Integer::sum) > one.most()) {
          continue;
        }
        Judgement judgement = judge.judge(one.trial(), one.isOwnState());
        if (judgement instanceof Judgement.Guilty && one.isPlain()) {
          return Optional.of(told(one.trial()));
        }
        if (judgement instanceof Judgement.Guilty) {
          doubtful = doubtful.or(() -> Optional.of(told(one.trial())));
        }
        if (judgement instanceof Judgement.Asks asks) {
          notes.add(asks.note());
        }
      }
      return doubtful;
    }
  }
}
