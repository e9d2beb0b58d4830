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
  private final DataModel model;
  private final CodeInsertion insertion;
  private final SourceSpan span;
  private final StatementNumber behind;
  private final Map<Variable.Register, Local> last = new LinkedHashMap<>();
  private final Map<Integer, Local> addresses = new LinkedHashMap<>();
  private final Map<Integer, Local> executions = new LinkedHashMap<>();
  private final Map<List<Object>, Local> used = new LinkedHashMap<>();
  private final Map<Local, Long> initial = new LinkedHashMap<>();
  private Optional<Local> choice = Optional.empty();
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
  private Local register(String name, Type type) {
    Local local = insertion.register(name, type, model.alignment(type));
    initial.put(local, 0L);
    return local;
  }

  Local last(Variable.Register register) {
    return last.computeIfAbsent(
        register, r -> register("the definition of " + r.local().name(), type()));
  }

  void beginWith(Local local, long value) {
    initial.put(local, value);
  }

  Used used(Use use) {
    ControlPoint.Within at = use.at();
    List<Object> key = List.of(at, use.variable());
    boolean isFirst = !used.containsKey(key);
    return new Used(
        used.computeIfAbsent(
            key, k -> register("the definition of " + use.text() + " in use", type())),
        isFirst);
  }

  /** What is done first in each call. */
  List<Statement> beginning() {
    List<Statement> first = new ArrayList<>();
    initial.forEach(
        (local, value) ->
            first.add(
                new Statement.Assign(
                    local, new Expression.IntegerConstant(value, local.type(), span), span)));
    choice.ifPresent(
        local ->
            first.add(
                new Statement.Load(
                    local,
                    new Expression.GlobalAddress(
                        DefinitionUseInstrumentation.CHOICE, type().pointer(), span),
                    Cell.of(type()),
                    span)));
    return first;
  }

  UnaryOperator<BlockId> set(Local local, int value) {
    return assign(local, new Expression.IntegerConstant(value, local.type(), span));
  }

  UnaryOperator<BlockId> copy(Local local, Local from) {
    return assign(local, new Expression.Read(from, span));
  }

  private UnaryOperator<BlockId> assign(Local local, Expression value) {
    return next -> block(List.of(new Statement.Assign(local, value, span)), next);
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
        n -> register("the place of " + definition.text() + " at " + n, address.type()));
  }

  /**
   * Whether an access is of the place that a store wrote to.
   *
   * @param stored the store's own address
   */
  Expression isRemembered(Definition definition, Expression stored, Expression accessed) {
    Local local = address(definition, stored);
    Expression same =
        accessed.type().equals(local.type())
            ? accessed
            : new Expression.Conversion(accessed, local.type(), span);
    return equal(new Expression.Read(local, span), same);
  }

  /** Forgets a store whose place is written to by another one. */
  UnaryOperator<BlockId> forget(Definition other, Expression stored, Expression written) {
    return when(isRemembered(other, stored, written), set(address(other, stored), 0));
  }

  /**
   * Remembers a store.
   *
   * @param isRepeated whether it may be executed again: then one of the executions is remembered
   */
  UnaryOperator<BlockId> remember(Definition definition, Expression address, boolean isRepeated) {
    UnaryOperator<BlockId> remembered = assign(address(definition, address), address);
    if (!isRepeated) {
      return remembered;
    }
    if (choice.isEmpty()) {
      choice = Optional.of(insertion.register("the execution", type(), model.alignment(type())));
    }
    Local count =
        executions.computeIfAbsent(
            definition.number(), n -> register("the executions of " + n, type()));
    Expression read = new Expression.Read(count, span);
    Expression more =
        new Expression.Binary(
            BinaryOperator.ADD, read, new Expression.IntegerConstant(1, type(), span), span);
    UnaryOperator<BlockId> chosen =
        when(equal(read, new Expression.Read(choice.get(), span)), remembered);
    return next -> chosen.apply(assign(count, more).apply(next));
  }

  UnaryOperator<BlockId> when(Expression holds, UnaryOperator<BlockId> then) {
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
