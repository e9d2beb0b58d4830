package heapwright.goal.dataflow;

import heapwright.goal.reach.CodeInsertion;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** The registers that remember definitions, and the pieces of code that use them. */
final class ShadowRegisters {
  /** The number of no statement, nor of the entry. */
  static final int NOWHERE = -1;

  private final DataModel model;
  private final CodeInsertion insertion;
  private final SourceSpan span;
  private final StatementNumber behind;
  private final Map<Variable.Register, Local> last = new LinkedHashMap<>();
  private final Map<Integer, Local> addresses = new LinkedHashMap<>();
  private final Map<Integer, Local> standing = new LinkedHashMap<>();
  private final Map<Integer, Local> countdowns = new LinkedHashMap<>();
  private final Map<ControlPoint.Within, Local> accessed = new LinkedHashMap<>();
  private final Map<List<Object>, Local> used = new LinkedHashMap<>();
  private final Map<Local, Long> initial = new LinkedHashMap<>();
  private int decisions;

  ShadowRegisters(DataModel model, Function function, CodeInsertion insertion) {
    this.model = model;
    this.insertion = insertion;
    span = function.span();
    behind = new StatementNumber(function.statements().size() + 1);
  }

  /**
   * Remembers what a value is from until the decision that it goes into.
   *
   * @param isFirst whether it is asked for the first time, of several outcomes
   */
  record Used(Local local, boolean isFirst) {}

  /** Hears of a decision, where it is made and where its first outcome leads. */
  interface DecisionListener {
    void made(DecisionId decision, BlockId from, BlockId to);
  }

  private Type type() {
    return model.signedInt();
  }

  /** No identifier of C has a blank. */
  private Local register(String name, Type type, long value) {
    Local local = insertion.register(name, type, model.alignment(type));
    initial.put(local, value);
    return local;
  }

  Local last(Variable.Register register) {
    return last.computeIfAbsent(
        register, r -> register("the statement that set " + r.local().name(), type(), NOWHERE));
  }

  void beginWith(Local local, long value) {
    initial.put(local, value);
  }

  /** Of a register, by the definition that was the last one. */
  Used used(Use use) {
    return used(List.of(use.at(), use.variable()), "the statement that set the used " + use.text());
  }

  /** Of memory, whether it is this definition. */
  Used used(Use use, Definition definition) {
    return used(
        List.of(use.at(), use.variable(), definition),
        "the statement that set " + definition.text() + " if it is used as " + use.text());
  }

  private Used used(List<Object> key, String name) {
    boolean isFirst = !used.containsKey(key);
    return new Used(used.computeIfAbsent(key, k -> register(name, type(), NOWHERE)), isFirst);
  }

  /** The place of a load. */
  Local accessed(Use use, Expression address) {
    return accessed.computeIfAbsent(
        use.at(), at -> register("the place of " + use.text() + " in use", address.type(), 0));
  }

  /** What is done first in each call. */
  List<Statement> beginning() {
    List<Statement> first = new ArrayList<>();
    initial.forEach(
        (local, value) ->
            first.add(
                new Statement.Assign(
                    local, new Expression.IntegerConstant(value, local.type(), span), span)));
    for (Local left : countdowns.values()) {
      Expression choice =
          new Expression.GlobalAddress(DefinitionUseInstrumentation.CHOICE, type().pointer(), span);
      first.add(new Statement.Load(left, choice, Cell.of(type()), span));
    }
    return first;
  }

  UnaryOperator<BlockId> set(Local local, int value) {
    return assign(local, new Expression.IntegerConstant(value, local.type(), span));
  }

  UnaryOperator<BlockId> copy(Local local, Local from) {
    return assign(local, new Expression.Read(from, span));
  }

  UnaryOperator<BlockId> assign(Local local, Expression value) {
    return next -> block(List.of(new Statement.Assign(local, value, span)), next);
  }

  Expression read(Local local) {
    return new Expression.Read(local, span);
  }

  Expression isLast(Variable.Register register, int definition) {
    return is(last(register), definition);
  }

