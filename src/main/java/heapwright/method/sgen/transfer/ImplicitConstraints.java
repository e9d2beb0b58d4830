package heapwright.method.sgen.transfer;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.type.FloatingType;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.symbolic.heap.SymbolicValue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/**
 * What expressions ask of numbers without a decision of the source: an index that leads to one
 * element of an array, a divisor, a size.
 */
public final class ImplicitConstraints {
  private final TraceContext context;

  public ImplicitConstraints(TraceContext context) {
    this.context = context;
  }

  /** The conditions under which an expression is what the path takes it for. */
  public List<Form> of(Expression e) {
    List<Form> forms = new ArrayList<>();
    e.operands().forEach(operand -> forms.addAll(of(operand)));
    if (e instanceof Expression.ElementAddress element && isOpen(element.index())) {
      index(element).ifPresent(forms::add);
    } else if (e instanceof Expression.Binary b && divides(b) && isOpen(b.right())) {
      forms.add(condition(b.right(), "!=", 0));
    }
    return forms;
  }

  /** {@code size = 12}: the path goes on with one value. */
  Optional<Form> size(Expression e) {
    return context
        .view()
        .value(e)
        .filter(v -> isOpen(e) && v instanceof SymbolicValue.Number)
        .map(v -> context.view().after().value(((SymbolicValue.Number) v).term()))
        .filter(known -> known.isPresent())
        .map(known -> condition(e, "=", known.getAsLong()));
  }

  private Optional<Form> index(Expression.ElementAddress e) {
    Optional<MachineView.Pointee> base = context.view().pointee(e.base());
    Optional<MachineView.Pointee> element = context.view().pointee(e);
    boolean isPlaced = base.isPresent() && element.isPresent();
    return isPlaced && e.stride() instanceof Expression.IntegerConstant stride
        ? Optional.of(
            condition(
                e.index(), "=", (element.get().offset() - base.get().offset()) / stride.value()))
        : Optional.empty();
  }

  private boolean isOpen(Expression e) {
    Optional<SymbolicValue> value = context.view().value(e);
    return value.isPresent()
        && value.get() instanceof SymbolicValue.Number n
        && !n.term().isConstant();
  }

  private static boolean divides(Expression.Binary e) {
    boolean isQuotient =
        e.operator() == BinaryOperator.DIVIDE || e.operator() == BinaryOperator.REMAINDER;
    return isQuotient && !(e.type() instanceof FloatingType);
  }

  private Form condition(Expression e, String relation, long value) {
    SsaExpression right = SsaExpression.of(Long.toString(value));
    return Form.of(SsaConstraint.condition(context.operands().of(e), relation, right));
  }
}
