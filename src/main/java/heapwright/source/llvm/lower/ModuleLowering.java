package heapwright.source.llvm.lower;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.SourceNames;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.llvm.statement.FunctionStatements;
import heapwright.source.llvm.statement.SourceStatements;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule;
import heapwright.source.llvm.text.LlvmModule.GlobalVariable;
import heapwright.source.llvm.text.LlvmModule.Routine;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import heapwright.source.llvm.type.DebugNote;
import heapwright.source.llvm.value.ModuleContext;
import heapwright.source.llvm.value.NotLowered;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.Severity;
import heapwright.source.result.SourceReading;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Predicate;

/** Lowers a module: the door of this package. */
public final class ModuleLowering {
  private static final String CONSTRUCTORS = "llvm.global_ctors";
  private final ModuleContext context;
  private final SourceFile file;
  private final ThrowingRoutines throwing;
  private final SourceStatements texts = new SourceStatements();
  private final Map<SymbolId, Global> globals = new LinkedHashMap<>();
  private final Map<SymbolId, FunctionDeclaration> declarations = new LinkedHashMap<>();
  private final Map<SymbolId, Function> functions = new LinkedHashMap<>();
  private final List<Unsupported> unsupported = new ArrayList<>();
  private final List<Diagnostic> warnings = new ArrayList<>();

  private ModuleLowering(
      LlvmModule module, DataModel model, String unit, Predicate<String> throwsElsewhere) {
    context = new ModuleContext(module, model, unit);
    file = new SourceFile(unit);
    throwing = new ThrowingRoutines(context, throwsElsewhere);
  }

  /**
   * The program of a module.
   *
   * @param unit the name of the file that it was compiled from
   * @param throwsElsewhere whether a function that is only declared may throw
   */
  public static SourceReading.Translated lower(
      LlvmModule module, DataModel model, String unit, Predicate<String> throwsElsewhere) {
    return new ModuleLowering(module, model, unit, throwsElsewhere).run();
  }

  private SourceReading.Translated run() {
    context.module().routines().values().forEach(this::declare);
    ExceptionPaths.declarations(context.model().signedInt())
        .forEach(d -> declarations.putIfAbsent(d.symbol(), d));
    globals.put(ExceptionPaths.FLYING, flying());
    context.module().globals().values().stream()
        .filter(global -> !global.name().startsWith("llvm."))
        .forEach(this::global);
    context.module().routines().values().stream()
        .filter(Routine::isDefined)
        .forEach(this::function);
    context.module().aliases().keySet().forEach(this::alias);
    Program program =
        new Program(
            context.model(),
            globals,
            declarations,
            functions,
            unsupported,
            SourceNames.NONE,
            Map.of(),
            false);
    return new SourceReading.Translated(program, warnings);
  }

  private void declare(Routine routine) {
    if (routine.name().startsWith("llvm.")) {
      return;
    }
    SymbolId symbol = context.symbol(routine.name());
    try {
      declarations.put(
          symbol,
          new FunctionDeclaration(
              symbol,
              RoutineLowering.name(routine, context),
              context.signature(routine),
              linkage(routine),
              span(routine)));
    } catch (NotLowered e) {
      leaveOut(routine, e.getMessage(), span(routine));
    }
  }

  private static Linkage linkage(Routine routine) {
    return ModuleContext.isLocal(routine.words()) ? Linkage.INTERNAL : Linkage.EXTERNAL;
  }

  /** From its first line to the last that has code of it. */
  private SourceSpan span(Routine routine) {
    DebugNote note = context.notes().note(routine.note());
    SourceFile where =
        routine.note().isPresent() ? context.notes().file(note) : new SourceFile("<compiler>");
    int line = Math.max(1, (int) note.number("line"));
    int last =
        routine.blocks().stream()
            .flatMap(block -> block.instructions().stream())
            .mapToInt(i -> context.notes().place(i.location(), where).line())
            .max()
            .orElse(line);
    return new SourceSpan(where, line, 1, Math.max(line, last), Integer.MAX_VALUE);
  }

  private Global flying() {
    Type pointer = VoidType.VOID.pointer();
    return new Global(
        ExceptionPaths.FLYING,
        ExceptionPaths.FLYING.key(),
        pointer,
        Linkage.EXTERNAL,
        Optional.empty(),
        Qualifiers.NONE,
        context.model().size(pointer),
        context.model().alignment(pointer),
        new SourceFile("<compiler>").start());
  }

