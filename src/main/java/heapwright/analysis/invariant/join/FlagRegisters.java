package heapwright.analysis.invariant.join;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.analysis.invariant.state.AbstractState.InlinedRegister;
import heapwright.analysis.invariant.state.ComparisonDecision;
import heapwright.analysis.invariant.state.NameDefinition;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Registers that only ever get a few constants: their values tell which path control has taken, so
 * states that differ in one are kept apart.
 */
public final class FlagRegisters {
  private static final int FEW = 6;

  private static final String COPY = "copy";

  private final List<Local> flags;
  private final List<Local> copies;

  /** Takes the flags by themselves, and together with registers that may be copies of some. */
  private FlagRegisters(List<Local> flags, List<Local> copies) {
    this.flags = flags;
    this.copies = copies;
  }

  static FlagRegisters of(Function function) {
    Map<Local, Set<Object>> values = new HashMap<>();
    Set<Local> others = new HashSet<>(function.parameters());
    for (BasicBlock block : function.blocks()) {
      block.statements().forEach(s -> note(s, values, others));
    }
    List<Local> flags = new ArrayList<>();
    List<Local> copies = new ArrayList<>();
    for (Local local : function.locals()) {
      Set<Object> own = values.getOrDefault(local, Set.of());
      if (!others.contains(local) && !own.isEmpty() && own.size() <= FEW) {
        copies.add(local);
        if (!own.contains(COPY)) {
          flags.add(local);
        }
      }
    }
    return new FlagRegisters(flags, copies);
  }

  boolean contains(Local local) {
    return flags.contains(local);
  }

  private static void note(Statement s, Map<Local, Set<Object>> values, Set<Local> others) {
    if (s instanceof Statement.Assign assign) {
      Set<Object> own = values.computeIfAbsent(assign.target(), l -> new LinkedHashSet<>());
      assigned(assign.target(), assign.value(), own, others);
    } else if (s instanceof Statement.Call call && call.result().isPresent()) {
      // The result of a call is often one of a few constants too; the state shows it.
      values.computeIfAbsent(call.result().get(), l -> new LinkedHashSet<>()).add("call");
    } else {
      s.written().ifPresent(others::add);
    }
  }

  /** Copies may be of flags, which the state shows; computed values are none. */
  private static void assigned(Local target, Expression value, Set<Object> own, Set<Local> others) {
    if (value instanceof Expression.IntegerConstant constant) {
      own.add(constant.value());
    } else if (value instanceof Expression.FunctionAddress address) {
      own.add(address.symbol());
    } else if (value instanceof Expression.Comparison) {
      own.add(0L);
      own.add(1L);
    } else if (value instanceof Expression.Conversion conversion) {
      assigned(target, conversion.operand(), own, others);
    } else if (value instanceof Expression.Read) {
      own.add(COPY);
    } else {
      others.add(target);
    }
  }

  /** Which of the flags hold 0: what tells a result from none, at the least cost. */
  public List<String> zeros(AbstractState state, int frame, Local result) {
    List<String> key = new ArrayList<>();
    key.add(zero(state, state.registers.get(new InlinedRegister(frame, result))));
    copies.forEach(
        flag -> key.add(zero(state, state.registers.get(new InlinedRegister(frame, flag)))));
    return key;
  }

  private static String zero(AbstractState state, AbstractValue value) {
    if (value == null || state.terms.isFloating(value.name())) {
      return "-";
    }
    return ComparisonDecision.of(state, Relation.EQUAL, value, AbstractValue.of(0)).name();
  }

  /** What the flags hold where that is known; equal for states that are to be joined. */
  public List<String> key(AbstractState state, int frame, Local result, boolean withCopies) {
    List<String> key = new ArrayList<>();
    if (withCopies) {
      AbstractValue given = state.registers.get(new InlinedRegister(frame, result));
      key.add(given == null ? "-" : state.constant(given).map(String::valueOf).orElse("*"));
    }
    for (Local flag : withCopies ? copies : flags) {
      AbstractValue value = state.registers.get(new InlinedRegister(frame, flag));
      if (value == null) {
        key.add("-");
      } else if (value.isConstant()) {
        key.add(value.toString());
      } else {
        boolean code = state.terms.term(value.name()) instanceof NameDefinition.Address;
        key.add(code ? value.toString() : state.constant(value).map(String::valueOf).orElse("*"));
      }
    }
    return key;
  }
}