  Expression is(Local local, int value) {
    return equal(
        new Expression.Read(local, span),
        new Expression.IntegerConstant(value, local.type(), span));
  }

  private Expression equal(Expression left, Expression right) {
    return new Expression.Comparison(Relation.EQUAL, left, right, type(), span);
  }

  private Local address(Definition definition, Expression address) {
    return addresses.computeIfAbsent(
        definition.number(),
        n ->
            register(
                "the place of " + definition.text() + " from " + definition.statement(),
                address.type(),
                0));
  }

  /** Whether a store is remembered; by itself, so that invariants keep the two cases apart. */
  private Local stands(Definition definition) {
    return standing.computeIfAbsent(
        definition.number(),
        n ->
            register(
                "whether " + definition.text() + " from " + definition.statement() + " stands",
                type(),
                0));
  }

  /**
   * Code for where an access is of the place that a store wrote to, if no other one of the function
   * has written there since.
   *
   * @param stored the store's own address
   * @param then given where control goes on
   */
  UnaryOperator<BlockId> remembered(
      Definition definition,
      Expression stored,
      Expression accessed,
      UnaryOperator<BlockId> then,
      DecisionListener listener) {
    Local local = address(definition, stored);
    Expression same =
        accessed.type().equals(local.type())
            ? accessed
            : new Expression.Conversion(accessed, local.type(), span);
    Expression isThere = equal(new Expression.Read(local, span), same);
    return next -> {
      BlockId compared = decide(isThere, then.apply(next), next, listener);
      return decide(is(stands(definition), 1), compared, next, (decision, from, to) -> {});
    };
  }

  UnaryOperator<BlockId> forget(Definition definition) {
    return set(stands(definition), 0);
  }

  /** Forgets a store whose place is written to by another one. */
  UnaryOperator<BlockId> forget(Definition other, Expression stored, Expression written) {
    return remembered(other, stored, written, forget(other), (decision, from, to) -> {});
  }

  /**
   * Remembers a store.
   *
   * @param isRepeated whether it may be executed again: then one of the executions is remembered
   */
  UnaryOperator<BlockId> remember(Definition definition, Expression address, boolean isRepeated) {
    UnaryOperator<BlockId> place = assign(address(definition, address), address);
    UnaryOperator<BlockId> flag = set(stands(definition), 1);
    UnaryOperator<BlockId> remembered = next -> place.apply(flag.apply(next));
    if (!isRepeated) {
      return remembered;
    }
    Local left =
        countdowns.computeIfAbsent(
            definition.number(),
            n ->
                insertion.register(
                    "the executions of " + definition.statement() + " before that one",
                    type(),
                    model.alignment(type())));
    Expression read = new Expression.Read(left, span);
    Expression one = new Expression.IntegerConstant(1, type(), span);
    UnaryOperator<BlockId> fewer =
        assign(left, new Expression.Binary(BinaryOperator.SUBTRACT, read, one, span));
    UnaryOperator<BlockId> now = when(is(left, 0), remembered);
    // It does not count for ever: a loop that comes back to a state is known to be endless.
    return when(
        new Expression.Comparison(
            Relation.GREATER_EQUAL,
            read,
            new Expression.IntegerConstant(0, type(), span),
            type(),
            span),
        next -> now.apply(fewer.apply(next)));
  }

  private UnaryOperator<BlockId> when(Expression holds, UnaryOperator<BlockId> then) {
    return next -> decide(holds, then.apply(next), next, (decision, from, to) -> {});
  }

  BlockId decide(Expression holds, BlockId yes, BlockId no, DecisionListener listener) {
    DecisionId decision = new DecisionId(behind, ++decisions);
    BlockId from =
        insertion.block(
            List.of(), new Terminator.Branch(decision, holds, yes, no, Optional.empty(), span));
    listener.made(decision, from, yes);
    return from;
  }

  /** A block that does something and goes on. */
  BlockId block(List<Statement> statements, BlockId next) {
    return insertion.block(statements, new Terminator.Jump(next, span));
  }
}
