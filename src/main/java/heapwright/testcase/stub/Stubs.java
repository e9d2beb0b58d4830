package heapwright.testcase.stub;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.GeneratedCode;
import heapwright.world.Contract;
import heapwright.world.FixedAddresses;
import heapwright.world.HandedFunctions;
import heapwright.world.ReachableGlobals;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * Completes a program with what it only declares. In each of its calls such a function does what
 * its contract allows and the input says. A function that never comes back ends the program.
 * Objects are given their declared type. Where the source calls through pointers, there is a stub
 * of the type to point to.
 */
public final class Stubs {
  private static final SourceFile FILE = Function.STUBS;
  private static final SourceFile CALLBACKS_FILE = Function.CALLBACKS;

  /** Enough for what is hidden in a structure whose members the source does not see. */
  public static final long OPAQUE = 64;

  private final Program program;
  private final Set<SymbolId> endless;
  private final Map<SymbolId, Global> globals;
  private final Map<SymbolId, Function> functions;
  private final Map<SymbolId, FunctionDeclaration> callbacks = new LinkedHashMap<>();
  private final ReachableGlobals reachable;
  private final List<Function> callable;
  private final java.util.function.Function<SymbolId, Contract> contracts;

  private Stubs(Program program, java.util.function.Function<SymbolId, Contract> contracts) {
    this.program = program;
    this.contracts = contracts;
    endless = NoReturnFunctions.of(program);
    reachable = new ReachableGlobals(program);
    callable = HandedFunctions.in(program);
    globals = new LinkedHashMap<>(program.globals());
    functions = new LinkedHashMap<>(program.functions());
  }

  /**
   * The program with a body for every function and an initial value for every object.
   *
   * @param isProvided whether the program runs with another function for a symbol
   * @param contracts what functions may do that are not there
   */
  public static Program complete(
      Program program,
      Predicate<SymbolId> isProvided,
      java.util.function.Function<SymbolId, Contract> contracts) {
    List<Global> fixed = FixedAddresses.in(program);
    return fixed.isEmpty()
        ? completed(program, isProvided, contracts)
        : completed(with(program, fixed), isProvided, contracts);
  }

  private static Program with(Program program, List<Global> more) {
    Map<SymbolId, Global> globals = new LinkedHashMap<>(program.globals());
    more.forEach(global -> globals.put(global.symbol(), global));
    return program.with(globals, program.declarations(), program.functions());
  }

  private static Program completed(
      Program program,
      Predicate<SymbolId> isProvided,
      java.util.function.Function<SymbolId, Contract> contracts) {
    Stubs stubs = new Stubs(program, contracts);
    Set<SymbolId> left =
        program.unsupported().stream().map(Unsupported::symbol).collect(Collectors.toSet());
    program.declarations().values().stream()
        .filter(f -> !left.contains(f.symbol()))
        .filter(f -> !program.functions().containsKey(f.symbol()))
        .filter(f -> !isProvided.test(f.symbol()))
        .filter(f -> isCallable(f.type()))
        .forEach(f -> stubs.add(f, FILE));
    stubs.addCallbacks();
    stubs.nameArguments();
    program.globals().values().stream()
        .filter(g -> g.initialiser().isEmpty())
        .filter(g -> g.size() > 0 || g.type() instanceof ArrayType)
        .map(g -> DeclaredObjects.defined(g, program.model()))
        .forEach(g -> stubs.globals.put(g.symbol(), g));
    stubs.callbacks.putAll(program.declarations());
    return program.with(stubs.globals, stubs.callbacks, stubs.functions);
  }

  /** Nothing can call a function that takes or returns a structure whose members are unknown. */
  private static boolean isCallable(FunctionType type) {
    return Stream.concat(Stream.of(type.result()), type.parameters().stream())
        .noneMatch(part -> part instanceof RecordType record && !record.isComplete());
  }

