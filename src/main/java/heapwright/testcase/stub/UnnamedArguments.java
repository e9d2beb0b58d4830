package heapwright.testcase.stub;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Argument;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.function.Predicate;

/**
 * Arguments that no declaration names: those behind {@code ...}, and all of a function that is
 * declared without a prototype. Code outside of the program may write through pointers among them.
 * Each list of their types is a variant of the function, whose stub names them.
 */
public final class UnnamedArguments {
  private final Map<SymbolId, List<FunctionDeclaration>> variants = new LinkedHashMap<>();
  private final Adding adds;
  private final Predicate<SymbolId> isWriting;
  private final Program program;

  /** Makes the stub of a variant. */
  interface Adding {
    /**
     * @param declaration the function's, with the type that names the arguments
     * @param symbol the variant's own
     * @param names of the parameters; no two variants of a function share that of an argument
     */
    void add(FunctionDeclaration declaration, SymbolId symbol, List<String> names);
  }

  /**
   * @param isWriting whether a function is only declared and may write through its arguments
   */
  UnnamedArguments(Program program, Predicate<SymbolId> isWriting, Adding adds) {
    this.program = program;
    this.isWriting = isWriting;
    this.adds = adds;
  }

  /** Whether a stub is that of a variant; the test's program has none for it. */
  public static boolean isVariant(Function stub) {
    return stub.isStub() && stub.symbol().key().endsWith(")");
  }

  /** The variants of a function among the stubs of a program. */
  public static List<Function> variants(Program program, Function stub) {
    return program.functions().values().stream()
        .filter(f -> isVariant(f) && f.name().equals(stub.name()))
        .toList();
  }

  /** The function, with its calls to functions that are only declared led to their variants. */
  Function named(Function function) {
    boolean isConcerned = function.code().anyMatch(this::isConcerned);
    return isConcerned
        ? function.withBlocks(function.blocks().stream().map(this::named).toList())
        : function;
  }

  private BasicBlock named(BasicBlock block) {
    List<Statement> statements = new ArrayList<>();
    block.statements().forEach(s -> statements.add(isConcerned(s) ? named((Statement.Call) s) : s));
    return new BasicBlock(block.id(), statements, block.terminator());
  }

  private boolean isConcerned(Statement statement) {
    return statement instanceof Statement.Call call
        && call.callee() instanceof Callee.Direct direct
        && isWriting.test(direct.symbol())
        && unnamed(call, program.declarations().get(direct.symbol())).stream()
            .anyMatch(argument -> argument.type() instanceof PointerType);
  }

  private static List<Argument> unnamed(Statement.Call call, FunctionDeclaration declared) {
    int named = declared.type().parameters().size();
    return call.arguments().size() <= named
        ? List.of()
        : call.arguments().subList(named, call.arguments().size());
  }

  private Statement named(Statement.Call call) {
    SymbolId symbol = ((Callee.Direct) call.callee()).symbol();
    FunctionDeclaration declared = program.declarations().get(symbol);
    List<Type> types = new ArrayList<>(declared.type().parameters());
    unnamed(call, declared).forEach(argument -> types.add(argument.type()));
    FunctionType type =
        new FunctionType(declared.type().result(), types, FunctionType.Parameters.FIXED);
    SymbolId variant = new SymbolId(symbol.key() + type.declare(""));
    List<FunctionDeclaration> known = variants.computeIfAbsent(symbol, s -> new ArrayList<>());
    if (known.stream().noneMatch(other -> other.type().equals(type))) {
      known.add(declared.withType(type));
      adds.add(declared.withType(type), variant, names(declared, type, known.size()));
    }
    return new Statement.Call(
        call.result(), new Callee.Direct(variant), call.arguments(), type, call.span());
  }

  private static List<String> names(FunctionDeclaration declared, FunctionType type, int number) {
    int named = declared.type().parameters().size();
    List<String> names = new ArrayList<>();
    for (int place = 0; place < type.parameters().size(); place++) {
      boolean isOwn = place >= named && number > 1;
      names.add("a" + (place + 1) + (isOwn ? "_" + number : ""));
    }
    return names;
  }
}
