package heapwright.method.sgen.summary;

import heapwright.analysis.CallGraph;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.solve.Solvers;
import heapwright.symbolic.CalleeMachine;
import heapwright.symbolic.execution.Alternative;
import heapwright.symbolic.execution.CallRule;
import heapwright.symbolic.execution.PendingCall;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.tuple.ProcedureEnding;
import heapwright.symbolic.tuple.Tuple;
import heapwright.symbolic.tuple.TupleApplication;
import heapwright.symbolic.tuple.TupleResult;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryTable;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Answers calls with the tuples of the callee that are consistent with the caller's state. Whatever
 * summaries cannot say is left to stepping into the callee, so that both give the same answers.
 */
public final class Summaries implements CallRule {
  /**
   * How summaries were used.
   *
   * @param built procedures that were analysed
   * @param tuples paths through them that were followed to their end
   * @param reused calls that needed nothing but what earlier ones had found out
   * @param inconsistent tuples that did not fit a call
   * @param reanalysed procedures that were analysed anew because of a caller's aliases
   * @param inlined calls, or parts of their callees, that were stepped into instead
   */
  public record SummaryCounts(
      int built, int tuples, int reused, int inconsistent, int reanalysed, int inlined) {

    /** For readers; nothing where no call was asked about. */
    public List<String> lines() {
      return built + inlined == 0 ? List.of() : used();
    }

    private List<String> used() {
      return List.of(
          built + " built, with " + tuples + " paths followed to their end",
          reused + " calls needed nothing else",
          inconsistent + " times a path did not fit a call",
          reanalysed + " built anew because a caller aliases its arguments",
          inlined + " times the callee was stepped into instead");
    }
  }

  /** What analyses cost, those inside others included. */
  static final class SummaryCost {
    private long spent;

    void spend() {
      spent++;
    }

    long spent() {
      return spent;
    }
  }

  private static final int MOST_ALIASES = 12;

  private final Program program;
  private final Solvers solvers;
  private final Map<Key, ProcedureAnalysis> analyses = new HashMap<>();
  private final Set<SymbolId> inProgress = new HashSet<>();
  private final Set<SymbolId> readers;
  private final SummaryCost effort = new SummaryCost();
  private int reused;
  private int inconsistent;
  private int inlined;

  /** A procedure and what its callers alias. */
  private record Key(SymbolId function, Set<AliasHypothesis> context) {}

  /**
   * @param solvers over all inputs: what a procedure cannot do holds for every caller
   */
  public Summaries(Program program, Solvers solvers) {
    this.program = program;
    this.solvers = solvers;
    readers = new StandardInputReaders(program).all();
  }

  public SummaryCounts counts() {
    int tuples = analyses.values().stream().mapToInt(ProcedureAnalysis::closed).sum();
    int anew = (int) analyses.keySet().stream().filter(k -> !k.context().isEmpty()).count();
    return new SummaryCounts(analyses.size() - anew, tuples, reused, inconsistent, anew, inlined);
  }

  @Override
  public StepResult answer(PendingCall call) {
    Function callee = call.callee();
    boolean fits = call.isPlain() && !readers.contains(callee.symbol());
    if (!fits || inProgress.contains(callee.symbol())) {
      return inlined(call);
    }
    List<AliasHypothesis> context = new ArrayList<>();
    boolean isNew = false;
    while (context.size() <= MOST_ALIASES) {
      Answering answering = new Answering(call, context);
      Optional<StepResult> progress = answering.progress();
      isNew |= answering.isNew;
      if (progress.isPresent()) {
        reused += isNew ? 0 : 1;
        return progress.get();
      }
      if (context.contains(answering.alias.orElseThrow())) {
        break;
      }
      context.add(answering.alias.get());
    }
    return inlined(call);
  }

  private StepResult inlined(PendingCall call) {
    inlined++;
    return call.inlined();
  }

  /** One call in one context. */
  private final class Answering {
    private final PendingCall call;
    private final ProcedureAnalysis analysis;
    private final Deque<Tuple> open = new ArrayDeque<>();
    private final List<Alternative> alternatives = new ArrayList<>();
    private String reason = "no path through the call fits";
    private Tuple tuple;
    private boolean isNew;
    private Optional<AliasHypothesis> alias = Optional.empty();

    Answering(PendingCall call, List<AliasHypothesis> context) {
      this.call = call;
      Key key = new Key(call.callee().symbol(), Set.copyOf(context));
      isNew = !analyses.containsKey(key);
      if (isNew) {
        inProgress.add(key.function());
        CalleeMachine machine = new CalleeMachine(program, call.callee(), context, Summaries.this);
        analyses.put(key, new ProcedureAnalysis(machine, solvers, effort));
        inProgress.remove(key.function());
      }
      analysis = analyses.get(key);
      open.addAll(analysis.tuples());
    }

    /** The answer; empty if the caller aliases more than the context says. */
    Optional<StepResult> progress() {
      while (!open.isEmpty()) {
        tuple = open.remove();
        effort.spend();
        Optional<StepResult> settled =
            TupleApplication.of(call, tuple)
                .match(
                    this::applied,
                    forked -> Optional.of(new StepResult.Forked(forked.alternatives())),
                    this::inconsistent,
                    this::aliased,
                    this::asked,
                    beyond -> Optional.of(inlined(call)));
        if (settled.isPresent() || alias.isPresent()) {
          return settled;
        }
      }
      return Optional.of(
          alternatives.isEmpty() ? call.failed(reason) : new StepResult.Forked(alternatives));
    }

    private Optional<StepResult> applied(TupleResult.Applied application) {
      inlined += tuple.ending() instanceof ProcedureEnding.Beyond ? 1 : 0;
      alternatives.addAll(application.alternatives());
      return Optional.empty();
    }

    private Optional<StepResult> inconsistent(TupleResult.Inconsistent application) {
      inconsistent++;
      reason = application.reason();
      alternatives.addAll(application.alternatives());
      return Optional.empty();
    }

    private Optional<StepResult> aliased(TupleResult.Aliased application) {
      alias = Optional.of(application.alias());
      return Optional.empty();
    }

    private Optional<StepResult> asked(TupleResult.Asked application) {
      List<Tuple> before = analysis.tuples();
      isNew = true;
      inProgress.add(tuple.function().symbol());
      analysis.expand(tuple);
      inProgress.remove(tuple.function().symbol());
      analysis.tuples().stream().filter(t -> !before.contains(t)).forEach(open::add);
      return Optional.empty();
    }
  }

  /**
   * The functions that may read standard input. What they find depends on all that was read before,
   * which no summary knows.
   */
  static final class StandardInputReaders {
    private static final List<SymbolId> READ = LibraryTable.functions(StreamOperation.READ_BYTES);

    private final Program program;

    StandardInputReaders(Program program) {
      this.program = program;
    }

    Set<SymbolId> all() {
      Set<SymbolId> readers = new HashSet<>();
      CallGraph graph = CallGraph.of(program);
      boolean isRead =
          program.functions().keySet().stream()
              .anyMatch(f -> READ.stream().anyMatch(graph.callees(f)::contains));
      if (!isRead) {
        return readers;
      }
      Deque<SymbolId> open = new ArrayDeque<>(READ);
      while (!open.isEmpty()) {
        graph.callers(open.remove()).stream().filter(readers::add).forEach(open::add);
      }
      return readers;
    }
  }
}
