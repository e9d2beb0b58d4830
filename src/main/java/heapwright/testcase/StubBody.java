package heapwright.testcase;

import heapwright.ir.Argument;
import heapwright.ir.BasicBlock;
import heapwright.ir.BinaryOperator;
import heapwright.ir.BlockId;
import heapwright.ir.Callee;
import heapwright.ir.Cell;
import heapwright.ir.Channel;
import heapwright.ir.DataModel;
import heapwright.ir.DecisionId;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.FunctionType;
import heapwright.ir.Global;
import heapwright.ir.Linkage;
import heapwright.ir.Local;
import heapwright.ir.LocalId;
import heapwright.ir.PointerType;
import heapwright.ir.RecordType;
import heapwright.ir.Relation;
import heapwright.ir.SourceSpan;
import heapwright.ir.StandardStreams;
import heapwright.ir.Statement;
import heapwright.ir.Statement.Havoc;
import heapwright.ir.StatementNumber;
import heapwright.ir.SymbolId;
import heapwright.ir.Terminator;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.symbolic.Leaves;
import heapwright.world.Contract;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a function does that the source only declares: in each call it may write what it can reach,
 * and returns something. Built step by step; what a step writes is up to the input.
 */
final class StubBody {
  private final DataModel model;
  private final FunctionDeclaration declaration;
  private final SymbolId symbol;
  private final SourceSpan span;
  private final List<Local> locals = new ArrayList<>();
  private final List<BasicBlock> blocks = new ArrayList<>();
  private final List<Statement> statements = new ArrayList<>();
  private Optional<Expression> call = Optional.empty();
  private int temporaries;

  StubBody(DataModel model, FunctionDeclaration declaration, SourceSpan span) {
    this(model, declaration, declaration.symbol(), List.of(), span);
  }

