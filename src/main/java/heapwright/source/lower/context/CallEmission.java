package heapwright.source.lower.context;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Emits calls of functions whose arguments have been evaluated. */
public final class CallEmission {
  private final CodeContext code;
  private final LongJumpLowering longJumps;

  /** A call whose operands have been evaluated, and nothing more. */
  public record Prepared(Operand.Designator function, List<Argument> arguments, SourceSpan span) {}

  CallEmission(CodeContext code) {
    this.code = code;
    this.longJumps = new LongJumpLowering(code, this);
  }

  /** The jumps between functions, which are calls that machines make. */
  public LongJumpLowering longJumps() {
    return longJumps;
  }

  /** Emits a call of the source's, whose value is wanted or not: a longjmp may lead behind it. */
  public Rvalue call(Prepared call, boolean used) {
    Operand.Designator function = call.function();
    Rvalue result = emit(function, call.arguments(), used, call.span());
    longJumps.land(call.span());
    if (function.address() instanceof Expression.FunctionAddress address
        && !code.unit().functions().returns(address.symbol())) {
      code.emitter().terminate(new Terminator.Unreachable(call.span()));
    }
    return result;
  }

  /** Calls a library function that is declared, or known to the compiler. */
  public Rvalue callLibrary(
      String name, FunctionType type, List<Argument> passed, boolean used, SourceSpan span) {
    return call(new Prepared(library(name, type, span), passed, span), used);
  }

  /** Calls what a machine itself does. */
  public Rvalue callMachine(
      String name, FunctionType type, List<Argument> passed, SourceSpan span) {
    Operand.Designator function = library(name, type, span);
    return emit(function, passed, !(type.result() instanceof VoidType), span);
  }

  /** The function of this name at file scope; one of this type if it is not declared. */
  public Operand.Designator library(String name, FunctionType type, SourceSpan span) {
    Optional<Entity> known = code.unit().fileScope().find(name);
    Entity.FunctionEntity entity =
        known.isPresent() && known.get() instanceof Entity.FunctionEntity function
            ? function
            : code.unit().declareFunction(name, type, span);
    code.unit().use(entity.symbol());
    FunctionType declared =
        entity.type().kind() == FunctionType.Parameters.UNSPECIFIED ? type : entity.type();
    return new Operand.Designator(
        new Expression.FunctionAddress(entity.symbol(), declared.pointer(), span), declared);
  }

  private Rvalue emit(
      Operand.Designator function, List<Argument> passed, boolean used, SourceSpan span) {
    Callee callee =
        function.address() instanceof Expression.FunctionAddress address
            ? new Callee.Direct(address.symbol())
            : new Callee.Indirect(ImplicitConversions.bare(function.address()));
    Type type = function.type().result();
    Optional<Local> result = result(type, used, span);
    List<Argument> given = callee instanceof Callee.Direct direct ? marked(direct, passed) : passed;
    code.emitter().append(new Statement.Call(result, callee, given, function.type(), span));
    if (result.isEmpty()) {
      return Rvalue.Nothing.NOTHING;
    }
    return LvalueAccess.value(result.get(), span);
  }

  /** The arguments, those marked that the function is declared to want non-null. */
  private List<Argument> marked(Callee.Direct callee, List<Argument> passed) {
    List<Argument> marked = new ArrayList<>(passed);
    for (int i = 0; i < marked.size(); i++) {
      Argument argument = marked.get(i);
      if (argument.type() instanceof PointerType
          && code.unit().functions().wantsNonNull(callee.symbol(), i)) {
        marked.set(i, argument.declaredNonNull());
      }
    }
    return marked;
  }

  private Optional<Local> result(Type type, boolean used, SourceSpan span) {
    if (type instanceof VoidType) {
      return Optional.empty();
    }
    if (type.isScalar()) {
      return used ? Optional.of(code.emitter().temporary(type, span)) : Optional.empty();
    }
    return Optional.of(code.emitter().memoryTemporary(type, span));
  }
}