  private void global(GlobalVariable global) {
    try {
      Global lowered = new GlobalLowering(context, file).lower(global);
      globals.put(lowered.symbol(), lowered);
    } catch (NotLowered e) {
      String message = "'" + global.name() + "' is left out: " + e.getMessage();
      warnings.add(new Diagnostic(file.start(), Severity.WARNING, message));
    }
  }

  private void function(Routine routine) {
    SourceSpan span = span(routine);
    FunctionStatements statements = statements(routine, span);
    CodePlaces places = new CodePlaces(statements, span);
    RoutineContext code = new RoutineContext(context, routine, throwing, places, span);
    try {
      RoutineLowering lowering =
          new RoutineLowering(
              code,
              RoutineLowering.name(routine, context),
              isImplicit(routine) ? Linkage.NONE : linkage(routine),
              span);
      Function function = lowering.lower(isMain(routine) ? constructions(span) : List.of());
      functions.put(function.symbol(), function);
    } catch (NotLowered e) {
      leaveOut(routine, e.getMessage(), code.here().line() == 0 ? span : code.here());
    } catch (RuntimeException e) {
      leaveOut(routine, "internal: " + e, code.here());
    }
  }

  /**
   * Whether no text of the source is its body: what the compiler adds to a class, constructs static
   * objects, deletes objects behind their destructors, or corrects the object before a call.
   */
  private boolean isImplicit(Routine routine) {
    DebugNote note = context.notes().note(routine.note());
    return routine.note().isEmpty()
        || note.text("flags").contains("DIFlagArtificial")
        || routine.name().startsWith("__cxx_global_")
        || routine.name().matches("_ZTh.*|_ZTv.*|_Z.*D0Ev");
  }

  /** Other files may use another name of a function: what a class constructs and its base do. */
  private void alias(String name) {
    Function function = functions.get(context.symbol(name));
    if (function != null) {
      SymbolId symbol = new SymbolId(name);
      functions.put(
          symbol,
          new Function(
              symbol,
              function.name(),
              function.type(),
              Linkage.NONE,
              function.parameters(),
              function.locals(),
              function.blocks(),
              function.statements(),
              function.span()));
    }
  }

  private static boolean isMain(Routine routine) {
    return routine.name().equals("main");
  }

  private void leaveOut(Routine routine, String construct, SourceSpan at) {
    String name = RoutineLowering.name(routine, context);
    unsupported.add(new Unsupported(context.symbol(routine.name()), name, construct, at));
    String message = "'" + name + "' is left out: " + construct + " is not supported";
    warnings.add(new Diagnostic(at, Severity.WARNING, message));
  }

  private FunctionStatements statements(Routine routine, SourceSpan span) {
    DebugNote note = context.notes().note(routine.note());
    int brace = (int) note.number("scopeLine");
    List<SourceSpan> code =
        routine.blocks().stream()
            .flatMap(block -> block.instructions().stream())
            .filter(instruction -> !isDeclaration(instruction))
            .filter(i -> !(i.operation() instanceof LlvmInstruction.Jump))
            .map(LlvmInstruction::location)
            .map(location -> context.notes().place(location, span.file()))
            .filter(place -> place.line() > 0)
            .toList();
    return texts.of(code, brace).orElseGet(() -> SourceStatements.none(span.file()));
  }

  private static boolean isDeclaration(LlvmInstruction instruction) {
    return instruction.operation() instanceof LlvmInstruction.Call call
        && FrameSlots.isNamed(call, "llvm.dbg.");
  }

  /** What runs before {@code main}: the constructors of objects with static storage. */
  private List<Statement> constructions(SourceSpan span) {
    GlobalVariable list = context.module().globals().get(CONSTRUCTORS);
    if (list == null
        || list.initialiser().isEmpty()
        || !(list.initialiser().get() instanceof LlvmValue.Aggregate entries)) {
      return List.of();
    }
    List<LlvmValue.Aggregate> sorted = new ArrayList<>();
    entries.elements().forEach(entry -> sorted.add((LlvmValue.Aggregate) entry.value()));
    sorted.sort(Comparator.comparing(ModuleLowering::priority));
    return sorted.stream().map(entry -> construction(entry, span)).toList();
  }

  private static BigInteger priority(LlvmValue.Aggregate entry) {
    TypedValue priority = entry.elements().get(0);
    return ((LlvmValue.Number) priority.value()).value();
  }

  private Statement construction(LlvmValue.Aggregate entry, SourceSpan span) {
    String name = ((LlvmValue.Symbol) entry.elements().get(1).value()).name();
    return new Statement.Call(
        Optional.empty(),
        new Callee.Direct(context.symbol(name)),
        List.<Argument>of(),
        VoidType.VOID.function(List.of()),
        span);
  }
}
