package heapwright.source.lower.context;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.symbols.Attributes;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.SymbolTable;
import heapwright.source.parse.text.Attribute;
import heapwright.source.parse.text.Attribute.Name;
import java.util.Collection;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Functions that run before and after {@code main}: constructors are called when it begins, and
 * destructors are registered with {@code atexit} before anything else, so that they run last.
 */
public final class ProgramHooks {
  /** Those without a priority of their own come last, after all that have one. */
  private static final int NO_PRIORITY = 65536;

  private final Map<SymbolId, Hook> constructors = new LinkedHashMap<>();
  private final Map<SymbolId, Hook> destructors = new LinkedHashMap<>();

  private record Hook(SymbolId symbol, FunctionType type, int priority) {}

  /** Notes the function if its attributes make it a hook. */
  public void note(Attributes attributes, Entity.FunctionEntity function) {
    if (!attributes.all().isEmpty()) {
      attributes.find(Name.CONSTRUCTOR).ifPresent(a -> note(a, function, constructors));
      attributes.find(Name.DESTRUCTOR).ifPresent(a -> note(a, function, destructors));
    }
  }

  private static void note(
      Attribute attribute, Entity.FunctionEntity function, Map<SymbolId, Hook> hooks) {
    String argument = attribute.argument();
    int priority = argument.matches("\\d{1,5}") ? Integer.parseInt(argument) : NO_PRIORITY;
    hooks.putIfAbsent(function.symbol(), new Hook(function.symbol(), function.type(), priority));
  }

  /** Emits what happens at the beginning of {@code main}. */
  public void emit(CodeContext code, SourceSpan span) {
    // Destructors run in the reverse order of constructors, and atexit reverses by itself.
    sorted(destructors.values()).forEach(hook -> register(hook, code, span));
    for (Hook hook : sorted(constructors.values())) {
      code.unit().use(hook.symbol());
      call(new Callee.Direct(hook.symbol()), hook.type(), List.of(), code, span);
    }
  }

  private static List<Hook> sorted(Collection<Hook> hooks) {
    return hooks.stream().sorted(Comparator.comparingInt(Hook::priority)).toList();
  }

  private static void register(Hook hook, CodeContext code, SourceSpan span) {
    Type pointer = VoidType.VOID.function(List.of()).pointer();
    FunctionType type = code.model().signedInt().function(List.of(pointer));
    SymbolId atexit = SymbolTable.external("atexit");
    code.unit()
        .functions()
        .declareIfMissing(new FunctionDeclaration(atexit, "atexit", type, Linkage.EXTERNAL, span));
    code.unit().use(atexit);
    code.unit().use(hook.symbol());
    Expression address = new Expression.FunctionAddress(hook.symbol(), pointer, span);
    List<Argument> arguments = List.of(new Argument(address, pointer));
    call(new Callee.Direct(atexit), type, arguments, code, span);
  }

  private static void call(
      Callee callee,
      FunctionType type,
      List<Argument> arguments,
      CodeContext code,
      SourceSpan span) {
    code.emitter().append(new Statement.Call(Optional.empty(), callee, arguments, type, span));
  }
}
