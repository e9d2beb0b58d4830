package heapwright.testcase;

import heapwright.ir.Argument;
import heapwright.ir.BasicBlock;
import heapwright.ir.BinaryOperator;
import heapwright.ir.BlockId;
import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.DataModel;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.FunctionType;
import heapwright.ir.Global;
import heapwright.ir.Linkage;
import heapwright.ir.Local;
import heapwright.ir.LocalId;
import heapwright.ir.SourceSpan;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What a function does that the source only declares. */
final class StubBody {
  private final DataModel model;
  private final FunctionDeclaration declaration;
  private final SourceSpan span;
  private final List<Local> locals = new ArrayList<>();
  private final List<Statement> statements = new ArrayList<>();

  StubBody(DataModel model, FunctionDeclaration declaration, SourceSpan span) {
    this.model = model;
    this.declaration = declaration;
    this.span = span;
    for (Type type : declaration.type().parameters()) {
      local("a" + (locals.size() + 1), type, Local.Origin.PARAMETER);
    }
  }

  private Local local(String name, Type type, Local.Origin origin) {
    Local local =
        new Local(
            new LocalId(locals.size()),
            name,
            type,
            type.isAggregate() ? Local.Home.MEMORY : Local.Home.REGISTER,
            origin,
            model.alignment(type),
            span);
    locals.add(local);
    return local;
  }

  /** {@code return answers[calls++];}. */
  Function answering(Global answers, Global calls) {
    Type count = calls.type();
    Type result = declaration.type().result();
    Local call = local("%1", count, Local.Origin.TEMPORARY);
    Expression counter = address(calls, count);
    statements.add(new Statement.Load(call, counter, Cell.of(count), span));
    Expression next =
        new Expression.Binary(BinaryOperator.ADD, read(call), constant(1, count), span);
    statements.add(new Statement.Store(counter, next, Cell.of(count), span));
    Expression answer =
        new Expression.ElementAddress(
            address(answers, result),
            read(call),
            constant(model.size(result), model.sizeType()),
            result.pointer(),
            span);
    if (result.isAggregate()) {
      return ending(Optional.of(answer));
    }
    Local value = local("%2", result, Local.Origin.TEMPORARY);
    statements.add(new Statement.Load(value, answer, Cell.of(result), span));
    return ending(Optional.of(read(value)));
  }

  Function returning() {
    return ending(Optional.empty());
  }

  Function exiting() {
    Type status = model.signedInt();
    FunctionType exit =
        new FunctionType(VoidType.VOID, List.of(status), FunctionType.Parameters.FIXED);
    statements.add(
        new Statement.Call(
            Optional.empty(),
            new Callee.Direct(new SymbolId("exit")),
            List.of(new Argument(constant(0, status), status)),
            exit,
            span));
    return function(new Terminator.Unreachable(span));
  }

  private Function ending(Optional<Expression> value) {
    return function(new Terminator.Return(value, span));
  }

  private Function function(Terminator end) {
    int named = declaration.type().parameters().size();
    return new Function(
        declaration.symbol(),
        declaration.name(),
        declaration.type(),
        Linkage.EXTERNAL,
        locals.subList(0, named),
        locals,
        List.of(new BasicBlock(BlockId.ENTRY, statements, end)),
        List.of(),
        span);
  }

  private Expression address(Global global, Type target) {
    return new Expression.GlobalAddress(global.symbol(), target.pointer(), span);
  }

  private Expression read(Local local) {
    return new Expression.Read(local, span);
  }

  private Expression constant(long value, Type type) {
    return new Expression.IntegerConstant(value, type, span);
  }
}
