package heapwright.testcase.stub;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.StandardStreams;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Statement.Havoc;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.scalar.Leaves;
import heapwright.testcase.GeneratedCode;
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
  private final GeneratedCode code;
  private final FunctionDeclaration declaration;
  private final SymbolId symbol;
  private final List<Local> parameters;
  private int temporaries;
  private Optional<Expression> call = Optional.empty();

  /**
   * @param symbol the stub's own; what it does is done by the declared function
   * @param names of the first parameters; the others are numbered
   */
  StubBody(
      GeneratedCode code, FunctionDeclaration declaration, SymbolId symbol, List<String> names) {
    this.code = code;
    this.declaration = declaration;
    this.symbol = symbol;
    for (Type type : declaration.type().parameters()) {
      int place = code.localCount();
      code.parameter(place < names.size() ? names.get(place) : "a" + (place + 1), type);
    }
    parameters = code.parameters();
  }

  GeneratedCode code() {
    return code;
  }

  List<Local> parameters() {
    return parameters;
  }

  Local temporary(Type type, boolean inMemory) {
    temporaries++;
    return code.temporary("%" + temporaries, type, inMemory);
  }

  /** The value of a counter, which counts on. */
  Expression countUp(Global counter) {
    return code.countUp(counter, temporary(counter.type(), false));
  }

  /** What an object in memory holds, in a register. */
  Local loaded(Local object) {
    Local register = temporary(object.type(), false);
    code.load(register, code.address(object));
    return register;
  }

  /** {@code call = calls++}. */
  void count(Global calls) {
    call = Optional.of(countUp(calls));
  }

  /** Looks at what these parameters lead to, which is a fault if they lead nowhere. */
  void need(List<Integer> needed) {
    for (int place : needed) {
      Local pointer = parameters.get(place);
      Type octet = code.model().plainChar();
      // A stream of the library's begins with a pointer.
      boolean isStream = StandardStreams.isStream(((PointerType) pointer.type()).target());
      Type first = isStream ? octet.pointer() : octet;
      code.load(temporary(first, false), code.converted(code.read(pointer), first.pointer()));
    }
  }

  /** Everything that the pointers among the parameters lead to and that is not const. */
  void writeParameters() {
    for (Local parameter : parameters) {
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

  /** What all code may reach: these globals, and the objects of the input. */
  void writeKnown(List<Global> globals) {
    List<Havoc.Target> targets = new ArrayList<>(targets(Channel.Kind.GLOBAL, globals));
    Type octet = code.model().plainChar();
    Channel memory = channel(Channel.Kind.MEMORY, "memory", octet);
    Expression nowhere = code.constant(0, octet.pointer());
    targets.add(new Havoc.Target(memory, nowhere));
    havoc(targets);
  }

  /** What can change only if functions of the program are called. */
  void reenter(List<Global> globals) {
    havoc(targets(Channel.Kind.REENTRY, globals));
  }

  /** What hangs on constant structures by pointers to what is not constant. */
  void reachThroughConstants() {
    for (Local parameter : parameters) {
      boolean isConstant =
          parameter.type() instanceof PointerType pointer
              && pointer.qualifiers().isConst()
              && pointer.target() instanceof RecordType record
              && record.isComplete()
              && new Leaves(code.model())
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
    for (Local parameter : parameters) {
      handedOver(parameter).ifPresent(target -> havoc(List.of(target)));
    }
  }

  private Optional<Havoc.Target> handedOver(Local parameter) {
    Type type = parameter.type();
    if (parameter.inMemory()) {
      Expression place = code.address(parameter);
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
    if (type.isInteger() && code.model().size(type) == code.model().pointerBytes()) {
      PointerType anything = VoidType.VOID.pointer();
      Expression place = code.converted(code.read(parameter), anything);
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
    Local place = temporary(pointer, false);
    code.call(location.symbol(), location.type(), Optional.of(place), List.of());
    Channel channel =
        new Channel(
            declaration.symbol(),
            Channel.Kind.ERRNO,
            "errno",
            code.model().signedInt(),
            Optional.of(range));
    havoc(List.of(new Havoc.Target(channel, code.read(place))));
  }

  Channel channel(Channel.Kind kind, String name, Type type) {
    return new Channel(declaration.symbol(), kind, name, type);
  }

  Channel channel(Channel.Kind kind, String name, Type type, Channel.Range range) {
    return new Channel(declaration.symbol(), kind, name, type, Optional.of(range));
  }

  /** What is decided anew in each turn, not in each call. */
  void havoc(Channel channel, Expression place, Expression turn) {
    code.append(new Havoc(List.of(new Havoc.Target(channel, place)), turn, code.span()));
  }

  private void havoc(List<Havoc.Target> targets) {
    if (!targets.isEmpty()) {
      code.append(new Havoc(targets, call.orElseThrow(), code.span()));
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
    Expression place = code.address(value);
    code.zero(value);
    if (contract.idle() != 0) {
      code.append(code.storing(place, code.constant(contract.idle(), type), Cell.of(type)));
    }
    Channel channel =
        new Channel(declaration.symbol(), Channel.Kind.RESULT, "result", type, contract.result());
    havoc(List.of(new Havoc.Target(channel, place)));
    if (type.isAggregate()) {
      return ending(Optional.of(place));
    }
    Local result = loaded(value);
    nothing.ifPresent(object -> avoidNull(result, object));
    contract.limit().ifPresent(parameter -> limit(result, parameters.get(parameter)));
    contract.stored().ifPresent(parameter -> store(result, parameters.get(parameter)));
    return ending(Optional.of(code.read(result)));
  }

  /** A result of NULL becomes the address of {@code nothing}. */
  private void avoidNull(Local result, Global nothing) {
    code.when(
        code.compared(Relation.EQUAL, result, code.constant(0, result.type())),
        assigned(result, code.converted(code.address(nothing), result.type())));
  }

  /** {@code if (result > parameter) result = parameter;}. */
  private void limit(Local result, Local parameter) {
    Expression most = code.converted(code.read(parameter), result.type());
    code.when(code.compared(Relation.GREATER, result, most), assigned(result, most));
  }

  private Statement assigned(Local result, Expression value) {
    return new Statement.Assign(result, value, code.span());
  }

  /** {@code if (parameter) *parameter = result;}. */
  private void store(Local result, Local parameter) {
    code.when(
        code.compared(Relation.NOT_EQUAL, parameter, code.constant(0, parameter.type())),
        code.storing(code.read(parameter), code.read(result), Cell.of(result.type())));
  }

  Function returning() {
    return ending(Optional.empty());
  }

  Function exiting() {
    Type status = code.model().signedInt();
    FunctionType exit =
        new FunctionType(VoidType.VOID, List.of(status), FunctionType.Parameters.FIXED);
    code.call(
        LibraryTable.function(EndOperation.EXIT),
        exit,
        Optional.empty(),
        List.of(new Argument(code.constant(0, status), status)));
    return ending(new Terminator.Unreachable(code.span()));
  }

  private Function ending(Optional<Expression> value) {
    return ending(new Terminator.Return(value, code.span()));
  }

  private Function ending(Terminator end) {
    code.close(end);
    return code.function(symbol, declaration.name(), declaration.type(), Linkage.EXTERNAL);
  }
}
