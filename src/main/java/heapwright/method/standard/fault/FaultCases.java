package heapwright.method.standard.fault;

import heapwright.ir.source.SourceSpan;
import heapwright.machine.outcome.FaultKind;
import heapwright.method.run.ConcreteExecution;
import heapwright.method.run.ExecutedInput;
import heapwright.testcase.CallEnding;
import heapwright.testcase.Observation;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** The faults that were seen, and which of them the function is to blame for. */
final class FaultCases {
  private static final int CASES_ALIKE = 4;

  /** An address far off every object is out of bounds as well. */
  private record FaultKey(String kind, SourceSpan at) {
    static FaultKey of(CallEnding.Faulted fault) {
      boolean far = fault.kind().equals(FaultKind.WILD_DEREFERENCE.id());
      return new FaultKey(far ? FaultKind.OUT_OF_BOUNDS.id() : fault.kind(), fault.at());
    }
  }

  private record Case(ExecutedInput executed, boolean isOwnState) {
    /**
     * Whether every user would see the fault: a request for no memory often gets some all the same.
     */
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

    /** Its message without the numbers. */
    String appearance() {
      return isOwnState + " " + executed.fault().message().replaceAll("\\d+", "");
    }
  }

  private final ConcreteExecution execution;
  private final FaultBlame blame;
  private final Map<FaultKey, List<Case>> cases = new LinkedHashMap<>();

  FaultCases(ConcreteExecution execution, FaultBlame blame) {
    this.execution = execution;
    this.blame = blame;
  }

  void add(ExecutedInput executed, boolean isOwnState) {
    ExecutedInput noted = withLeak(executed);
    if (noted.observation().ending() instanceof CallEnding.Faulted fault) {
      cases
          .computeIfAbsent(FaultKey.of(fault), o -> new ArrayList<>())
          .add(new Case(noted, isOwnState));
    }
  }

  /** What the function leaves behind is its fault as well, if it comes back otherwise well. */
  private ExecutedInput withLeak(ExecutedInput executed) {
    Observation seen = executed.observation();
    return seen.leaks() && seen.ending() instanceof CallEnding.Returned
        ? execution.leak(executed.input()).map(executed::withEnding).orElse(executed)
        : executed;
  }

  /** With a message in the reader's terms. */
  private static ExecutedInput readable(ExecutedInput executed) {
    CallEnding.Faulted fault = executed.fault();
    String message =
        fault.message().replace(" allocated at " + Extents.CALLERS + ":1:1", " of the input");
    return executed.withEnding(new CallEnding.Faulted(fault.kind(), fault.at(), message));
  }

  FaultSearch.Findings verdicts() {
    List<ExecutedInput> faults = new ArrayList<>();
    Set<String> notes = new LinkedHashSet<>();
    for (List<Case> alikeCases : cases.values()) {
      // What happens without a shortage of memory is shown without one.
      alikeCases.sort(
          Comparator.comparing(Case::needsShortage)
              .thenComparing(Case::executed, InputSize.SMALLEST_FIRST));
      ownFault(alikeCases, notes).ifPresent(faults::add);
    }
    return new FaultSearch.Findings(faults, List.copyOf(notes));
  }

  private Optional<ExecutedInput> ownFault(List<Case> alikeCases, Set<String> notes) {
    Optional<ExecutedInput> uncertain = Optional.empty();
    Map<String, Integer> alike = new HashMap<>();
    for (Case one : alikeCases) {
      if (alike.merge(one.appearance(), 1, Integer::sum) > one.most()) {
        continue;
      }
      FaultBlame.Blame found = blame.judge(one.executed(), one.isOwnState());
      if (found instanceof FaultBlame.Blame.OwnFault && one.isPlain()) {
        return Optional.of(readable(one.executed()));
      }
      if (found instanceof FaultBlame.Blame.OwnFault) {
        uncertain = uncertain.or(() -> Optional.of(readable(one.executed())));
      }
      if (found instanceof FaultBlame.Blame.Asks asks) {
        notes.add(asks.note());
      }
    }
    return uncertain;
  }
}
