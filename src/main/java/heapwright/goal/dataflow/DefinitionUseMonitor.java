package heapwright.goal.dataflow;

import heapwright.goal.MonitoredGoal;
import heapwright.goal.MonitoredGoal.DefinitionUse;
import heapwright.goal.RunMonitor;
import heapwright.goal.dataflow.DataFlow.Pair;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.DataModel;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeMap;

/**
 * Sees which definition is the last one of what is read: of registers, call by call, and of memory,
 * whoever else writes to it. Both have to happen in one call of the function.
 */
public final class DefinitionUseMonitor implements RunMonitor {
  /** The widest cell: an overlapping earlier write begins at most so far before. */
  private static final int WIDEST = 16;

  private final SymbolId subject;
  private final DataModel model;
  private final Map<Object, List<Definition>> definitions = new IdentityHashMap<>();
  private final Map<Object, List<Pair>> pairs = new IdentityHashMap<>();
  private final Map<DecisionId, List<Pair>> deciding = new HashMap<>();
  private final Map<Pair, DefinitionUse> goals = new IdentityHashMap<>();
  private final List<Definition> arriving = new ArrayList<>();
  private final Deque<Call> calls = new ArrayDeque<>();
  private final TreeMap<Long, Written> memory = new TreeMap<>();
  private final Set<MonitoredGoal> met = new HashSet<>();
  private Optional<Written> writing = Optional.empty();

  /** What is known of one call of the function. */
  private static final class Call {
    private final Map<Variable, List<Definition>> last = new HashMap<>();
    private final Map<DecisionId, List<Pair>> used = new HashMap<>();
  }

  /** Memory, and the definitions that a store in a call stands for. */
  private record Written(Call call, List<Definition> by, long address, long length) {
    boolean overlaps(long from, long bytes) {
      return address < from + bytes && from < address + length;
    }
  }

  public DefinitionUseMonitor(DataFlow flow, DataModel model) {
    Function function = flow.function();
    subject = function.symbol();
    this.model = model;
    for (Definition definition : flow.definitions()) {
      definition
          .at()
          .ifPresentOrElse(
              at ->
                  definitions
                      .computeIfAbsent(code(function, at), s -> new ArrayList<>())
                      .add(definition),
              () -> arriving.add(definition));
    }
    for (DefinitionUse goal : flow.goals()) {
      for (Pair pair : flow.pairs(goal)) {
        goals.put(pair, goal);
        Object code = code(function, pair.use().at());
        if (code instanceof Terminator end && end.decided().isPresent()) {
          deciding.computeIfAbsent(end.decided().get(), d -> new ArrayList<>()).add(pair);
        } else {
          pairs.computeIfAbsent(code, s -> new ArrayList<>()).add(pair);
        }
      }
    }
  }

  /** Code is told apart by identity: the same text may stand at several places. */
  private static Object code(Function function, ControlPoint.Within at) {
    BasicBlock block = function.block(at.block());
    return at.before() < block.statements().size()
        ? block.statements().get(at.before())
        : block.terminator();
  }

  @Override
  public boolean isTracing() {
    return true;
  }

  @Override
  public void entered(Function function) {
    settle();
    Call call = new Call();
    if (isSubject(function)) {
      arriving.forEach(definition -> call.last.put(definition.variable(), List.of(definition)));
    }
    calls.push(call);
  }

  @Override
  public void left(Function function) {
    settle();
    calls.pop();
  }

  @Override
  public void step(Function function, StatementNumber number) {
    settle();
  }

  private boolean isSubject(Function function) {
    return function.symbol().equals(subject);
  }

  @Override
  public void executes(Function function, Statement statement, long address) {
    settle();
    if (!isSubject(function)) {
      return;
    }
    Call call = calls.element();
    long length = length(statement);
    for (Pair pair : pairs.getOrDefault(statement, List.of())) {
      if (reaches(call, pair, address, length)) {
        pair.use()
            .outcome()
            .ifPresentOrElse(
                outcome ->
                    call.used.computeIfAbsent(outcome.decision(), d -> new ArrayList<>()).add(pair),
                () -> met.add(goals.get(pair)));
      }
    }
    List<Definition> defines = definitions.getOrDefault(statement, List.of());
    if (statement instanceof Statement.Store) {
      writing = Optional.of(new Written(call, defines, address, length));
    } else {
      defines.forEach(definition -> call.last.put(definition.variable(), defines));
    }
  }

  private long length(Statement statement) {
    if (statement instanceof Statement.Load load) {
      return model.size(load.cell().type());
    }
    return statement instanceof Statement.Store store ? model.size(store.cell().type()) : 0;
  }

  /** Whether the value that a statement is about to read comes from a definition. */
  private boolean reaches(Call call, Pair pair, long address, long length) {
    if (pair.use().variable() instanceof Variable.Register register) {
      return call.last.getOrDefault(register, List.of()).contains(pair.definition());
    }
    Written written = memory.get(address);
    return written != null
        && written.call() == call
        && written.length() == length
        && written.by().contains(pair.definition());
  }

  @Override
  public void decided(Function function, DecisionId decision, int outcome) {
    settle();
    if (!isSubject(function)) {
      return;
    }
    Call call = calls.element();
    List<Pair> used = new ArrayList<>(deciding.getOrDefault(decision, List.of()));
    used.removeIf(pair -> !reaches(call, pair, 0, 0));
    used.addAll(Optional.ofNullable(call.used.remove(decision)).orElse(List.of()));
    used.stream()
        .filter(pair -> pair.use().outcome().orElseThrow().outcomes().contains(outcome))
        .forEach(pair -> met.add(goals.get(pair)));
  }

  @Override
  public void returns(Function function, Terminator.Return end) {
    settle();
    if (isSubject(function)) {
      pairs.getOrDefault(end, List.of()).stream()
          .filter(pair -> reaches(calls.element(), pair, 0, 0))
          .forEach(pair -> met.add(goals.get(pair)));
    }
  }

  @Override
  public void writes(long address, long length) {
    memory
        .subMap(address - WIDEST, address + length)
        .values()
        .removeIf(written -> written.overlaps(address, length));
  }

  /** The store before has been made: it wrote where it said, after what it wrote over. */
  private void settle() {
    writing.ifPresent(written -> memory.put(written.address(), written));
    writing = Optional.empty();
  }

  @Override
  public Set<MonitoredGoal> met() {
    settle();
    return Set.copyOf(met);
  }
}
