package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.invariant.domain.AbstractValue;
import heapwright.analysis.invariant.domain.Interval;
import heapwright.analysis.invariant.domain.MemorySlot;
import heapwright.analysis.invariant.state.AbstractState;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.world.CountingFormats;
import heapwright.world.LibraryOperation;
import heapwright.world.LibraryOperation.StreamOperation;
import heapwright.world.LibraryOperation.TextOperation;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * What the C library promises of its functions, for those whose models would cost too much to
 * follow or keep what they do in objects that programs cannot see (streams). Section numbers are
 * C17's; where the standard leaves something open, glibc decides.
 */
final class LibraryContracts {
  private static final IntegerType LETTER = new IntegerType(IntegerType.Kind.CHAR, 8, true);
  private static final Interval CHARACTER = new Interval(-1, 255);
  private static final Interval SUCCESS = new Interval(-1, Integer.MAX_VALUE);

  /** The models that only work on what they are given. */
  private static final Set<String> FOLLOWED =
      Set.of(
          "arithmetic.c",
          "convert.c",
          "ctype.c",
          "ctype_tables.c",
          "errno.c",
          "libgen.c",
          "memory.c",
          "numeral.c",
          "queue.c",
          "random.c",
          "search.c",
          "sort.c",
          "string.c",
          "string_search.c",
          "strings.c",
          "wchar.c",
          "wchar_search.c",
          "wctype.c");

  /** What one function promises; the states after a call. */
  private interface Contract {
    List<AbstractState> after(CallState call);
  }

  private LibraryContracts() {}

  /** Whether a function's body may be followed: the user's own, or a model without hidden state. */
  static boolean isOpen(Function function) {
    String path = function.span().file().path();
    boolean isModel = FOLLOWED.contains(path.substring(path.lastIndexOf('/') + 1));
    return isModel || !function.span().isOurs() && !function.isStub();
  }

  /** By the contract of a function of streams, which are never followed. */
  static Optional<List<AbstractState>> ofStreams(Function callee, CallState call) {
    return operation(StreamOperation.class, callee)
        .filter(operation -> !call.analysis().facts.streamsMayBeMemory())
        .flatMap(operation -> ofStream(operation, callee.symbol()))
        .filter(contract -> call.arguments().size() >= callee.parameters().size())
        .map(contract -> contract.after(call));
  }

  /** By the contract of a function on strings; its model says more if it can be followed. */
  static Optional<List<AbstractState>> ofStrings(Function callee, CallState call) {
    return operation(TextOperation.class, callee)
        .flatMap(LibraryContracts::ofText)
        .filter(contract -> call.arguments().size() >= callee.parameters().size())
        .map(contract -> contract.after(call));
  }

  private static <T extends LibraryOperation> Optional<T> operation(
      Class<T> family, Function callee) {
    return callee.span().isOurs() && !callee.isStub()
        ? LibraryOperation.in(family, LibraryTable.operation(callee.symbol()))
        : Optional.empty();
  }

  private static Optional<Contract> ofStream(StreamOperation operation, SymbolId function) {
    return Optional.ofNullable(
        switch (operation) {
          case READ_CHARACTER, UNREAD_CHARACTER, PRINT_CHARACTER, PUT_CHARACTER ->
              call -> call.gives(CHARACTER);
          case PRINT_LINE, PRINT_TEXT -> call -> call.gives(SUCCESS);
          case FLUSH -> call -> call.gives(new Interval(-1, 0));
          case TELL_STREAM_STATE -> call -> call.gives(Interval.ALL);
          case PRINT_FORMATTED ->
              call -> printed(call, LibraryTable.format(function).orElseThrow());
          case SCAN_INPUT -> call -> scanned(call, 0);
          case SCAN_GIVEN -> call -> scanned(call, 1);
          case READ_LINE -> LibraryContracts::line;
          case PRINT_LISTED, PRINT_ERROR, WRITE_ELEMENTS, WRITE_BYTES, READ_BYTES, READ_NUMERAL ->
              null;
        });
  }

