package heapwright.method.proof;

import heapwright.analysis.CallGraph;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.Program;
import heapwright.ir.code.Channel;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.world.CountingFormats;
import heapwright.world.HandedFunctions;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * What every proof about a function takes for granted of the functions outside of the program that
 * it calls, itself or through others of the program.
 */
final class OutsideAssumptions {
  private final Program program;
  private final CallGraph calls;

  OutsideAssumptions(Program program, CallGraph calls) {
    this.program = program;
    this.calls = calls;
  }

  List<String> of(Function root) {
    Set<SymbolId> outside = outside(root);
    List<String> texts = new ArrayList<>();
    if (outside.stream().anyMatch(this::takesConstants)) {
      // C17 6.7.3p6 lets a callee cast const away, if the object itself is not const.
      texts.add("functions that are only declared do not write through pointers to const");
    }
    if (LibraryTable.anyStates(outside, LibraryFact.BY_LOCALE)) {
      texts.add("the locale is \"C\"");
    }
    if (LibraryTable.anyStates(outside, LibraryFact.AS_GLIBC)) {
      texts.add("where C leaves the library a choice, it does as glibc");
    }
    if (LibraryTable.anyStates(outside, LibraryFact.BY_ROUNDING)
        || own(root).stream()
            .flatMap(f -> program.function(f).stream())
            .anyMatch(OutsideAssumptions::rounds)) {
      // C17 7.6.1p2: callers may run functions in another direction under FENV_ACCESS.
      texts.add("floating-point results are rounded to nearest");
    }
    if (own(root).stream().anyMatch(this::printsByUnknownFormats)) {
      texts.add("formats that are not literals do not have %n in them");
    }
    if (LibraryTable.anyStates(outside, LibraryFact.READS)) {
      texts.add("reading from streams does not fail, and nothing comes after their end");
    }
    return texts;
  }

  /** For goals in any function of the program that the function leads to. */
  List<String> inCallees(Function root) {
    Set<SymbolId> callees = new LinkedHashSet<>(own(root));
    callees.remove(root.symbol());
    return callees.stream().flatMap(callee -> in(callee, root).stream()).distinct().toList();
  }

  /**
   * For goals in a function that others begin at. That the outside calls the first function once
   * more adds nothing, since a proof holds for all its calls; what was handed out, tests call.
   */
  List<String> in(SymbolId callee, Function root) {
    if (callee.equals(root.symbol()) || !callsOutside(root)) {
      return List.of();
    }
    List<Function> handed = HandedFunctions.in(program);
    boolean isWithinReach =
        program
            .ownFunctions()
            .filter(f -> !f.isStub() && f.linkage() != Linkage.INTERNAL)
            .filter(f -> !f.symbol().equals(root.symbol()) && !handed.contains(f))
            .anyMatch(
                f -> f.symbol().equals(callee) || own(f).stream().anyMatch(o -> leads(o, callee)));
    return isWithinReach
        ? List.of("functions that are only declared call no functions but those handed to them")
        : List.of();
  }

  boolean callsOutside(Function root) {
    return outside(root).stream().anyMatch(this::callsBack);
  }

  private boolean leads(SymbolId caller, SymbolId callee) {
    return calls.callees(caller).contains(callee);
  }

  /** Whether it may write to all memory that it knows, and so call what it knows. */
  private boolean callsBack(SymbolId symbol) {
    return program.function(symbol).filter(Function::isStub).stream()
        .flatMap(Function::code)
        .anyMatch(OutsideAssumptions::writesMemory);
  }

  private static boolean writesMemory(Statement statement) {
    return statement instanceof Statement.Havoc havoc
        && havoc.targets().stream().anyMatch(t -> t.channel().kind() == Channel.Kind.MEMORY);
  }

  private Set<SymbolId> outside(Function root) {
    Set<SymbolId> outside = new LinkedHashSet<>();
    own(root).forEach(own -> outside.addAll(calls.callees(own)));
    outside.removeIf(this::isOwn);
    return outside;
  }

  /** The function and those of the program that it leads to through others of the program. */
  private Set<SymbolId> own(Function root) {
    return BreadthFirstSearch.reachable(
        List.of(root.symbol()), f -> calls.callees(f).stream().filter(this::isOwn).toList());
  }

  private static boolean rounds(Function function) {
    return function
        .expressions()
        .flatMap(Expression::parts)
        .filter(e -> e.type() instanceof FloatingType)
        .anyMatch(e -> e instanceof Expression.Binary || isNarrowing(e));
  }

  private static boolean isNarrowing(Expression e) {
    return e instanceof Expression.Conversion c
        && (c.operand().type() instanceof IntegerType i
            ? i.bits() > (c.type() == FloatingType.FLOAT ? 24 : 53)
            : c.operand().type() instanceof FloatingType from
                && from.compareTo((FloatingType) c.type()) > 0);
  }

  private boolean printsByUnknownFormats(SymbolId function) {
    return program.function(function).stream()
        .flatMap(Function::calls)
        .anyMatch(this::printsByUnknownFormat);
  }

  private boolean printsByUnknownFormat(Statement.Call call) {
    return CountingFormats.format(call)
        .filter(format -> CountingFormats.fixedText(program, format).isEmpty())
        .isPresent();
  }

  private boolean isOwn(SymbolId symbol) {
    return program.function(symbol).filter(f -> !f.isStub() && !f.span().isOurs()).isPresent();
  }

  private boolean takesConstants(SymbolId symbol) {
    boolean isDeclaredOnly =
        program.function(symbol).filter(Function::isStub).isPresent()
            && LibraryTable.contract(symbol).isEmpty();
    return isDeclaredOnly && takesConstants(program.function(symbol).get().type());
  }

  private static boolean takesConstants(FunctionType type) {
    return type.parameters().stream()
        .anyMatch(p -> p instanceof PointerType pointer && pointer.qualifiers().isConst());
  }
}
