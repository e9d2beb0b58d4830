package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.context.CodeContext;
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

  public CallEmission(CodeContext code) {
    this.code = code;
  }

  /** Calls what a machine itself does. */
  Rvalue callMachine(String name, FunctionType type, List<Argument> passed, SourceSpan span) {
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

  Rvalue emit(Operand.Designator function, List<Argument> passed, boolean used, SourceSpan span) {
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
