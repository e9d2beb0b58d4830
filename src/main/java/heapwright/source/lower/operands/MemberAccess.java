package heapwright.source.lower.operands;

import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.Folding;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Operand;
import heapwright.source.lower.values.Rvalue;
import heapwright.source.lower.values.WeakAddresses;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** {@code .}, {@code ->}, {@code []}, {@code *} and {@code &}. */
public final class MemberAccess {
  private final CodeContext code;
  private final Folding folding;
  private final ImplicitConversions conversions;
  private final WeakAddresses weak;

  public MemberAccess(CodeContext code) {
    this.code = code;
    this.folding = code.folding();
    this.conversions = code.conversions();
    this.weak = code.weak();
  }

  public Lvalue field(IASTFieldReference node) {
    Lvalue.Memory owner =
        node.isPointerDereference()
            ? object(code.expressions().scalar(node.getFieldOwner()), node)
            : memory(code.expressions().place(node.getFieldOwner()), node);
    return field(owner, node.getFieldName().toString(), node);
  }

  private static Lvalue.Memory memory(Lvalue place, IASTNode node) {
    if (place instanceof Lvalue.Memory memory) {
      return memory;
    }
    throw new SourceError(node, "request for a member in something not a structure or union");
  }

  /** A member of an object by its name. */
  public Lvalue.Memory field(Lvalue.Memory owner, String name, IASTNode node) {
    if (!(owner.type() instanceof RecordType record)) {
      throw new SourceError(node, "request for member '" + name + "' in a " + owner.type());
    }
    MemberPath path =
        MemberPath.find(record, name)
            .orElseThrow(
                () -> new SourceError(node, "'" + record + "' has no member named '" + name + "'"));
    SourceSpan span = code.span(node);
    Expression address = owner.address();
    Qualifiers qualifiers = owner.qualifiers();
    for (MemberPath.Step step : path.steps()) {
      qualifiers = qualifiers.and(step.field().qualifiers());
      PointerType type = new PointerType(step.field().type(), qualifiers);
      address = folding.field(address, step.record(), step.field(), type, span);
    }
    return new Lvalue.Memory(address, ImplicitConversions.cell(path.target()), qualifiers);
  }

  /** {@code a[i]}; also {@code i[a]}. */
  public Operand element(IASTArraySubscriptExpression node) {
    if (code.constants().hasLanes(node.getArrayExpression())) {
      return lane(node);
    }
    OperandOrder.Pair pair =
        new OperandOrder(code)
            .evaluate(node.getArrayExpression(), (IASTExpression) node.getArgument());
    SourceSpan span = code.span(node);
    boolean usual = pair.left().type() instanceof PointerType;
    Expression base = usual ? pair.left() : pair.right();
    Expression index = usual ? pair.right() : pair.left();
    if (!(base.type() instanceof PointerType) || !index.type().isInteger()) {
      throw new SourceError(node, "subscripted value is neither array nor pointer");
    }
    return object(code.arithmetic().subscript(base, index, node, span), node);
  }

  /** {@code v[i]} of a vector. */
  private Operand lane(IASTArraySubscriptExpression node) {
    Lvalue.Memory vector = memory(code.expressions().place(node.getArrayExpression()), node);
    Type difference = code.model().differenceType();
    Expression index =
        code.expressions().converted((IASTExpression) node.getArgument(), difference);
    Type element = LaneTypes.of(vector.type()).orElseThrow().element();
    return code.lanes()
        .place(vector.address(), element, index, vector.qualifiers(), code.span(node));
  }

  /** {@code *p}. */
  public Operand target(IASTUnaryExpression node) {
    Expression pointer = code.expressions().scalar(node.getOperand());
    return pointer.type() instanceof PointerType type
            && type.target() instanceof FunctionType function
        ? new Operand.Designator(pointer, function)
        : object(pointer, node);
  }

  private static Lvalue.Memory object(Expression pointer, IASTNode node) {
    if (!(pointer.type() instanceof PointerType type)) {
      throw new SourceError(node, "a value of type '" + pointer.type() + "' is dereferenced");
    }
    return new Lvalue.Memory(pointer, Cell.of(type.target()), type.qualifiers());
  }

  /** {@code &x}. */
  public Rvalue address(IASTUnaryExpression node) {
    Operand operand = code.expressions().operand(node.getOperand());
    SourceSpan span = code.span(node);
    if (operand instanceof Operand.Designator function) {
      return new Rvalue.Scalar(weak.value(function.address(), span));
    }
    if (operand instanceof Lvalue.Memory place && place.cell().bits().isEmpty()) {
      PointerType type = new PointerType(place.type(), place.qualifiers());
      return new Rvalue.Scalar(conversions.convert(weak.value(place.address(), span), type, span));
    }
    if (operand instanceof Lvalue.Register register && code.emitter().discarding()) {
      Type type = new PointerType(register.type(), register.qualifiers());
      return new Rvalue.Scalar(folding.zero(type, span));
    }
    throw operand instanceof Lvalue.Register
        ? new UnsupportedConstruct(node, "taking this address")
        : new SourceError(node, "lvalue required as unary '&' operand");
  }
}
