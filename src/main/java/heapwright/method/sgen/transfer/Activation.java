package heapwright.method.sgen.transfer;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaNames;
import heapwright.method.sgen.ssa.SsaVariable;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** An active call: the variables of its registers, and what its temporaries stand for. */
public final class Activation {
  private final Function function;
  private final String prefix;
  private final SsaNames names;
  private final Map<LocalId, SsaVariable> variables = new HashMap<>();
  private final Map<LocalId, SsaExpression> temporaries = new HashMap<>();

  private Optional<StatementNumber> statement = Optional.empty();

  /**
   * A call.
   *
   * @param prefix empty for the function under test, {@code len:} for a callee
   */
  Activation(Function function, String prefix, SsaNames names) {
    this.function = function;
    this.prefix = prefix;
    this.names = names;
  }

  public Function function() {
    return function;
  }

  /** The statement that is being executed; empty before the first one. */
  public Optional<StatementNumber> statement() {
    return statement;
  }

  void reach(StatementNumber number) {
    statement = Optional.of(number);
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

  /** The variables that the call has met, by the register that they live in. */
  public Map<LocalId, SsaVariable> variables() {
    return Map.copyOf(variables);
  }

  /** What a temporary stands for. */
  Optional<SsaExpression> temporary(Local local) {
    return Optional.ofNullable(temporaries.get(local.id()));
  }

  void let(Local temporary, SsaExpression meaning) {
    temporaries.put(temporary.id(), meaning);
  }
}
