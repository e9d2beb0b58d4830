package heapwright.world;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.code.ErrnoAccess;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.world.LibraryOperation.EndOperation;
import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.Set;
import java.util.function.Predicate;

/**
 * The functions of the library whose answers are not the program's to know, with their contracts:
 * the resource {@code library}, a row for functions that may do the same.
 */
public final class LibraryTable {
  private record Row(
      Contract contract,
      boolean ifUsed,
      List<String> unless,
      OptionalInt format,
      Optional<LibraryOperation> operation,
      OptionalInt lent,
      Set<LibraryFact> facts) {
    boolean isModelled() {
      return facts.contains(LibraryFact.MODELLED);
    }
  }

  /** How the clauses begin that are no {@link LibraryFact}. */
  private static final Set<String> CLAUSES =
      Set.of(
          "pure", "waits", "open", "returns", "limited", "stores", "needs", "writes", "errno",
          "formats", "does", "lends", "if", "unless");

  private static final Map<String, Row> ROWS = read();

  private static final String AMONG_MODELS = "__hw_model_";

  private LibraryTable() {}

  /** The name by which models call a function that the outside plays for the program. */
  public static SymbolId amongModels(SymbolId function) {
    return new SymbolId(AMONG_MODELS + function.key());
  }

  /** The function of the library that a name stands for, also one among models. */
  public static SymbolId listed(SymbolId function) {
    String key = function.key();
    return key.startsWith(AMONG_MODELS)
        ? new SymbolId(key.substring(AMONG_MODELS.length()))
        : function;
  }

  /** What a function of the library may do that has a row. */
  public static Optional<Contract> contract(SymbolId function) {
    return Optional.ofNullable(ROWS.get(function.key()))
        .filter(row -> !row.isModelled())
        .map(Row::contract);
  }

  /** The same where a program declares the function with that type. */
  public static Optional<Contract> contract(SymbolId function, FunctionType type) {
    return contract(function).map(contract -> contract.declaredAs(type));
  }

  /** Whether a function has a row, modelled or not. */
  public static boolean lists(SymbolId function) {
    return ROWS.containsKey(function.key());
  }

  /** Whether a fact is known of a function of the library. */
  public static boolean states(SymbolId function, LibraryFact fact) {
    Row row = ROWS.get(listed(function).key());
    return row != null && row.facts().contains(fact);
  }

  public static boolean anyStates(Set<SymbolId> functions, LibraryFact fact) {
    return functions.stream().anyMatch(function -> states(function, fact));
  }

  /** What a function does, if interpreters may know that without its model. */
  public static Optional<LibraryOperation> operation(SymbolId function) {
    return Optional.ofNullable(ROWS.get(listed(function).key())).flatMap(Row::operation);
  }

  /** The functions that do something, in the order of the table, which is that of their widths. */
  public static List<SymbolId> functions(LibraryOperation operation) {
    return ROWS.entrySet().stream()
        .filter(row -> row.getValue().operation().filter(operation::equals).isPresent())
        .map(row -> new SymbolId(row.getKey()))
        .toList();
  }

  /** The only function that does something. */
  public static SymbolId function(LibraryOperation operation) {
    List<SymbolId> all = functions(operation);
    if (all.size() != 1) {
      throw new IllegalStateException(operation + " is done by " + all);
    }
    return all.get(0);
  }

  /** Whether a call does not come back. */
  public static boolean ends(SymbolId function) {
    return operation(function).filter(EndOperation.class::isInstance).isPresent();
  }

  /** Whether a program refers to a function of the library of which a fact is known. */
  public static boolean mentions(Program program, LibraryFact fact) {
    return mentions(program, symbol -> states(symbol, fact));
  }

  static boolean mentions(Program program, Predicate<SymbolId> isAsked) {
    return program.declarations().values().stream()
        .filter(declared -> !declared.span().isOurs())
        .anyMatch(declared -> isAsked.test(declared.symbol()));
  }

  /** Which parameter says how to print the ones behind it, if the function prints like that. */
  public static OptionalInt format(SymbolId function) {
    Row row = ROWS.get(listed(function).key());
    return row == null ? OptionalInt.empty() : row.format();
  }

  /** Which parameter a stream keeps for its buffer, if the function sets one. */
  static OptionalInt lent(SymbolId function) {
    Row row = ROWS.get(function.key());
    return row == null ? OptionalInt.empty() : row.lent();
  }

  /** The argument that a call of a function of the library has at a place which the table tells. */
  static Optional<Expression> argument(
      Statement.Call call, java.util.function.Function<SymbolId, OptionalInt> parameter) {
    return call.target()
        .map(parameter)
        .filter(place -> place.isPresent() && place.getAsInt() < call.arguments().size())
        .map(place -> call.arguments().get(place.getAsInt()).value());
  }

  /** Whether a call leaves errno alone, unless it fails in a manner that is modelled. */
  public static boolean keepsErrno(SymbolId function) {
    return states(function, LibraryFact.KEEPS_ERRNO);
  }

