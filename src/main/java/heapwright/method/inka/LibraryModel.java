package heapwright.method.inka;

import heapwright.ir.Function;
import heapwright.ir.Program;
import heapwright.ir.Statement;
import heapwright.ir.SymbolId;
import heapwright.world.CountingFormats;
import heapwright.world.LentBuffers;
import heapwright.world.LibraryTable;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;

/** The functions of the library that are the machine's own and not C code. */
final class LibraryModel {
  private static final Set<String> ALLOCATING = Set.of("malloc", "calloc");
  private static final Set<String> WRITING = Set.of("memcpy", "memmove", "memset", "realloc");
  private static final Set<String> ENDING =
      Set.of("exit", "_exit", "_Exit", "abort", "__assert_fail");

  /** They come back a second time, with registers as they were long ago. */
  private static final Set<String> TWICE =
      Set.of("__hw_setjmp", "__hw_longjmp", "__hw_landed", "vfork");

  private static final Set<String> SILENT =
      Set.of(
          "printf",
          "fprintf",
          "puts",
          "putchar",
          "fputs",
          "fputc",
          "putc",
          "fflush",
          "perror",
          "vprintf",
          "vfprintf",
          "fwrite",
          "__hw_write",
          "__hw_apart");

  private static final String FREEING = "free";

  private final ConstraintWorld world;
  private final ConstraintState state;
  private final Statement.Call call;
  private final Consumer<OpenItem> opened;

  LibraryModel(
      ConstraintWorld world,
      ConstraintState state,
      Statement.Call call,
      Consumer<OpenItem> opened) {
    this.world = world;
    this.state = state;
    this.call = call;
    this.opened = opened;
  }

  /** Whether this answers for a function, unless the program has its own. */
  static boolean answers(Program program, SymbolId symbol) {
    Optional<Function> function = program.function(symbol);
    boolean isOwn =
        function.filter(f -> f.isStub() || !f.span().file().path().startsWith("<")).isPresent();
    String name = symbol.key();
    return !isOwn
        && (ALLOCATING.contains(name)
            || WRITING.contains(name)
            || ENDING.contains(name)
            || SILENT.contains(name)
            || name.equals(FREEING)
            || function.isEmpty());
  }

  /** POSIX: where memory has run out errno says so, which is more than to make an object. */
  private static boolean makesOnly(Program program, String name) {
    return ALLOCATING.contains(name) && !program.declaresErrno();
  }

  /** Whether nothing is stored, not even how much was printed. */
  private static boolean isSilent(SymbolId symbol, boolean storesCounts, boolean lendsBuffers) {
    return SILENT.contains(symbol.key())
        && !lendsBuffers
        && !(storesCounts && LibraryTable.format(symbol).isPresent());
  }

  static Writes writes(Program program, SymbolId symbol) {
    String name = symbol.key();
    if (name.equals(FREEING)) {
      return Writes.FREEING;
    }
    if (makesOnly(program, name)) {
      return Writes.MAKING;
    }
    return ENDING.contains(name)
            || isSilent(symbol, CountingFormats.areUsedIn(program), LentBuffers.areIn(program))
        ? Writes.NOTHING
        : Writes.EVERYTHING;
  }

  /** What is known after the call; nothing if it does not come back. */
  Optional<ConstraintState> call(SymbolId symbol, List<DomainValue> arguments) {
    String name = symbol.key();
    if (ENDING.contains(name)) {
      return Optional.empty();
    }
    if (makesOnly(world.program(), name)) {
      return Optional.of(allocated(name.equals("calloc"), arguments));
    }
    if (name.equals(FREEING) && arguments.size() == 1) {
      return Optional.of(world.blocks().freed(state, arguments.get(0)));
    }
    if (isSilent(symbol, world.storesCounts(), world.lendsBuffers())) {
      return Optional.of(withAnyResult(state));
    }
    if (TWICE.contains(name)) {
      world.giveUp("'" + name + "' comes back more than once");
    }
    world.approximate("'" + name + "'", call.span());
    return Optional.of(withAnyResult(state.with(world.storage().without(state.memory()))));
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