  /**
   * Where the source calls through a pointer, there is a function to point to that belongs to no
   * file.
   */
  private void addCallbacks() {
    for (FunctionType type : CallbackTypes.in(program)) {
      String name = "callback_" + (callbacks.size() + 1);
      while (program.declarations().containsKey(new SymbolId(name))
          || program.globals().containsKey(new SymbolId(name))) {
        name += "_";
      }
      FunctionDeclaration callback =
          new FunctionDeclaration(
              new SymbolId(name), name, type, Linkage.INTERNAL, CALLBACKS_FILE.start());
      callbacks.put(callback.symbol(), callback);
      add(callback, CALLBACKS_FILE);
    }
  }

  /** What is called with arguments that its declaration does not name learns their types. */
  private void nameArguments() {
    UnnamedArguments unnamed =
        new UnnamedArguments(
            program,
            symbol ->
                functions.containsKey(symbol)
                    && functions.get(symbol).isStub()
                    && !endless.contains(symbol)
                    && contracts.apply(symbol).writesParameters(),
            (variant, symbol, names) -> {
              callbacks.put(symbol, variant.withSymbol(symbol));
              add(variant, symbol, new StubBody(code(FILE), variant, symbol, names));
            });
    program
        .ownFunctions()
        .forEach(function -> functions.put(function.symbol(), unnamed.named(function)));
  }

  private GeneratedCode code(SourceFile file) {
    return new GeneratedCode(program.model(), file.start());
  }

  private void add(FunctionDeclaration function, SourceFile file) {
    StubBody body = new StubBody(code(file), function, function.symbol(), List.of());
    if (endless.contains(function.symbol())) {
      functions.put(function.symbol(), body.exiting());
      return;
    }
    add(function, function.symbol(), body);
  }

  private void add(FunctionDeclaration function, SymbolId own, StubBody body) {
    Contract contract = contracts.apply(function.symbol());
    Global calls =
        object(new SymbolId(function.name() + "_calls"), program.model().differenceType(), FILE);
    globals.put(calls.symbol(), calls);
    body.count(calls);
    body.need(contract.needed());
    if (contract.writesGlobals() && !callable.isEmpty()) {
      SymbolId symbol = new SymbolId(function.name() + "_turns");
      Global turns = object(symbol, program.model().differenceType(), FILE);
      globals.put(symbol, turns);
      new CallbackLoop(body, callable).append(turns);
    }
    if (contract.writesParameters()) {
      body.writeParameters();
    }
    contract
        .errno()
        .ifPresent(
            range ->
                Optional.ofNullable(program.declarations().get(ErrnoAccess.PLACE))
                    .filter(place -> program.declaresErrno())
                    .ifPresent(location -> body.writeErrno(location, range)));
    if (contract.writesGlobals()) {
      body.writeKnown(reachable.written());
      body.reenter(reachable.reentrant());
      body.reachThroughConstants();
      body.writeHandedOver();
    }
    boolean answers = !(function.type().result() instanceof VoidType);
    functions.put(own, answers ? body.answering(contract, nothing(function)) : body.returning());
  }

  /** What a function points to that never returns NULL, where nothing says otherwise. */
  private Optional<Global> nothing(FunctionDeclaration function) {
    if (!function.returnsNonNull() || !(function.type().result() instanceof PointerType)) {
      return Optional.empty();
    }
    SymbolId symbol = new SymbolId(function.name() + "_nothing");
    Global nothing = object(symbol, nothingType(function.type(), program.model()), FILE);
    globals.put(symbol, nothing);
    return Optional.of(nothing);
  }

  /** The type of what a pointer leads to that a stub makes up. */
  public static Type nothingType(FunctionType function, DataModel model) {
    Type target = ((PointerType) function.result()).target();
    boolean isObject =
        target.isScalar() || target instanceof RecordType record && record.isComplete();
    return isObject ? target : model.plainChar().array(OPAQUE);
  }

  private Global object(SymbolId symbol, Type type, SourceFile file) {
    return new Global(
        symbol,
        symbol.key(),
        type,
        Linkage.INTERNAL,
        Optional.of(new Initialiser(List.of())),
        Qualifiers.NONE,
        program.model().size(type),
        program.model().alignment(type),
        file.start());
  }
}
