package heapwright.source.lower.nested;

import heapwright.ir.Initialiser;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Statement.Store;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.blocks.Emitter;
import heapwright.source.lower.symbols.Entity.NestedFunctionEntity;
import heapwright.source.lower.symbols.FunctionTable;
import heapwright.source.lower.symbols.GlobalTable;
import heapwright.source.lower.values.LvalueAccess;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Pointers to functions inside functions. Each activation of the function around such a one has a
 * trampoline, which calls it with that activation's frame; there are as many as may be active at a
 * time, and a deeper recursion runs over the end of their table.
 */
public final class Trampolines {
  private static final int ACTIVATIONS = 64;

  private final DataModel model;
  private final GlobalTable globals;
  private final FunctionTable functions;
  private final Map<SymbolId, Tables> tables = new HashMap<>();
  private final Map<SymbolId, Runnable> waiting = new HashMap<>();
  private Optional<SymbolId> activations = Optional.empty();

  /**
   * The tables of a function, by activation.
   *
   * @param chains the frames
   * @param entries the addresses of the trampolines
   */
  private record Tables(SymbolId chains, SymbolId entries) {}

  public Trampolines(DataModel model, GlobalTable globals, FunctionTable functions) {
    this.model = model;
    this.globals = globals;
    this.functions = functions;
  }

  /** The object that counts the activations of functions whose nested functions are pointed to. */
  SymbolId activations(SourceSpan span) {
    if (activations.isEmpty()) {
      Initialiser zero = new Initialiser(List.of());
      activations = Optional.of(globals.internal(model.differenceType(), zero, span));
    }
    return activations.get();
  }

  /** The tables for a function that becomes a pointer. */
  private Tables of(SymbolId function, SourceSpan span) {
    Tables known = tables.get(function);
    if (known != null) {
      return known;
    }
    Type array = StaticChain.slotType().array(ACTIVATIONS);
    List<Initialiser.Item> entries = new ArrayList<>();
    for (int i = 0; i < ACTIVATIONS; i++) {
      Expression entry =
          new Expression.FunctionAddress(trampoline(function, i), StaticChain.slotType(), span);
      long offset = i * model.size(StaticChain.slotType());
      entries.add(new Initialiser.Item.Scalar(offset, Cell.of(StaticChain.slotType()), entry));
    }
    Tables made =
        new Tables(
            globals.internal(array, new Initialiser(List.of()), span),
            globals.internal(array, new Initialiser(entries), span));
    tables.put(function, made);
    Optional.ofNullable(waiting.get(function)).ifPresent(Runnable::run);
    return made;
  }

  /** The pointer that the function becomes: to the trampoline of the frame's activation. */
  public Expression address(
      NestedFunctionEntity entity, Emitter emitter, LvalueAccess accesses, SourceSpan span) {
    Tables made = of(entity.symbol(), span);
    Expression chain = StaticChain.of(entity.chain(), span);
    Expression activation =
        accesses.load(
            StaticChain.slot(chain, 0, model.differenceType(), model, span),
            Cell.of(model.differenceType()),
            span);
    Expression kept =
        new Expression.GlobalAddress(made.chains(), StaticChain.slotType().pointer(), span);
    emitter.append(
        new Store(
            StaticChain.element(kept, activation, StaticChain.type(), model),
            chain,
            Cell.of(StaticChain.type()),
            span));
    Type pointer = entity.type().pointer();
    Expression entries = new Expression.GlobalAddress(made.entries(), pointer.pointer(), span);
    return accesses.load(
        StaticChain.element(entries, activation, pointer, model), Cell.of(pointer), span);
  }

  /** Notes what a function is, so that its trampolines can be made when they are wanted. */
  public void define(Function function, FunctionType type) {
    Runnable making =
        () -> {
          for (int i = 0; i < ACTIVATIONS; i++) {
            functions.define(made(function, type, i));
          }
        };
    waiting.put(function.symbol(), making);
    if (tables.containsKey(function.symbol())) {
      making.run();
    }
  }

  private static SymbolId trampoline(SymbolId function, int activation) {
    return new SymbolId(function + "@" + activation);
  }

  private Function made(Function function, FunctionType type, int activation) {
    SourceSpan span = function.span();
    List<Local> parameters = new ArrayList<>();
    List<Argument> arguments = new ArrayList<>();
    Local chain = local(function.parameters().size() - 1, StaticChain.type(), span);
    arguments.add(new Argument(new Expression.Read(chain, span), StaticChain.type()));
    for (Local parameter : function.parameters().subList(1, function.parameters().size())) {
      Local own =
          new Local(
              new LocalId(parameters.size()),
              parameter.name(),
              parameter.type(),
              parameter.type().isScalar() ? Local.Storage.REGISTER : Local.Storage.MEMORY,
              Local.Origin.PARAMETER,
              parameter.alignment(),
              span);
      parameters.add(own);
      arguments.add(new Argument(Expression.of(own, span), own.type()));
    }
    List<Local> locals = new ArrayList<>(parameters);
    locals.add(chain);
    Optional<Local> result = Optional.empty();
    if (!(type.result() instanceof VoidType)) {
      result = Optional.of(local(locals.size(), type.result(), span));
      locals.add(result.get());
    }
    SymbolId chains = tables.get(function.symbol()).chains();
    Expression base = new Expression.GlobalAddress(chains, StaticChain.slotType().pointer(), span);
    Expression slot = StaticChain.slot(base, activation, StaticChain.type(), model, span);
    List<Statement> statements =
        List.of(
            new Statement.Load(chain, slot, Cell.of(StaticChain.type()), span),
            new Statement.Call(
                result, new Callee.Direct(function.symbol()), arguments, function.type(), span));
    Terminator end = new Terminator.Return(result.map(value -> Expression.of(value, span)), span);
    return new Function(
        trampoline(function.symbol(), activation),
        function.name(),
        type,
        Linkage.NONE,
        parameters,
        locals,
        List.of(new BasicBlock(BlockId.ENTRY, statements, end)),
        List.of(),
        span);
  }

  private Local local(int index, Type type, SourceSpan span) {
    return new Local(
        new LocalId(index),
        "%" + index,
        type,
        type.isScalar() ? Local.Storage.REGISTER : Local.Storage.MEMORY,
        Local.Origin.TEMPORARY,
        model.alignment(type),
        span);
  }
}
