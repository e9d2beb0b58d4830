package heapwright.analysis.invariant.fixpoint;

import heapwright.analysis.CallGraph;
import heapwright.analysis.References;
import heapwright.analysis.TypeBasedAliasing;
import heapwright.analysis.invariant.domain.TypeSeparation;
import heapwright.analysis.invariant.join.FlagCells;
import heapwright.analysis.invariant.join.FunctionOutline;
import heapwright.analysis.invariant.join.Widening;
import heapwright.analysis.invariant.state.ExpressionTransfer;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryFact;
import heapwright.world.LibraryTable;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;
import java.util.stream.Collectors;

/** What is the same for all functions of a program, found out once. */
public final class ProgramFacts {
  private final Program program;
  private final boolean isOutOfBounds;
  private final boolean streamsMayBeMemory;
  private final boolean isLoose;
  private final TypeBasedAliasing aliasing;
  private final GlobalMentions mentions;
  private final FlagCells flagCells;
  private final List<Global> numbers;
  private final CallGraph calls;
  private final SortedSet<Long> thresholds = Widening.endsOfTypes();

  private ProgramFacts(Program program) {
    this.program = program;
    Set<SymbolId> symbols = new HashSet<>();
    program.ownFunctions().forEach(function -> symbols.addAll(References.of(function)));
    program.globals().values().forEach(global -> symbols.addAll(References.of(global)));
    this.streamsMayBeMemory = LibraryTable.anyStates(symbols, LibraryFact.STREAMS_ON_MEMORY);
    this.isOutOfBounds =
        LibraryTable.anyStates(symbols, LibraryFact.COMES_BACK_TWICE)
            || OverlapRule.hasPackedRecords(program);
    this.isLoose = OverlapRule.isLoose(program);
    this.aliasing = new TypeBasedAliasing(program);
    this.mentions = GlobalMentions.in(program);
    this.flagCells = FlagCells.in(program);
    this.numbers = program.globals().values().stream().filter(ProgramFacts::isNumber).toList();
    this.calls = CallGraph.of(program);
    program
        .ownFunctions()
        .forEach(function -> thresholds.addAll(FunctionOutline.thresholds(function)));
  }

  public static ProgramFacts of(Program program) {
    return new ProgramFacts(program);
  }

  public Program program() {
    return program;
  }

  /**
   * Whether the program does something that the analysis does not model, so that nothing is proved.
   */
  public boolean isOutOfBounds() {
    return isOutOfBounds;
  }

  /** Whether reading or writing a stream may change what the program can see. */
  boolean streamsMayBeMemory() {
    return streamsMayBeMemory;
  }

  /** For one pass, which notes what it relied on. */
  public TypeSeparation typing() {
    return new TypeSeparation(aliasing, isLoose);
  }

  /** The arrays whose length the program does not say. */
  Set<SymbolId> openArrays() {
    return program.globals().values().stream()
        .filter(Global::isOpenArray)
        .map(Global::symbol)
        .collect(Collectors.toSet());
  }

  public GlobalMentions mentions() {
    return mentions;
  }

  private static boolean isNumber(Global global) {
    return global.type().isInteger()
        && !global.readOnly()
        && !global.span().isOurs()
        && ExpressionTransfer.integer(global.type()).bits() < Long.SIZE;
  }

  /** The user's variables that hold a number and may change. */
  List<Global> numbers() {
    return numbers;
  }

  /** Where numbers of the user's functions tend to stop growing. */
  SortedSet<Long> thresholds() {
    return thresholds;
  }

  boolean isRecursive(SymbolId function) {
    return calls.isRecursive(function);
  }

  /** Whether a function calls one that calls itself, if not by itself then by others. */
  public boolean meetsRecursion(SymbolId function) {
    return calls.reachableFrom(function).stream().anyMatch(calls::isRecursive);
  }

  FlagCells flagCells() {
    return flagCells;
  }
}
