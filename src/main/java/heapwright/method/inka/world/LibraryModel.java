package heapwright.method.inka.world;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.PrintingEffects;
import heapwright.method.inka.state.Writes;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.BitOperation;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.JumpOperation;
import heapwright.world.LibraryOperation.MemoryOperation;
import heapwright.world.LibraryOperation.RealOperation;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryOperation.TextOperation;
import heapwright.world.LibraryTable;
import java.util.List;
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

  private static final LibraryOperation.Cases<Effect> EFFECTS =
      new LibraryOperation.Cases<>() {
        @Override
        public Effect memory(MemoryOperation operation) {
          return switch (operation) {
            case ALLOCATE -> Effect.ALLOCATES;
            case ALLOCATE_ZEROED -> Effect.ALLOCATES_ZEROED;
            case RELEASE -> Effect.FREES;
            case KEEP_APART -> Effect.NOTHING;
            case ALLOCATE_ALIGNED,
                ALLOCATE_STORED,
                ALLOCATE_UNREFUSED,
                REALLOCATE,
                REALLOCATE_UNREFUSED,
                TELL_BLOCK_SIZE,
                COPY_BYTES,
                MOVE_BYTES,
                FILL_BYTES ->
                Effect.ANY;
          };
        }

        @Override
        public Effect stream(StreamOperation operation) {
          return switch (operation) {
            case PRINT_FORMATTED,
                PRINT_LISTED,
                PRINT_LINE,
                PRINT_TEXT,
                PRINT_CHARACTER,
                PUT_CHARACTER,
                PRINT_ERROR,
                WRITE_ELEMENTS,
                WRITE_BYTES,
                FLUSH ->
                Effect.PRINTS;
            case READ_CHARACTER,
                UNREAD_CHARACTER,
                READ_LINE,
                READ_BYTES,
                READ_NUMERAL,
                SCAN_INPUT,
                SCAN_GIVEN,
                TELL_STREAM_STATE ->
                Effect.ANY;
          };
        }

        @Override
        public Effect text(TextOperation operation) {
          return Effect.ANY;
        }

        @Override
        public Effect real(RealOperation operation) {
          return Effect.ANY;
        }

        @Override
        public Effect bits(BitOperation operation) {
          return Effect.ANY;
        }

        @Override
        public Effect jump(JumpOperation operation) {
          return Effect.COMES_BACK_TWICE;
        }

        @Override
        public Effect end(EndOperation operation) {
          return Effect.ENDS;
        }
      };

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
    if (LibraryTable.states(symbol, LibraryFact.COMES_BACK_TWICE)) {
      return Effect.COMES_BACK_TWICE;
    }
    return LibraryTable.operation(symbol).map(o -> o.match(EFFECTS)).orElse(Effect.ANY);
  }

  /** POSIX: where memory has run out errno says so, which is more than to make an object. */
  private static boolean makesOnly(Program program, Effect effect) {
    return (effect == Effect.ALLOCATES || effect == Effect.ALLOCATES_ZEROED)
        && !program.declaresErrno();
  }

  static Writes writes(Program program, SymbolId symbol) {
    Effect effect = effect(symbol);
    if (effect == Effect.FREES) {
      return Writes.FREEING;
    }
    if (makesOnly(program, effect)) {
      return Writes.MAKING;
    }
    boolean isSilent =
        switch (effect) {
          case ENDS, NOTHING -> true;
          case PRINTS -> new PrintingEffects(program).areNone(symbol);
          case ALLOCATES, ALLOCATES_ZEROED, FREES, COMES_BACK_TWICE, ANY -> false;
        };
    return isSilent ? Writes.NOTHING : Writes.EVERYTHING;
  }

  /** What is known after the call; nothing if it does not come back. */
  Optional<ConstraintState> call(SymbolId symbol, List<DomainValue> arguments) {
    Effect effect = effect(symbol);
    boolean isKnown =
        switch (effect) {
          case ENDS, NOTHING -> true;
          case ALLOCATES, ALLOCATES_ZEROED -> makesOnly(world.program(), effect);
          case FREES -> arguments.size() == 1;
          case PRINTS -> world.printing().areNone(symbol);
          case COMES_BACK_TWICE, ANY -> false;
        };
    return isKnown ? known(effect, arguments) : Optional.of(approximated(effect, symbol));
  }

  private Optional<ConstraintState> known(Effect effect, List<DomainValue> arguments) {
    return switch (effect) {
      case ENDS -> Optional.empty();
      case ALLOCATES -> Optional.of(allocated(false, arguments));
      case ALLOCATES_ZEROED -> Optional.of(allocated(true, arguments));
      case FREES -> Optional.of(world.blocks().freed(state, arguments.get(0)));
      case PRINTS, NOTHING, COMES_BACK_TWICE, ANY -> Optional.of(withAnyResult(state));
    };
  }

  private ConstraintState approximated(Effect effect, SymbolId symbol) {
    if (effect == Effect.COMES_BACK_TWICE) {
      world.giveUp("'" + symbol.key() + "' comes back more than once");
    }
    world.approximate("'" + symbol.key() + "'", call.span());
    return withAnyResult(state.with(world.storage().without(state.memory())));
  }

  private ConstraintState withAnyResult(ConstraintState after) {
    return call.result()
        .filter(local -> !local.inMemory())
        .map(local -> after.with(local, world.calculus().fresh(local.type(), local.name())))
        .orElse(after);
  }

  /** A new block, or NULL. */
  private ConstraintState allocated(boolean cleared, List<DomainValue> arguments) {
    return call.result()
        .map(local -> world.blocks().allocated(state, local, arguments, cleared, call.span()))
        .orElse(state);
  }
}