  private static Optional<Contract> ofText(TextOperation operation) {
    return Optional.ofNullable(
        switch (operation) {
          case MEASURE_TEXT -> call -> call.gives(length(call, 0));
          case COPY_TEXT -> LibraryContracts::copied;
          case PARSE_NUMERAL -> LibraryContracts::numeral;
          case PARSE_NUMBER -> LibraryContracts::number;
          case PARSE_INT, COMPARE -> call -> call.gives(Interval.ALL);
          case DESCRIBE_ERROR -> null;
        });
  }

  /** What a format prints; only %n writes to what an argument points to. */
  private static List<AbstractState> printed(CallState call, int format) {
    Optional<String> text =
        StringLengths.literal(call.analysis().program, call.state(), call.argument(format));
    if (text.filter(t -> !CountingFormats.storesCounts(t)).isEmpty()) {
      overwriteAllAfter(call, format);
    }
    return call.gives(Interval.ALL);
  }

  /** 7.21.6.2: how many items were assigned, or EOF. */
  private static List<AbstractState> scanned(CallState call, int format) {
    overwriteAllAfter(call, format);
    return call.gives(new Interval(-1, call.arguments().size() - 1L - format));
  }

  private static void overwriteAllAfter(CallState call, int format) {
    for (int i = format + 1; i < call.arguments().size(); i++) {
      if (call.call().arguments().get(i).type() instanceof PointerType pointer) {
        call.overwrites(call.argument(i));
        if (!pointer.target().isInteger() && !(pointer.target() instanceof FloatingType)) {
          // What a conversion like %ms or %p leaves there may be an address.
          call.keeps(call.argument(i));
        }
      }
    }
  }

  /** 7.21.7.2 fgets: at most one less than the size, then a null character. */
  private static List<AbstractState> line(CallState call) {
    AbstractValue line = call.argument(0);
    AbstractValue size = call.argument(1);
    call.overwrites(line);
    CallState read = call.in(call.state().copy());
    List<AbstractState> results = new ArrayList<>(call.gives(AbstractValue.of(0)));
    AbstractState state = read.state();
    AbstractValue length = new StringLengths(state).unknown();
    state.atMost(length, size, -1);
    if (!state.isImpossible()) {
      new StringLengths(state).know(line, length);
      results.addAll(read.gives(line));
    }
    return results;
  }

  /** 7.24.6.3 strlen. */
  private static AbstractValue length(CallState call, int string) {
    return new StringLengths(call.state()).of(call.analysis().program, call.argument(string));
  }

  /** 7.24.2.3 strcpy; the source may lie behind the target, undefined though that is. */
  private static List<AbstractState> copied(CallState call) {
    AbstractValue target = call.argument(0);
    AbstractValue length = length(call, 1);
    call.overwrites(target);
    new StringLengths(call.state()).know(target, length);
    return call.gives(target);
  }

  /** 7.22.1.4 strtol: where a numeral ends is kept, and it may be where the text begins. */
  private static List<AbstractState> numeral(CallState call) {
    AbstractValue end = call.argument(1);
    if (!call.state().range(end).equals(Interval.of(0))) {
      call.keeps(call.argument(0));
      call.overwrites(end);
    }
    return number(call);
  }

  /** Without a sign nothing is negative; a sign comes first, or after white space. */
  private static List<AbstractState> number(CallState call) {
    MemorySlot slot =
        MemorySlot.at(call.argument(0), Cell.of(LETTER), call.analysis().program.model());
    Interval first =
        call.steps().memory().known(slot).map(call.state()::range).orElse(Interval.of(LETTER));
    boolean natural = first.low() > '-' || first.low() > ' ' && first.high() < '-';
    call.mayFail();
    return call.gives(natural ? new Interval(0, Interval.NO_HIGH) : Interval.ALL);
  }
}
