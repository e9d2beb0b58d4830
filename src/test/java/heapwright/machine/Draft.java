package heapwright.machine;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
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
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** Builds one function of the IR by hand; each statement stands on a line of its own. */
final class Draft {
  static final DataModel MODEL = DataModel.LP64;
  static final IntegerType INT = MODEL.signedInt();
  static final IntegerType LONG = MODEL.differenceType();
  static final IntegerType SIZE = MODEL.sizeType();
  static final Type POINTER = VoidType.VOID.pointer();

  private final String name;
  private final Type result;
  private final List<Local> parameters = new ArrayList<>();
  private final List<Local> locals = new ArrayList<>();
  private final List<BasicBlock> blocks = new ArrayList<>();
  private final List<Statement> body = new ArrayList<>();
  private int line = 1;

  Draft(String name, Type result) {
    this.name = name;
    this.result = result;
  }

  SourceSpan span() {
    return new SourceSpan(new SourceFile(name + ".c"), line, 1, line, 1);
  }

  Local parameter(String local, Type type) {
    Local made = local(local, type, Local.Storage.REGISTER, Local.Origin.PARAMETER);
    parameters.add(made);
    return made;
  }

  Local register(String local, Type type) {
    return local(local, type, Local.Storage.REGISTER, Local.Origin.VARIABLE);
  }

  Local memory(String local, Type type) {
    return local(local, type, Local.Storage.MEMORY, Local.Origin.VARIABLE);
  }

  private Local local(String local, Type type, Local.Storage storage, Local.Origin origin) {
    LocalId id = new LocalId(locals.size());
    Local made =
        new Local(id, local, type, storage, origin, Math.max(1, MODEL.alignment(type)), span());
    locals.add(made);
    return made;
  }

  Expression number(long value) {
    return new Expression.IntegerConstant(value, INT, span());
  }

  Expression number(long value, Type type) {
    return new Expression.IntegerConstant(value, type, span());
  }

  Expression read(Local local) {
    return new Expression.Read(local, span());
  }

  Expression address(Local local) {
    return new Expression.LocalAddress(local, POINTER, span());
  }

  Expression element(Expression base, Expression index, long stride) {
    Expression wide = new Expression.Conversion(index, LONG, span());
    return new Expression.ElementAddress(base, wide, number(stride, SIZE), POINTER, span());
  }

  Expression binary(BinaryOperator operator, Expression left, Expression right) {
    return new Expression.Binary(operator, left, right, span());
  }

  Expression compare(Relation relation, Expression left, Expression right) {
    return new Expression.Comparison(relation, left, right, INT, span());
  }

  Draft assign(Local target, Expression value) {
    body.add(new Statement.Assign(target, value, span()));
    line++;
    return this;
  }

  Draft load(Local target, Expression address) {
    body.add(new Statement.Load(target, address, Cell.of(target.type()), span()));
    line++;
    return this;
  }

  Draft store(Expression address, Expression value) {
    body.add(new Statement.Store(address, value, Cell.of(value.type()), span()));
    line++;
    return this;
  }

  Draft call(Optional<Local> target, String callee, FunctionType type, Expression... arguments) {
    List<Argument> passed = new ArrayList<>();
    for (Expression argument : arguments) {
      passed.add(new Argument(argument, argument.type()));
    }
    Callee direct = new Callee.Direct(new SymbolId(callee));
    body.add(new Statement.Call(target, direct, passed, type, span()));
    line++;
    return this;
  }

  Draft jump(int target) {
    return end(new Terminator.Jump(new BlockId(target), span()));
  }

  Draft branch(Expression condition, int ifTrue, int ifFalse) {
    DecisionId decision = new DecisionId(new StatementNumber(line), 0);
    return end(
        new Terminator.Branch(
            decision,
            condition,
            new BlockId(ifTrue),
            new BlockId(ifFalse),
            Optional.empty(),
            span()));
  }

  Draft giveBack(Expression value) {
    return end(new Terminator.Return(Optional.of(value), span()));
  }

  private Draft end(Terminator terminator) {
    blocks.add(new BasicBlock(new BlockId(blocks.size()), body, terminator));
    body.clear();
    line++;
    return this;
  }

  Function function() {
    FunctionType type = result.function(parameters.stream().map(Local::type).toList());
    return new Function(
        new SymbolId(name),
        name,
        type,
        Linkage.EXTERNAL,
        parameters,
        locals,
        blocks,
        List.of(),
        new SourceSpan(new SourceFile(name + ".c"), 1, 1, line, 1));
  }

  static Program program(Function... functions) {
    Map<SymbolId, Function> defined = new LinkedHashMap<>();
    Map<SymbolId, FunctionDeclaration> declared = new LinkedHashMap<>();
    for (Function f : functions) {
      defined.put(f.symbol(), f);
      declared.put(
          f.symbol(),
          new FunctionDeclaration(f.symbol(), f.name(), f.type(), f.linkage(), f.span()));
    }
    return new Program(MODEL, Map.of(), declared, defined, List.of());
  }
}