  /** The functions that are played by contract in a program. */
  public static Map<SymbolId, Contract> played(Program program) {
    Set<SymbolId> used = new HashSet<>();
    boolean hasErrno = program.declaresErrno();
    List<Set<SymbolId>> callers = new ArrayList<>();
    for (Function function : program.functions().values()) {
      Set<SymbolId> called = new HashSet<>();
      function.calls().forEach(call -> note(call, called, used));
      if (hasErrno && called.contains(ErrnoAccess.PLACE)) {
        // What errno tells of a call is a result, too.
        used.addAll(called);
      }
      callers.add(called);
    }
    // A stub does not know what %n stores; the model does.
    boolean isCounting = CountingFormats.areUsedIn(program);
    Map<SymbolId, Contract> played = new LinkedHashMap<>();
    for (FunctionDeclaration declared : program.declarations().values()) {
      SymbolId symbol = declared.symbol();
      Row row = ROWS.get(symbol.key());
      boolean isOwn = program.functions().containsKey(symbol);
      boolean isExact = row != null && isCounting && row.format().isPresent();
      if (row != null
          && !row.isModelled()
          && !isOwn
          && !isExact
          && applies(symbol, row, used, callers)) {
        played.put(symbol, row.contract().declaredAs(declared.type()));
      }
    }
    return played;
  }

  private static boolean applies(
      SymbolId symbol, Row row, Set<SymbolId> used, List<Set<SymbolId>> callers) {
    // A function that calls this one alone may be called with whatever went before.
    List<SymbolId> unless = row.unless().stream().map(SymbolId::new).toList();
    boolean isExact =
        !unless.isEmpty()
            && callers.stream()
                .filter(called -> called.contains(symbol))
                .allMatch(called -> unless.stream().anyMatch(called::contains));
    return !isExact && (!row.ifUsed() || used.contains(symbol));
  }

  private static void note(Statement.Call call, Set<SymbolId> called, Set<SymbolId> used) {
    call.target().ifPresent(called::add);
    call.target().filter(symbol -> call.result().isPresent()).ifPresent(used::add);
  }

  private static Map<String, Row> read() {
    Map<String, Row> rows = new LinkedHashMap<>();
    text()
        .lines()
        .filter(line -> !line.isBlank() && !line.startsWith("#"))
        .forEach(line -> add(line, rows));
    return rows;
  }

  private static void add(String line, Map<String, Row> rows) {
    int colon = line.indexOf(':');
    Map<String, List<String>> clauses = new HashMap<>();
    Set<LibraryFact> facts = EnumSet.noneOf(LibraryFact.class);
    for (String clause : line.substring(colon + 1).strip().split(", *")) {
      List<String> words = List.of(clause.split(" "));
      if (CLAUSES.contains(words.get(0))) {
        clauses.put(words.get(0), words.subList(1, words.size()));
      } else {
        facts.add(LibraryFact.named(clause));
      }
    }
    Row row =
        new Row(
            contract(clauses, facts.contains(LibraryFact.KEEPS_ERRNO)),
            clauses.containsKey("if"),
            clauses.getOrDefault("unless", List.of()),
            parameter(clauses, "formats"),
            Optional.ofNullable(clauses.get("does"))
                .map(words -> LibraryOperation.named(String.join(" ", words))),
            parameter(clauses, "lends"),
            facts);
    for (String name : line.substring(0, colon).split(" ")) {
      if (rows.put(name, row) != null) {
        throw new IllegalStateException("two rows of the library's table for " + name);
      }
    }
  }

  private static Contract contract(Map<String, List<String>> clauses, boolean keepsErrno) {
    boolean isOpen = clauses.containsKey("open");
    // C17 7.5p3: no function of the library sets it to 0. POSIX System Interfaces 2.3: what a call
    // that succeeds leaves in errno is unspecified.
    Optional<Channel.Range> errno =
        isOpen && !clauses.containsKey("errno")
            ? Contract.OPEN.errno()
            : Optional.of(new Channel.Range(1, Integer.MAX_VALUE))
                .filter(range -> clauses.containsKey("errno") || !keepsErrno);
    return new Contract(
        Optional.ofNullable(clauses.get("returns")).map(words -> range(words.get(0))),
        parameter(clauses, "limited"),
        parameter(clauses, "stores"),
        clauses.getOrDefault("needs", List.of()).stream().map(LibraryTable::place).toList(),
        isOpen || clauses.containsKey("writes"),
        isOpen || clauses.containsKey("waits"),
        errno);
  }

  private static OptionalInt parameter(Map<String, List<String>> clauses, String keyword) {
    return clauses.containsKey(keyword)
        ? OptionalInt.of(place(clauses.get(keyword).get(0)))
        : OptionalInt.empty();
  }

  /** The table counts parameters from 1. */
  private static int place(String number) {
    return Integer.parseInt(number) - 1;
  }

  private static Channel.Range range(String text) {
    int dots = text.indexOf("..");
    return new Channel.Range(
        Long.parseLong(text.substring(0, dots)), Long.parseLong(text.substring(dots + 2)));
  }

  private static String text() {
    try (InputStream stream = LibraryTable.class.getResourceAsStream("/heapwright/world/library")) {
      return new String(stream.readAllBytes(), StandardCharsets.UTF_8);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
