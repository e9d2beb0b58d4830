package heapwright.method.inka.world;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.Writes;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.JumpOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The functions of the library that are the machine's own and not C code. */
final class LibraryModel {
  /** What INKA makes of a call. */
  private enum Effect {
    ALLOCATES,
    ALLOCATES_ZEROED,
    FREES,
    ENDS,
    NOTHING,
    PRINTS,
    /** It comes back a second time, with registers as they were long ago. */
    COMES_BACK_TWICE,
    ANY
  }

  /** What is not named here may do anything, which is always true. */
  private static final Map<LibraryOperation, Effect> EFFECTS =
      Map.ofEntries(
          Map.entry(MemoryOperation.ALLOCATE, Effect.ALLOCATES),
          Map.entry(MemoryOperation.ALLOCATE_ZEROED, Effect.ALLOCATES_ZEROED),
          Map.entry(MemoryOperation.RELEASE, Effect.FREES),
          Map.entry(MemoryOperation.KEEP_APART, Effect.NOTHING),
          Map.entry(StreamOperation.PRINT_FORMATTED, Effect.PRINTS),
          Map.entry(StreamOperation.PRINT_LISTED, Effect.PRINTS),
          Map.entry(StreamOperation.PRINT_LINE, Effect.PRINTS),
          Map.entry(StreamOperation.PRINT_TEXT, Effect.PRINTS),
          Map.entry(StreamOperation.PRINT_CHARACTER, Effect.PRINTS),
          Map.entry(StreamOperation.PUT_CHARACTER, Effect.PRINTS),
          Map.entry(StreamOperation.PRINT_ERROR, Effect.PRINTS),
          Map.entry(StreamOperation.WRITE_ELEMENTS, Effect.PRINTS),
          Map.entry(StreamOperation.WRITE_BYTES, Effect.PRINTS),
          Map.entry(StreamOperation.FLUSH, Effect.PRINTS));

  private final ConstraintWorld world;
  private final ConstraintState state;
  private final Statement.Call call;

  LibraryModel(ConstraintWorld world, ConstraintState state, Statement.Call call) {
    this.world = world;
    this.state = state;
    this.call = call;
  }

  /** Whether this answers for a function, unless the program has its own. */
  static boolean answers(Program program, SymbolId symbol) {
    Optional<Function> function = program.function(symbol);
    boolean isOwn = function.filter(f -> f.isStub() || !f.span().isOurs()).isPresent();
    return !isOwn && (function.isEmpty() || effect(symbol) != Effect.ANY);
  }

  private static Effect effect(SymbolId symbol) {
    return LibraryTable.states(symbol, LibraryFact.COMES_BACK_TWICE)
        ? Effect.COMES_BACK_TWICE
        : LibraryTable.operation(symbol).map(LibraryModel::effect).orElse(Effect.ANY);
  }

  private static Effect effect(LibraryOperation operation) {
    if (operation instanceof EndOperation) {
      return Effect.ENDS;
    }
    return operation instanceof JumpOperation
        ? Effect.COMES_BACK_TWICE
        : EFFECTS.getOrDefault(operation, Effect.ANY);
  }

  /**
   * Whether a call does no more than its effect says. POSIX: where memory has run out errno says
   * so, which is more than to make an object.
   */
  private static boolean isKnown(WriteEffects effects, SymbolId symbol) {
    return switch (effect(symbol)) {
      case ENDS, NOTHING, FREES -> true;
      case ALLOCATES, ALLOCATES_ZEROED -> !effects.program().declaresErrno();
      case PRINTS -> effects.printsInvisibly(symbol);
      case COMES_BACK_TWICE, ANY -> false;
    };
  }

  static Writes writes(WriteEffects effects, SymbolId symbol) {
    if (!isKnown(effects, symbol)) {
      return Writes.EVERYTHING;
    }
    return switch (effect(symbol)) {
      case FREES -> Writes.FREEING;
      case ALLOCATES, ALLOCATES_ZEROED -> Writes.MAKING;
      case ENDS, NOTHING, PRINTS, COMES_BACK_TWICE, ANY -> Writes.NOTHING;
    };
  }

  /** What is known after the call; nothing if it does not come back. */
  Optional<ConstraintState> call(SymbolId symbol, List<DomainValue> arguments) {
    Effect effect = effect(symbol);
    boolean isKnown =
        isKnown(world.effects(), symbol) && (effect != Effect.FREES || arguments.size() == 1);
    if (!isKnown) {
      return Optional.of(approximated(effect, symbol));
    }
    return switch (effect) {
      case ENDS -> Optional.empty();
      case ALLOCATES, ALLOCATES_ZEROED -> Optional.of(allocated(effect, arguments));
      case FREES -> Optional.of(world.blocks().freed(state, arguments.get(0)));
      case PRINTS, NOTHING, COMES_BACK_TWICE, ANY ->
          Optional.of(world.withAnything(state, call.result()));
    };
  }

  private ConstraintState approximated(Effect effect, SymbolId symbol) {
    if (effect == Effect.COMES_BACK_TWICE) {
      world.giveUp("'" + symbol.key() + "' comes back more than once");
    }
    ConstraintState after = world.approximated(state, "'" + symbol.key() + "'", call.span());
    return world.withAnything(after, call.result());
  }

  /** A new block, or NULL. */
  private ConstraintState allocated(Effect effect, List<DomainValue> arguments) {
    boolean cleared = effect == Effect.ALLOCATES_ZEROED;
    return call.result()
        .map(local -> world.blocks().allocated(state, local, arguments, cleared))
        .orElse(state);
  }
}
