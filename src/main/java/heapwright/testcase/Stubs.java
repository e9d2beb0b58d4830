package heapwright.testcase;

import heapwright.ir.Function;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.FunctionType;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Linkage;
import heapwright.ir.Program;
import heapwright.ir.SourceFile;
import heapwright.ir.SourceSpan;
import heapwright.ir.SymbolId;
import heapwright.ir.Type;
import heapwright.ir.Unsupported;
import heapwright.ir.VoidType;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import java.util.stream.Collectors;

/**
 * Completes a program with what it only declares. Each call of such a function gives the next of
 * its answers, which are an array that the input sets; nothing else is taken to happen in it. A
 * function that never comes back ends the program. Objects are given their declared type.
 */
public final class Stubs {
  /** How many calls of one function are answered. */
  public static final int ANSWERS = 256;

  private static final SourceFile FILE = new SourceFile("<stubs>");

  /** Not one of ours, for a test may set it. */
  private static final SourceFile ANSWERS_FILE = new SourceFile("(answers)");

  private final Program program;
  private final Set<SymbolId> endless;
  private final Map<SymbolId, Global> globals;
  private final Map<SymbolId, Function> functions;

  private Stubs(Program program) {
    this.program = program;
    endless = Dying.of(program);
    globals = new LinkedHashMap<>(program.globals());
    functions = new LinkedHashMap<>(program.functions());
  }

  /**
   * The program with a body for every function and an initial value for every object.
   *
   * @param isProvided whether whoever runs the program has a function of his own for a symbol
   */
  public static Program complete(Program program, Predicate<SymbolId> isProvided) {
    Stubs stubs = new Stubs(program);
    Set<SymbolId> left =
        program.unsupported().stream().map(Unsupported::symbol).collect(Collectors.toSet());
    program.declarations().values().stream()
        .filter(f -> f.linkage() != Linkage.INTERNAL && !left.contains(f.symbol()))
        .filter(f -> !program.functions().containsKey(f.symbol()))
        .filter(f -> !isProvided.test(f.symbol()))
        .forEach(stubs::add);
    program.globals().values().stream()
        .filter(g -> g.initialiser().isEmpty() && g.size() > 0)
        .forEach(stubs::define);
    return new Program(
        program.model(),
        stubs.globals,
        program.declarations(),
        stubs.functions,
        program.unsupported());
  }

  /** Whether a function is a stub. */
  public static boolean isStub(Function function) {
    return function.span().file().equals(FILE);
  }

  /** Whether the source only declares an object. */
  public static boolean isDeclaredOnly(Global global) {
    return global.span().file().equals(ANSWERS_FILE) && global.linkage() == Linkage.EXTERNAL;
  }

  /** The answers of a stub; none if it gives none. */
  public static Optional<Global> answers(Function stub, Program program) {
    return Optional.ofNullable(program.globals().get(answersOf(stub.symbol())));
  }

  private static SymbolId answersOf(SymbolId function) {
    return new SymbolId(function.key() + "_answers");
  }

  private static SourceSpan span(SourceFile file) {
    return new SourceSpan(file, 1, 1, 1, 1);
  }

  private void define(Global declared) {
    Global defined =
        new Global(
            declared.symbol(),
            declared.name(),
            declared.type(),
            Linkage.EXTERNAL,
            Optional.of(new Initialiser(List.of())),
            declared.readOnly(),
            declared.size(),
            declared.alignment(),
            span(ANSWERS_FILE));
    globals.put(declared.symbol(), defined);
  }

  private void add(FunctionDeclaration function) {
    FunctionType type = function.type();
    boolean answers = !(type.result() instanceof VoidType) && !endless.contains(function.symbol());
    StubBody body = new StubBody(program.model(), function, span(FILE));
    if (answers) {
      Global list =
          object(answersOf(function.symbol()), type.result().array(ANSWERS), ANSWERS_FILE);
      SymbolId counter = new SymbolId(function.symbol().key() + "_calls");
      Global calls = object(counter, program.model().differenceType(), FILE);
      globals.put(list.symbol(), list);
      globals.put(counter, calls);
      functions.put(function.symbol(), body.answering(list, calls));
    } else {
      functions.put(
          function.symbol(),
          endless.contains(function.symbol()) ? body.exiting() : body.returning());
    }
  }

  private Global object(SymbolId symbol, Type type, SourceFile file) {
    return new Global(
        symbol,
        symbol.key(),
        type,
        Linkage.INTERNAL,
        Optional.of(new Initialiser(List.of())),
        false,
        program.model().size(type),
        program.model().alignment(type),
        span(file));
  }
}
