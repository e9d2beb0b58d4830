package heapwright.testcase.stub;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Statement.Havoc;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.heap.Leaves;
import heapwright.world.Contract;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What a function does that the source only declares: in each call it may write what it can reach,
 * and returns something. Built step by step; what a step writes is up to the input.
 */
final class StubBody {
  private final StubCode code;
  private final DataModel model;
  private final SymbolId function;
  private final SymbolId symbol;
  private final SourceSpan span;
  private Optional<Expression> call = Optional.empty();

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
    code = new StubCode(model, declaration, names, span);
    this.model = model;
    this.symbol = symbol;
    this.span = span;
    function = declaration.symbol();
  }

  StubCode code() {
    return code;
  }

  /** {@code call = calls++}. */
  void count(Global calls) {
    call = Optional.of(code.countUp(calls));
  }

  /** Looks at what these parameters lead to, which is a fault if they lead nowhere. */
  void need(List<Integer> parameters) {
    for (int parameter : parameters) {
      Local pointer = code.parameters().get(parameter);
      Type octet = model.plainChar();
      // A stream of the library's begins with a pointer.
      boolean isStream = StandardStreams.isStream(((PointerType) pointer.type()).target());
      Type first = isStream ? octet.pointer() : octet;
      Expression place = new Expression.Conversion(code.read(pointer), first.pointer(), span);
      code.append(new Statement.Load(code.temporary(first, false), place, Cell.of(first), span));
    }
  }

  /** Everything that the pointers among the parameters lead to and that is not const. */
  void writeParameters() {
    for (Local parameter : code.parameters()) {
      boolean isWritable =
          parameter.type() instanceof PointerType pointer
              && !pointer.qualifiers().isConst()
              && !(pointer.target() instanceof FunctionType)
              && !StandardStreams.isStream(pointer.target());
      if (isWritable) {
        Type target = ((PointerType) parameter.type()).target();
        Channel channel = channel(Channel.Kind.PARAMETER, parameter.name(), target);
        havoc(List.of(new Havoc.Target(channel, code.read(parameter))));
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
    for (Local parameter : code.parameters()) {
      boolean isConstant =
          parameter.type() instanceof PointerType pointer
              && pointer.qualifiers().isConst()
              && pointer.target() instanceof RecordType record
              && record.isComplete()
              && new Leaves(model)
                  .all(record).stream().anyMatch(leaf -> leaf.cell().type() instanceof PointerType);
      if (isConstant) {
        Type target = ((PointerType) parameter.type()).target();
        Channel channel = channel(Channel.Kind.REENTRY, parameter.name(), target);
        havoc(List.of(new Havoc.Target(channel, code.read(parameter))));
      }
    }
  }

  /** What arguments lead to that are no pointers to it: see {@link Channel.Kind#HANDED}. */
  void writeHandedOver() {
    for (Local parameter : code.parameters()) {
      handedOver(parameter).ifPresent(target -> havoc(List.of(target)));
    }
  }

  private Optional<Havoc.Target> handedOver(Local parameter) {
    Type type = parameter.type();
    if (parameter.inMemory()) {
      Expression place = new Expression.LocalAddress(parameter, type.pointer(), span);
      return Optional.of(target(parameter, type, place));
    }
    if (type instanceof PointerType pointer) {
      boolean isReadOnly =
          pointer.qualifiers().isConst()
              && (pointer.target() instanceof RecordType
                  || pointer.target() instanceof PointerType);
      return isReadOnly
          ? Optional.of(target(parameter, pointer.target(), code.read(parameter)))
          : Optional.empty();
    }
    if (type.isInteger() && model.size(type) == model.pointerBytes()) {
      PointerType anything = VoidType.VOID.pointer();
      Expression place = new Expression.Conversion(code.read(parameter), anything, span);
      return Optional.of(target(parameter, VoidType.VOID, place));
    }
    return Optional.empty();
  }

  private Havoc.Target target(Local parameter, Type type, Expression place) {
    return new Havoc.Target(channel(Channel.Kind.HANDED, parameter.name(), type), place);
  }

  private List<Havoc.Target> targets(Channel.Kind kind, List<Global> globals) {
    return globals.stream()
        .map(g -> new Havoc.Target(channel(kind, g.symbol().key(), g.type()), code.address(g)))
        .toList();
  }

  /** {@code errno}, through the function of the library that tells where it is. */
  void writeErrno(FunctionDeclaration location, Channel.Range range) {
    Type pointer = location.type().result();
    Local place = code.temporary(pointer, false);
    code.append(
        new Statement.Call(
            Optional.of(place),
            new Callee.Direct(location.symbol()),
            List.of(),
            location.type(),
            span));
    Channel channel =
        new Channel(function, Channel.Kind.ERRNO, "errno", model.signedInt(), Optional.of(range));
    havoc(List.of(new Havoc.Target(channel, code.read(place))));
  }

  Channel channel(Channel.Kind kind, String name, Type type) {
    return new Channel(function, kind, name, type);
  }

  Channel channel(Channel.Kind kind, String name, Type type, Channel.Range range) {
    return new Channel(function, kind, name, type, Optional.of(range));
  }

  /** What is decided anew in each turn, not in each call. */
  void havoc(Channel channel, Expression place, Expression turn) {
    code.append(new Havoc(List.of(new Havoc.Target(channel, place)), turn, span));
  }

  private void havoc(List<Havoc.Target> targets) {
    if (!targets.isEmpty()) {
      code.append(new Havoc(targets, call.orElseThrow(), span));
    }
  }

  /**
   * Returns whatever the input says and the contract allows, zero where the input is silent.
   *
   * @param nothing what is returned in place of NULL, if the function never returns that
   */
  Function answering(Contract contract, Optional<Global> nothing) {
    Type type = code.declaration().type().result();
    Local value = code.temporary(type, true);
    Expression place = new Expression.LocalAddress(value, type.pointer(), span);
    code.append(new Statement.Zero(place, type, span));
    if (contract.idle() != 0) {
      Expression idle = new Expression.IntegerConstant(contract.idle(), type, span);
      code.append(new Statement.Store(place, idle, Cell.of(type), span));
    }
    Channel channel = new Channel(function, Channel.Kind.RESULT, "result", type, contract.result());
    havoc(List.of(new Havoc.Target(channel, place)));
    if (type.isAggregate()) {
      return ending(Optional.of(place));
    }
    Local result = code.temporary(type, false);
    code.append(new Statement.Load(result, place, Cell.of(type), span));
    nothing.ifPresent(object -> avoidNull(result, object));
    contract.limit().ifPresent(parameter -> limit(result, code.parameters().get(parameter)));
    contract.stored().ifPresent(parameter -> store(result, code.parameters().get(parameter)));
    return ending(Optional.of(code.read(result)));
  }

  /** A result of NULL becomes the address of {@code nothing}. */
  private void avoidNull(Local result, Global nothing) {
    Expression nowhere = new Expression.IntegerConstant(0, result.type(), span);
    Expression there = new Expression.Conversion(code.address(nothing), result.type(), span);
    code.when(
        new Expression.Comparison(
            Relation.EQUAL, code.read(result), nowhere, model.signedInt(), span),
        new Statement.Assign(result, there, span));
  }

  /** {@code if (result > parameter) result = parameter;}. */
  private void limit(Local result, Local parameter) {
    Type type = result.type();
    Expression most = new Expression.Conversion(code.read(parameter), type, span);
    code.when(
        new Expression.Comparison(
            Relation.GREATER, code.read(result), most, model.signedInt(), span),
        new Statement.Assign(result, most, span));
  }

  /** {@code if (parameter) *parameter = result;}. */
  private void store(Local result, Local parameter) {
    Expression nowhere = new Expression.IntegerConstant(0, parameter.type(), span);
    code.when(
        new Expression.Comparison(
            Relation.NOT_EQUAL, code.read(parameter), nowhere, model.signedInt(), span),
        new Statement.Store(code.read(parameter), code.read(result), Cell.of(result.type()), span));
  }

  Function returning() {
    return ending(Optional.empty());
  }

  Function exiting() {
    Type status = model.signedInt();
    FunctionType exit =
        new FunctionType(VoidType.VOID, List.of(status), FunctionType.Parameters.FIXED);
    code.append(
        new Statement.Call(
            Optional.empty(),
            new Callee.Direct(LibraryTable.function(EndOperation.EXIT)),
            List.of(new Argument(new Expression.IntegerConstant(0, status, span), status)),
            exit,
            span));
    return code.function(symbol, new Terminator.Unreachable(span));
  }

  private Function ending(Optional<Expression> value) {
    return code.function(symbol, new Terminator.Return(value, span));
  }
}
