package heapwright.method.proof;

import heapwright.analysis.CallGraph;
import heapwright.analysis.Purity;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Unsequenced;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/**
 * What every proof about a function takes for granted where C leaves compilers a choice and the
 * function's result may depend on it.
 */
final class CompilerAssumptions {
  private static final String BUILT_IN = "__builtin_";

  private final Program program;
  private final CallGraph calls;
  private final Purity purity;
  private final LiteralIdentity literals;

  CompilerAssumptions(Program program, CallGraph calls) {
    this.program = program;
    this.calls = calls;
    purity = new Purity(program, calls);
    literals = new LiteralIdentity(program);
  }

  List<String> of(Function root) {
    List<Function> own =
        calls.reachableFrom(root.symbol()).stream()
            .flatMap(symbol -> program.function(symbol).stream())
            .filter(CompilerAssumptions::isOwn)
            .toList();
    List<String> texts = new ArrayList<>();
    if (own.stream().flatMap(f -> f.unsequenced().stream()).anyMatch(this::isOpen)) {
      // C17 6.5p3 and 6.5.2.2p10.
      texts.add("operands and arguments are evaluated in the order that gcc chooses");
    }
    if (literals.matterTo(own)) {
      // C17 6.4.5p7.
      texts.add("equal string literals are one object, and others do not overlap");
    }
    return texts;
  }

  private static boolean isOwn(Function function) {
    return !function.isStub() && !function.span().isOurs();
  }

  /** Whether one operand may change what another one notices. */
  private boolean isOpen(Unsequenced group) {
    List<Unsequenced.Operand> all = group.operands();
    long noticing = all.stream().filter(o -> o.usesMemory() || calls(o)).count();
    return noticing > 1 && all.stream().anyMatch(this::changes);
  }

  private boolean calls(Unsequenced.Operand operand) {
    return operand.callsPointers()
        || operand.callees().stream().anyMatch(name -> !isOperator(name));
  }

  private boolean changes(Unsequenced.Operand operand) {
    return operand.callsPointers() || operand.callees().stream().anyMatch(this::changes);
  }

  private boolean changes(String name) {
    return !isOperator(name)
        && (program.functionsNamed(name).isEmpty()
            || program.functionsNamed(name).stream().anyMatch(this::changes));
  }

  private boolean changes(Function function) {
    Set<SymbolId> reached = calls.reachableFrom(function.symbol());
    return reached.stream().anyMatch(s -> program.function(s).filter(Function::isStub).isPresent())
        || !purity.isPure(function);
  }

  /** Whether a name is the compiler's own for an operation, rather than for a function. */
  private boolean isOperator(String name) {
    return name.startsWith(BUILT_IN)
        && program.functionsNamed(name.substring(BUILT_IN.length())).isEmpty()
        && program.functionsNamed(name).isEmpty();
  }
}