  /**
   * @param symbol the stub's own; what it does is done by the declared function
   * @param names of the first parameters; the others are numbered
   */
  StubBody(
      DataModel model,
      FunctionDeclaration declaration,
      SymbolId symbol,
      List<String> names,
      SourceSpan span) {
    this.model = model;
    this.declaration = declaration;
    this.symbol = symbol;
    this.span = span;
    for (Type type : declaration.type().parameters()) {
      int place = locals.size();
      String name = place < names.size() ? names.get(place) : "a" + (place + 1);
      local(name, type, type.isAggregate(), Local.Origin.PARAMETER);
    }
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

  SourceSpan span() {
    return span;
  }

  /** {@code call = calls++}. */
  void count(Global calls) {
    call = Optional.of(countUp(calls));
  }

  /** The value of a counter, which counts on. */
  Expression countUp(Global calls) {
    Type count = calls.type();
    Local number = temporary(count, false);
    Expression counter = address(calls);
    statements.add(new Statement.Load(number, counter, Cell.of(count), span));
    Expression next =
        new Expression.Binary(
            BinaryOperator.ADD, read(number), new Expression.IntegerConstant(1, count, span), span);
    statements.add(new Statement.Store(counter, next, Cell.of(count), span));
    return read(number);
  }

  DataModel model() {
    return model;
  }

  List<Type> parameterTypes() {
    return declaration.type().parameters();
  }

  Local parameter(int place) {
    return locals.get(place);
  }

  void append(Statement statement) {
    statements.add(statement);
  }

  /** The block that comes so many after the one that is being built. */
  BlockId next(int distance) {
    return new BlockId(blocks.size() + distance);
  }

  /** Looks at what these parameters lead to, which is a fault if they lead nowhere. */
  void need(List<Integer> parameters) {
    for (int parameter : parameters) {
      Local pointer = locals.get(parameter);
      Type octet = model.plainChar();
      // A stream of the library's begins with a pointer.
      boolean isStream = StandardStreams.isStream(((PointerType) pointer.type()).target());
      Type first = isStream ? octet.pointer() : octet;
      Expression place = new Expression.Conversion(read(pointer), first.pointer(), span);
      statements.add(new Statement.Load(temporary(first, false), place, Cell.of(first), span));
    }
  }

  /** Everything that the pointers among the parameters lead to and that is not const. */
  void writeParameters() {
    for (Local parameter : List.copyOf(locals)) {
      boolean isWritable =
          parameter.origin() == Local.Origin.PARAMETER
              && parameter.type() instanceof PointerType pointer
              && !pointer.qualifiers().isConst()
              && !(pointer.target() instanceof FunctionType)
              && !StandardStreams.isStream(pointer.target());
      if (isWritable) {
        Type target = ((PointerType) parameter.type()).target();
        Channel channel = channel(Channel.Kind.PARAMETER, parameter.name(), target);
        havoc(List.of(new Havoc.Target(channel, read(parameter))));
      }
    }
  }

  /** What everybody may know: these globals, and the objects of the input. */
  void writeKnown(List<Global> globals) {
    List<Havoc.Target> targets = new ArrayList<>(targets(Channel.Kind.GLOBAL, globals));
    Type octet = model.plainChar();
    Channel memory = channel(Channel.Kind.MEMORY, "memory", octet);
    Expression nowhere = new Expression.IntegerConstant(0, octet.pointer(), span);
    targets.add(new Havoc.Target(memory, nowhere));
    havoc(targets);
  }

  /** What can change only if functions of the program are called. */
  void reenter(List<Global> globals) {
    havoc(targets(Channel.Kind.REENTRY, globals));
  }

  /** What hangs on constant structures by pointers to what is not constant. */
  void reachThroughConstants() {
    for (Local parameter : List.copyOf(locals)) {
      boolean isConstant =
          parameter.origin() == Local.Origin.PARAMETER
              && parameter.type() instanceof PointerType pointer
              && pointer.qualifiers().isConst()
              && pointer.target() instanceof RecordType record
              && record.isComplete()
              && new Leaves(model)
                  .all(record).stream().anyMatch(leaf -> leaf.cell().type() instanceof PointerType);
      if (isConstant) {
        Type target = ((PointerType) parameter.type()).target();
        Channel channel = channel(Channel.Kind.REENTRY, parameter.name(), target);
        havoc(List.of(new Havoc.Target(channel, read(parameter))));
      }
    }
  }

  private List<Havoc.Target> targets(Channel.Kind kind, List<Global> globals) {
    return globals.stream()
        .map(g -> new Havoc.Target(channel(kind, g.symbol().key(), g.type()), address(g)))
        .toList();
  }

  /** {@code errno}, through the function of the library that tells where it is. */
  void writeErrno(FunctionDeclaration location, Channel.Range range) {
    Type pointer = location.type().result();
    Local place = temporary(pointer, false);
    statements.add(
        new Statement.Call(
            Optional.of(place),
            new Callee.Direct(location.symbol()),
            List.of(),
            location.type(),
            span));
    Channel channel =
        new Channel(
            declaration.symbol(),
            Channel.Kind.ERRNO,
            "errno",
            model.signedInt(),
            Optional.of(range));
    havoc(List.of(new Havoc.Target(channel, read(place))));
  }

  Channel channel(Channel.Kind kind, String name, Type type) {
    return new Channel(declaration.symbol(), kind, name, type);
  }

  Channel channel(Channel.Kind kind, String name, Type type, Channel.Range range) {
    return new Channel(declaration.symbol(), kind, name, type, Optional.of(range));
  }

  /** What is decided anew in each turn, not in each call. */
  void havoc(Channel channel, Expression place, Expression turn) {
    statements.add(new Havoc(List.of(new Havoc.Target(channel, place)), turn, span));
  }

  private void havoc(List<Havoc.Target> targets) {
    if (!targets.isEmpty()) {
      statements.add(new Havoc(targets, call.orElseThrow(), span));
    }
  }

  /**
   * Returns whatever the input says and the contract allows, zero where the input is silent.
   *
   * @param nothing what is returned in place of NULL, if the function never returns that
   */
  Function answering(Contract contract, Optional<Global> nothing) {
    Type type = declaration.type().result();
    Local value = temporary(type, true);
    Expression place = new Expression.LocalAddress(value, type.pointer(), span);
    statements.add(new Statement.Zero(place, type, span));
    if (contract.idle() != 0) {
      Expression idle = new Expression.IntegerConstant(contract.idle(), type, span);
      statements.add(new Statement.Store(place, idle, Cell.of(type), span));
    }
    Channel channel =
        new Channel(declaration.symbol(), Channel.Kind.RESULT, "result", type, contract.result());
    havoc(List.of(new Havoc.Target(channel, place)));
    if (type.isAggregate()) {
      return ending(Optional.of(place));
    }
    Local result = temporary(type, false);
    statements.add(new Statement.Load(result, place, Cell.of(type), span));
    nothing.ifPresent(object -> avoidNull(result, object));
    contract.limit().ifPresent(parameter -> limit(result, locals.get(parameter)));
    contract.stored().ifPresent(parameter -> store(result, locals.get(parameter)));
    return ending(Optional.of(read(result)));
  }

  /** {@code if (result == NULL) result = &nothing;}. */
  private void avoidNull(Local result, Global nothing) {
    Expression nowhere = new Expression.IntegerConstant(0, result.type(), span);
    Expression there = new Expression.Conversion(address(nothing), result.type(), span);
    when(
        new Expression.Comparison(Relation.EQUAL, read(result), nowhere, model.signedInt(), span),
        new Statement.Assign(result, there, span));
  }

  /** {@code if (result > parameter) result = parameter;}. */
  private void limit(Local result, Local parameter) {
    Type type = result.type();
    Expression most = new Expression.Conversion(read(parameter), type, span);
    when(
        new Expression.Comparison(Relation.GREATER, read(result), most, model.signedInt(), span),
        new Statement.Assign(result, most, span));
  }

  /** {@code if (parameter) *parameter = result;}. */
  private void store(Local result, Local parameter) {
    Expression nowhere = new Expression.IntegerConstant(0, parameter.type(), span);
    when(
        new Expression.Comparison(
            Relation.NOT_EQUAL, read(parameter), nowhere, model.signedInt(), span),
        new Statement.Store(read(parameter), read(result), Cell.of(result.type()), span));
  }

  private void when(Expression condition, Statement then) {
    BlockId behind = next(2);
    close(branch(condition, next(1), behind));
    statements.add(then);
    close(new Terminator.Jump(behind, span));
  }

  Terminator branch(Expression condition, BlockId taken, BlockId otherwise) {
    DecisionId decision = new DecisionId(new StatementNumber(1), blocks.size() + 1);
    return new Terminator.Branch(decision, condition, taken, otherwise, Optional.empty(), span);
  }

  void close(Terminator end) {
    blocks.add(new BasicBlock(new BlockId(blocks.size()), statements, end));
    statements.clear();
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
            List.of(new Argument(new Expression.IntegerConstant(0, status, span), status)),
            exit,
            span));
    return function(new Terminator.Unreachable(span));
  }

  private Function ending(Optional<Expression> value) {
    return function(new Terminator.Return(value, span));
  }

  private Function function(Terminator end) {
    close(end);
    int named = declaration.type().parameters().size();
    return new Function(
        symbol,
        declaration.name(),
        declaration.type(),
        Linkage.EXTERNAL,
        locals.subList(0, named),
        locals,
        blocks,
        List.of(),
        span);
  }

  private Expression address(Global global) {
    return new Expression.GlobalAddress(global.symbol(), global.type().pointer(), span);
  }

  Expression read(Local local) {
    return new Expression.Read(local, span);
  }
}
