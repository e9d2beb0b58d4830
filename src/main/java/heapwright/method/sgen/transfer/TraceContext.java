package heapwright.method.sgen.transfer;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.method.sgen.sigma.NamedObjects;
import heapwright.method.sgen.sigma.SigmaHistory;
import heapwright.method.sgen.sigma.Transfer;
import heapwright.method.sgen.ssa.InvisibleVariables;
import heapwright.method.sgen.ssa.SsaVariable;
import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** What a trace is recorded with: σ, the names, and where the path stands. */
public final class TraceContext {
  public final DataModel model;
  public final SigmaHistory history = new SigmaHistory();
  public final InvisibleVariables invisibles;
  public final NamedObjects objects;
  public final Transfer transfer;
  public final GeneralAssignments general = new GeneralAssignments(this);
  final CellLookup cells = new CellLookup(this);

  private final Map<SymbolId, SsaVariable> results = new HashMap<>();
  private final Set<SsaVariable> virtuals = new HashSet<>();
  private final Deque<Activation> activations = new ArrayDeque<>();
  private MachineView view;

  public TraceContext(DataModel model, Function function, MachineView start) {
    this.model = model;
    view = start;
    invisibles = new InvisibleVariables(model);
    objects = new NamedObjects(model, history.names, invisibles);
    transfer = new Transfer(history, invisibles);
    activations.push(new Activation(function, "", history.names));
  }

  public MachineView view() {
    return view;
  }

  public void observe(MachineView now) {
    view = now;
  }

  /** The innermost call. */
  public Activation here() {
    return activations.element();
  }

  public int depth() {
    return activations.size() - 1;
  }

  void enter(Function function) {
    activations.push(new Activation(function, function.name() + ":", history.names));
  }

  public void leave() {
    activations.pop();
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
  public SsaVariable virtual(Local formal) {
    String key = "v_" + formal.name();
    SsaVariable variable =
        history.names.variable(key, version -> key + version, formal.type(), Optional.empty());
    virtuals.add(variable);
    return variable;
  }

  public boolean isVirtual(SsaVariable variable) {
    return virtuals.contains(variable);
  }

  /** Spells the expressions of the statement that is being executed. */
  SsaOperands operands() {
    return new SsaOperands(this);
  }
}
