package heapwright.method.sgen.transfer;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.method.sgen.sigma.AccessLog;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.sigma.Transfer;
import heapwright.method.sgen.ssa.Alias;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.PointerPaths;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.scalar.TermArithmetic;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a path is evaluated with: σ, ζ, the names, and where the path stands. */
public final class PathContext {
  public final Program program;
  public final DataModel model;
  public final SigmaHistory history = new SigmaHistory();
  public final InvisibleVariables invisibles;
  public final AccessLog accesses = new AccessLog();
  public final Constraints constraints;
  public final Turns turns;
  public final TraceSink trace;
  public final InputCells inputs;
  public final ObjectTable objects;
  public final CellMemory memory;
  public final Transfer transfer;
  final ScalarTerms numbers;
  final TermArithmetic arithmetic;
  final Allocations allocations = new Allocations();

  private final Map<SymbolId, SsaVariable> results = new HashMap<>();
  private final Set<SsaVariable> virtuals = new HashSet<>();
  private final Deque<Activation> activations = new ArrayDeque<>();
  private final List<String> reservations = new ArrayList<>();
  private int position;
  private boolean isFinished;

  /**
   * @param aliases that the path supposes from its start
   */
  public PathContext(
      Program program,
      Function function,
      PointerPaths paths,
      List<Alias> aliases,
      Constraints constraints,
      Turns turns,
      TraceSink trace) {
    this.program = program;
    model = program.model();
    this.constraints = constraints;
    this.turns = turns;
    this.trace = trace;
    numbers = new ScalarTerms(constraints.terms());
    arithmetic = new TermArithmetic(constraints.terms());
    invisibles = new InvisibleVariables(model);
    inputs = new InputCells(this, paths, aliases);
    objects = new ObjectTable(this);
    memory = new CellMemory(this);
    transfer = new Transfer(history, invisibles, new CellMerging(this)::merged);
    activations.push(new Activation(function, "", history.names, Optional.empty()));
  }

  public Terms terms() {
    return constraints.terms();
  }

  /** The innermost call. */
  public Activation here() {
    return activations.element();
  }

  public int depth() {
    return activations.size() - 1;
  }

  void enter(Function function, Statement.Call call) {
    activations.push(
        new Activation(function, function.name() + ":", history.names, Optional.of(call)));
  }

  void leave() {
    activations.pop();
  }

  /** How many statements of the function under test have begun. */
  public int position() {
    return position;
  }

  void begin() {
    position++;
  }

  /** The function under test returns, or the program ends. */
  void finish() {
    isFinished = true;
  }

  public boolean isFinished() {
    return isFinished;
  }

  /** ζ gets a constraint. */
  void assume(Term term, String text) {
    constraints.assume(term, position, text);
  }

  /** What other values than the evaluated ones the path might have there; prevents proofs. */
  void reserve(String cause) {
    reservations.add(cause);
  }

  /** What was taken for granted, if something was. */
  public Optional<String> reservation() {
    return reservations.stream().findFirst();
  }

  EvaluationStop outside(String what, SourceSpan span) {
    return EvaluationStop.outside(what + " at line " + span.line());
  }

  /** {@code ret_f}: what a function returns. */
  SsaVariable result(Function function) {
    return results.computeIfAbsent(
        function.symbol(),
        symbol -> {
          String key = "ret_" + function.name();
          return history.names.variable(
              key, version -> key + version, function.type().result(), Optional.empty());
        });
  }

  /** {@code ret_f} of the function under test, if it has returned something. */
  public Optional<SsaVariable> ret() {
    return Optional.ofNullable(results.get(activations.getLast().function().symbol()))
        .filter(v -> v.version() > 0);
  }

  /** {@code v_f}: stands for the caller's actual, whatever happens to the formal. */
  SsaVariable virtual(Local formal) {
    String key = "v_" + formal.name();
    SsaVariable variable =
        history.names.variable(key, version -> key + version, formal.type(), Optional.empty());
    virtuals.add(variable);
    return variable;
  }

  public boolean isVirtual(SsaVariable variable) {
    return virtuals.contains(variable);
  }

  /** The pointers in registers of all active calls, the function under test first. */
  public List<SsaVariable> pointerVariables() {
    List<SsaVariable> found = new ArrayList<>();
    activations
        .descendingIterator()
        .forEachRemaining(
            call ->
                call.variables().stream().filter(v -> v.pointer().isPresent()).forEach(found::add));
    return found;
  }

  /** Which requests for memory fail on the path, counted from 0. */
  public List<Integer> failedAllocations() {
    return allocations.failed();
  }

  ExpressionValues expressions() {
    return new ExpressionValues(this);
  }

  /** Spells the expressions of the statement that is being executed. */
  SsaOperands operands() {
    return new SsaOperands(this);
  }
}
