package heapwright.testcase.stub;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The code of a function that is made rather than written, block by block. */
final class StubCode {
  private final DataModel model;
  private final FunctionDeclaration declaration;
  private final SourceSpan span;
  private final List<Local> locals = new ArrayList<>();
  private final List<BasicBlock> blocks = new ArrayList<>();
  private final List<Statement> statements = new ArrayList<>();
  private int temporaries;

  /**
   * @param names of the first parameters; the others are numbered
   */
  StubCode(DataModel model, FunctionDeclaration declaration, List<String> names, SourceSpan span) {
    this.model = model;
    this.declaration = declaration;
    this.span = span;
    for (Type type : declaration.type().parameters()) {
      int place = locals.size();
      String name = place < names.size() ? names.get(place) : "a" + (place + 1);
      local(name, type, type.isAggregate(), Local.Origin.PARAMETER);
    }
  }

  DataModel model() {
    return model;
  }

  SourceSpan span() {
    return span;
  }

  FunctionDeclaration declaration() {
    return declaration;
  }

  List<Local> parameters() {
    return List.copyOf(locals.subList(0, declaration.type().parameters().size()));
  }

  private Local local(String name, Type type, boolean inMemory, Local.Origin origin) {
    Local local =
        new Local(
            new LocalId(locals.size()),
            name,
            type,
            inMemory ? Local.Home.MEMORY : Local.Home.REGISTER,
            origin,
            model.alignment(type),
            span);
    locals.add(local);
    return local;
  }

  Local temporary(Type type, boolean inMemory) {
    temporaries++;
    return local("%" + temporaries, type, inMemory, Local.Origin.TEMPORARY);
  }

  Expression read(Local local) {
    return new Expression.Read(local, span);
  }

  Expression address(Global global) {
    return new Expression.GlobalAddress(global.symbol(), global.type().pointer(), span);
  }

  /** The value of a counter, which counts on. */
  Expression countUp(Global counter) {
    Type count = counter.type();
    Local number = temporary(count, false);
    Expression place = address(counter);
    append(new Statement.Load(number, place, Cell.of(count), span));
    Expression next =
        new Expression.Binary(
            BinaryOperator.ADD, read(number), new Expression.IntegerConstant(1, count, span), span);
    append(new Statement.Store(place, next, Cell.of(count), span));
    return read(number);
  }

  void append(Statement statement) {
    statements.add(statement);
  }

  /** {@code if (condition) then;}. */
  void when(Expression condition, Statement then) {
    BlockId behind = next(2);
    close(branch(condition, next(1), behind));
    append(then);
    close(new Terminator.Jump(behind, span));
  }

  /** The block that comes so many after the one that is being built. */
  BlockId next(int distance) {
    return new BlockId(blocks.size() + distance);
  }

  Terminator branch(Expression condition, BlockId taken, BlockId otherwise) {
    DecisionId decision = new DecisionId(new StatementNumber(1), blocks.size() + 1);
    return new Terminator.Branch(decision, condition, taken, otherwise, Optional.empty(), span);
  }

  void close(Terminator end) {
    blocks.add(new BasicBlock(new BlockId(blocks.size()), statements, end));
    statements.clear();
  }

  Function function(SymbolId symbol, Terminator end) {
    close(end);
    return new Function(
        symbol,
        declaration.name(),
        declaration.type(),
        Linkage.EXTERNAL,
        parameters(),
        locals,
        blocks,
        List.of(),
        span);
  }
}
