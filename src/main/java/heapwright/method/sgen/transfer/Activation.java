package heapwright.method.sgen.transfer;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaNames;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** An active call: where it stands, its variables, and what its temporaries stand for. */
public final class Activation {

  /** What a temporary stands for. */
  record Meaning(Value value, SsaExpression text) {}

  private final Function function;
  private final String prefix;
  private final SsaNames names;
  private final Optional<Statement.Call> call;
  private final Map<LocalId, SsaVariable> variables = new LinkedHashMap<>();
  private final Map<LocalId, Meaning> temporaries = new HashMap<>();
  private final Map<LocalId, Region> objects = new HashMap<>();

  private Optional<StatementNumber> statement = Optional.empty();
  private BasicBlock block;
  private int index;

  /**
   * A call.
   *
   * @param prefix empty for the function under test, {@code len:} for a callee
   * @param call the caller's statement
   */
  Activation(Function function, String prefix, SsaNames names, Optional<Statement.Call> call) {
    this.function = function;
    this.prefix = prefix;
    this.names = names;
    this.call = call;
    block = function.entry();
  }

  public Function function() {
    return function;
  }

  Optional<Statement.Call> call() {
    return call;
  }

  /** The statement of the source that is being executed; empty before the first one. */
  public Optional<StatementNumber> statement() {
    return statement;
  }

  void reach(StatementNumber number) {
    statement = Optional.of(number);
  }

  /** The block that is being executed. */
  public BasicBlock block() {
    return block;
  }

  /** The statement that comes next in the block, if it does not end there. */
  public Optional<Statement> next() {
    return index < block.statements().size()
        ? Optional.of(block.statements().get(index))
        : Optional.empty();
  }

  void advance() {
    index++;
  }

  void enter(BlockId next) {
    block = function.block(next);
    index = 0;
  }

  String named(String local) {
    return prefix + local;
  }

  public SsaVariable variable(Local local) {
    return variables.computeIfAbsent(
        local.id(),
        id -> {
          String key = named(local.name());
          return names.variable(key, version -> key + version, local.type(), Optional.empty());
        });
  }

  /** The variables in registers that the call has met. */
  List<SsaVariable> variables() {
    return List.copyOf(variables.values());
  }

  /** The object of a local in memory, if it has begun to live. */
  Optional<Region> object(Local local) {
    return Optional.ofNullable(objects.get(local.id()));
  }

  void put(Local local, Region region) {
    objects.put(local.id(), region);
  }

  Iterable<Region> objects() {
    return objects.values();
  }

  /** What a temporary stands for. */
  Optional<Meaning> temporary(Local local) {
    return Optional.ofNullable(temporaries.get(local.id()));
  }

  void let(Local temporary, Meaning meaning) {
    temporaries.put(temporary.id(), meaning);
  }
}
