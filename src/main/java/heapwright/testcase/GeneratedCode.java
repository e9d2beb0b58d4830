package heapwright.testcase;

import heapwright.ir.Global;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The code of a function that is made rather than written, block by block. */
public final class GeneratedCode {
  private final DataModel model;
  private final SourceSpan span;
  private final List<Local> locals = new ArrayList<>();
  private final List<BasicBlock> blocks = new ArrayList<>();
  private final List<Statement> statements = new ArrayList<>();

  /**
   * @param span where everything stands
   */
  public GeneratedCode(DataModel model, SourceSpan span) {
    this.model = model;
    this.span = span;
  }

  public DataModel model() {
    return model;
  }

  public SourceSpan span() {
    return span;
  }

  // Locals.

  public Local parameter(String name, Type type) {
    return local(name, type, type.isAggregate(), Local.Origin.PARAMETER);
  }

  public List<Local> parameters() {
    return locals.stream().filter(local -> local.origin() == Local.Origin.PARAMETER).toList();
  }

  /** How many parameters and other locals there are. */
  public int localCount() {
    return locals.size();
  }

  public Local temporary(String name, Type type, boolean inMemory) {
    return local(name, type, inMemory, Local.Origin.TEMPORARY);
  }

  private Local local(String name, Type type, boolean inMemory, Local.Origin origin) {
    Local.Storage home = inMemory ? Local.Storage.MEMORY : Local.Storage.REGISTER;
    LocalId id = new LocalId(locals.size());
    locals.add(new Local(id, name, type, home, origin, model.alignment(type), span));
    return locals.get(id.index());
  }

  // Expressions.

  public Expression read(Local local) {
    return new Expression.Read(local, span);
  }

  public Expression address(Local local) {
    return new Expression.LocalAddress(local, local.type().pointer(), span);
  }

  public Expression address(Global global) {
    return new Expression.GlobalAddress(global.symbol(), global.type().pointer(), span);
  }

  public Expression constant(long value, Type type) {
    return new Expression.IntegerConstant(value, type, span);
  }

  public Expression converted(Expression value, Type type) {
    return new Expression.Conversion(value, type, span);
  }

  public Expression compared(Relation relation, Local left, Expression right) {
    return new Expression.Comparison(relation, read(left), right, model.signedInt(), span);
  }

  // Statements.

  public void append(Statement statement) {
    statements.add(statement);
  }

  public void load(Local to, Expression address) {
    append(new Statement.Load(to, address, Cell.of(to.type()), span));
  }

  public Statement storing(Expression address, Expression value, Cell cell) {
    return new Statement.Store(address, value, cell, span);
  }

  public void zero(Local local) {
    append(new Statement.Zero(address(local), local.type(), span));
  }

  public void call(
      SymbolId callee, FunctionType type, Optional<Local> result, List<Argument> arguments) {
    append(new Statement.Call(result, new Callee.Direct(callee), arguments, type, span));
  }

  /** The value of a counter, which counts on, in a register. */
  public Expression countUp(Global counter, Local register) {
    Expression place = address(counter);
    load(register, place);
    Expression one = constant(1, counter.type());
    Expression next = new Expression.Binary(BinaryOperator.ADD, read(register), one, span);
    append(storing(place, next, Cell.of(counter.type())));
    return read(register);
  }

  // Control.

  /** {@code if (condition) then;}. */
  public void when(Expression condition, Statement then) {
    BlockId behind = next(2);
    branch(condition, next(1), behind);
    append(then);
    jump(behind);
  }

  /** The block that comes this many after the one that is being built. */
  public BlockId next(int distance) {
    return new BlockId(blocks.size() + distance);
  }

  public void jump(BlockId target) {
    close(new Terminator.Jump(target, span));
  }

  public void branch(Expression condition, BlockId taken, BlockId otherwise) {
    branch(new DecisionId(new StatementNumber(1), blocks.size() + 1), condition, taken, otherwise);
  }

  public void branch(DecisionId decision, Expression condition, BlockId taken, BlockId otherwise) {
    close(new Terminator.Branch(decision, condition, taken, otherwise, Optional.empty(), span));
  }

  public void close(Terminator end) {
    blocks.add(new BasicBlock(new BlockId(blocks.size()), statements, end));
    statements.clear();
  }

  /** The function, whose last block is closed. */
  public Function function(SymbolId symbol, String name, FunctionType type, Linkage linkage) {
    return new Function(symbol, name, type, linkage, parameters(), locals, blocks, List.of(), span);
  }
}
