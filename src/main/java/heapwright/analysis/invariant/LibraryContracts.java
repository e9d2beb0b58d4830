package heapwright.analysis.invariant;

import heapwright.ir.Function;
import heapwright.ir.Statement;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * What the C library promises of its functions, for those whose models would cost too much to
 * follow or keep what they do in objects that programs cannot see (streams). Section numbers are
 * C17's; where the standard leaves something open, glibc decides.
 */
final class LibraryContracts {
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
    List<AbstractState> after(LibraryCall call);
  }

  /** Functions of streams, which are never followed. */
  private static final Map<String, Contract> STREAMS =
      Map.ofEntries(
          Map.entry("getchar", call -> call.gives(CHARACTER)),
          Map.entry("getc", call -> call.gives(CHARACTER)),
          Map.entry("fgetc", call -> call.gives(CHARACTER)),
          Map.entry("ungetc", call -> call.gives(CHARACTER)),
          Map.entry("putchar", call -> call.gives(CHARACTER)),
          Map.entry("putc", call -> call.gives(CHARACTER)),
          Map.entry("fputc", call -> call.gives(CHARACTER)),
          Map.entry("puts", call -> call.gives(SUCCESS)),
          Map.entry("fputs", call -> call.gives(SUCCESS)),
          Map.entry("fflush", call -> call.gives(new Interval(-1, 0))),
          Map.entry("feof", call -> call.gives(Interval.ALL)),
          Map.entry("ferror", call -> call.gives(Interval.ALL)),
          Map.entry("printf", call -> call.prints(0)),
          Map.entry("fprintf", call -> call.prints(1)),
          Map.entry("scanf", call -> call.scans(0)),
          Map.entry("fscanf", call -> call.scans(1)),
          Map.entry("sscanf", call -> call.scans(1)),
          Map.entry("fgets", LibraryContracts::line),
          Map.entry("exit", call -> List.of()),
          Map.entry("_Exit", call -> List.of()),
          Map.entry("quick_exit", call -> List.of()),
          Map.entry("abort", call -> List.of()),
          Map.entry("__assert_fail", call -> List.of()));

  /** Functions whose models say more if they can be followed round by round. */
  private static final Map<String, Contract> STRINGS =
      Map.of(
          "strlen", LibraryContracts::length,
          "strcpy", LibraryContracts::copied,
          "strtol", LibraryContracts::numeral,
          "strtoll", LibraryContracts::numeral,
          "atoi", call -> call.gives(Interval.ALL),
          "atol", LibraryContracts::number,
          "atoll", LibraryContracts::number,
          "strcmp", call -> call.gives(Interval.ALL),
          "strncmp", call -> call.gives(Interval.ALL),
          "memcmp", call -> call.gives(Interval.ALL));

  private final InvariantAnalysis analysis;
  private final int frame;

  LibraryContracts(InvariantAnalysis analysis, int frame) {
    this.analysis = analysis;
    this.frame = frame;
  }

  static boolean isLibrary(Function function) {
    return function.span().file().path().startsWith("<");
  }

  /** Whether a function's body may be followed: the user's own, or a model without hidden state. */
  static boolean isOpen(Function function) {
    String path = function.span().file().path();
    boolean isModel = FOLLOWED.contains(path.substring(path.lastIndexOf('/') + 1));
    return isModel || !isLibrary(function) && !function.isStub();
  }

  /** By the contract of a function of streams. */
  Optional<List<AbstractState>> ofStreams(
      AbstractState state, Function callee, Statement.Call call, List<AbstractValue> arguments) {
    boolean holds = !analysis.facts.streamsMayBeMemory();
    return holds ? by(STREAMS, state, callee, call, arguments) : Optional.empty();
  }

  /** By the contract of a function on strings. */
  Optional<List<AbstractState>> ofStrings(
      AbstractState state, Function callee, Statement.Call call, List<AbstractValue> arguments) {
    return by(STRINGS, state, callee, call, arguments);
  }

  private Optional<List<AbstractState>> by(
      Map<String, Contract> contracts,
      AbstractState state,
      Function callee,
      Statement.Call call,
      List<AbstractValue> arguments) {
    Contract contract = isLibrary(callee) && !callee.isStub() ? contracts.get(callee.name()) : null;
    boolean fits = arguments.size() >= callee.parameters().size();
    return contract == null || !fits
        ? Optional.empty()
        : Optional.of(contract.after(new LibraryCall(analysis, frame, state, call, arguments)));
  }

  /** 7.21.7.2 fgets: at most one less than the size, then a null character. */
  private static List<AbstractState> line(LibraryCall call) {
    AbstractValue line = call.argument(0);
    AbstractValue size = call.argument(1);
    call.overwrites(line);
    LibraryCall read = call.otherwise();
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
  private static List<AbstractState> length(LibraryCall call) {
    return call.gives(call.length(call.argument(0)));
  }

  /** 7.24.2.3 strcpy; the source may lie behind the target, undefined though that is. */
  private static List<AbstractState> copied(LibraryCall call) {
    AbstractValue target = call.argument(0);
    AbstractValue length = call.length(call.argument(1));
    call.overwrites(target);
    new StringLengths(call.state()).know(target, length);
    return call.gives(target);
  }

  /** 7.22.1.4 strtol: where a numeral ends is kept, and it may be where the text begins. */
  private static List<AbstractState> numeral(LibraryCall call) {
    AbstractValue end = call.argument(1);
    if (!call.state().range(end).equals(Interval.of(0))) {
      call.keeps(call.argument(0));
      call.overwrites(end);
    }
    return number(call);
  }

  /** Without a sign nothing is negative; a sign comes first, or after white space. */
  private static List<AbstractState> number(LibraryCall call) {
    Interval first = call.character(call.argument(0));
    boolean natural = first.low() > '-' || first.low() > ' ' && first.high() < '-';
    call.mayFail();
    return call.gives(natural ? new Interval(0, Interval.NO_HIGH) : Interval.ALL);
  }
}
