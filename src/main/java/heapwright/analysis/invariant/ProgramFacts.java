package heapwright.analysis.invariant;

import heapwright.analysis.CallGraph;
import heapwright.analysis.References;
import heapwright.analysis.TypeBasedAliasing;
import heapwright.ir.Function;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.SortedSet;

/** What is the same for all functions of a program, found out once. */
public final class ProgramFacts {
  /** Streams that read and write the program's own objects, or call its functions. */
  private static final Set<String> STREAMS_ON_MEMORY =
      Set.of(
          "fmemopen",
          "open_memstream",
          "fopencookie",
          "setbuf",
          "setvbuf",
          "setbuffer",
          "setlinebuf",
          "register_printf_function",
          "register_printf_specifier");

  private final Program program;
  private final boolean isOutOfBounds;
  private final boolean streamsMayBeMemory;
  private final boolean isLoose;
  private final TypeBasedAliasing kinship;
  private final GlobalMentions mentions;
  private final FlagCells flagCells;
  private final List<Global> numbers;
  private final CallGraph calls;
  private final SortedSet<Long> thresholds = Widening.endsOfTypes();

  private ProgramFacts(Program program) {
    this.program = program;
    Set<String> names = new HashSet<>();
    for (Function function : program.functions().values()) {
      if (!LibraryContracts.isLibrary(function)) {
        References.of(function).forEach(symbol -> names.add(symbol.key()));
      }
    }
    program
        .globals()
        .values()
        .forEach(global -> References.of(global).forEach(symbol -> names.add(symbol.key())));
    this.streamsMayBeMemory = names.stream().anyMatch(STREAMS_ON_MEMORY::contains);
    this.isOutOfBounds = ReturnsTwice.mayHappen(names) || Packing.mayHappen(program);
    this.isLoose = OverlapRule.isLoose(program);
    this.kinship = new TypeBasedAliasing(program);
    this.mentions = GlobalMentions.in(program);
    this.flagCells = FlagCells.in(program);
    this.numbers = program.globals().values().stream().filter(ProgramFacts::isNumber).toList();
    this.calls = CallGraph.of(program);
    program.functions().values().stream()
        .filter(function -> !LibraryContracts.isLibrary(function))
        .forEach(function -> thresholds.addAll(FunctionOutline.thresholds(function)));
  }

  public static ProgramFacts of(Program program) {
    return new ProgramFacts(program);
  }

  Program program() {
    return program;
  }

  /**
   * Whether the program does something that the analysis does not model, so that nothing is proved.
   */
  boolean isOutOfBounds() {
    return isOutOfBounds;
  }

  /** Whether reading or writing a stream may change what the program can see. */
  boolean streamsMayBeMemory() {
    return streamsMayBeMemory;
  }

  /** For one pass, which notes what it relied on. */
  TypeSeparation typing() {
    return new TypeSeparation(kinship, isLoose);
  }

  GlobalMentions mentions() {
    return mentions;
  }

  private static boolean isNumber(Global global) {
    return global.type().isInteger()
        && !global.readOnly()
        && !global.span().file().path().startsWith("<")
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
  boolean meetsRecursion(SymbolId function) {
    return calls.reachableFrom(function).stream().anyMatch(calls::isRecursive);
  }

  FlagCells flagCells() {
    return flagCells;
  }
}
