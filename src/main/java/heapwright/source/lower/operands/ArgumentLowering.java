package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.LaneValues;
import heapwright.source.lower.problems.SourceError;
import heapwright.source.lower.values.LvalueAccess;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/** Evaluates the arguments of a call; gcc begins with the last one on this target. */
public final class ArgumentLowering {
  private final CodeContext code;
  private final ImplicitConversions conversions;
  private final LvalueAccess accesses;

  public ArgumentLowering(CodeContext code) {
    this.code = code;
    this.conversions = code.conversions();
    this.accesses = code.accesses();
  }

  /** The arguments as a function of this type takes them. */
  public List<Argument> evaluate(IASTFunctionCallExpression call, FunctionType type) {
    return evaluate(Syntax.arguments(call), type, call);
  }

  public List<Argument> evaluate(IASTExpression[] nodes, FunctionType type, IASTNode call) {
    int fixed = type.parameters().size();
    if (type.kind() != FunctionType.Parameters.UNSPECIFIED
        && (nodes.length < fixed || nodes.length > fixed && !type.isVariadic())) {
      String few = nodes.length < fixed ? "few" : "many";
      throw new SourceError(call, "too " + few + " arguments to function");
    }
    Argument[] arguments = new Argument[nodes.length];
    Draft.Position[] positions = new Draft.Position[nodes.length];
    for (int i = nodes.length - 1; i >= 0; i--) {
      boolean declared = i < fixed && type.kind() != FunctionType.Parameters.UNSPECIFIED;
      arguments[i] =
          declared
              ? passed(nodes[i], type.parameters().get(i))
              : promoted(code.expressions().value(nodes[i]), nodes[i]);
      positions[i] = code.emitter().draft().here();
    }
    // The first argument was evaluated last, so its position is the furthest.
    for (int i = 1; i < nodes.length; i++) {
      SourceSpan span = code.span(nodes[i]);
      Expression settled = code.emitter().settle(arguments[i].value(), positions[i], span);
      arguments[i] = new Argument(settled, arguments[i].type());
    }
    return Arrays.asList(arguments);
  }

  private Argument passed(IASTExpression node, Type parameter) {
    Rvalue value = code.expressions().value(node);
    LaneValues lanes = code.lanes();
    if (parameter instanceof OpaqueType type && type.lanes().isPresent()) {
      Rvalue converted = lanes.converted(value, type, node);
      Expression address = lanes.inMemory(converted, code.span(node)).address();
      return new Argument(ImplicitConversions.bare(address), type);
    }
    if (LaneTypes.isLaned(value.type())) {
      return new Argument(lanes.scalar(value, parameter, node), parameter);
    }
    if (value instanceof Rvalue.Aggregate aggregate) {
      return new Argument(ImplicitConversions.bare(aggregate.address()), aggregate.type());
    }
    SourceSpan span = code.span(node);
    Expression scalar = code.expressions().scalar(value, node);
    if (parameter instanceof RecordType record && record.isUnion()) {
      return wrapped(scalar, record, node, span);
    }
    if (!parameter.isScalar()) {
      throw new SourceError(node, "incompatible type for an argument");
    }
    Expression converted = conversions.convert(scalar, parameter, span);
    return new Argument(ImplicitConversions.bare(converted), parameter);
  }

  /** A transparent union takes whatever one of its members takes. */
  private Argument wrapped(Expression value, RecordType union, IASTNode node, SourceSpan span) {
    if (union.fields().isEmpty()) {
      throw new SourceError(node, "incompatible type for an argument");
    }
    Expression address = code.emitter().object(union, span);
    Expression member = conversions.convert(value, union.fields().get(0).type(), span);
    accesses.write(LvalueAccess.memory(address, member.type()), member, span);
    return new Argument(address, union);
  }

  Argument promoted(Rvalue value, IASTExpression node) {
    if (value instanceof Rvalue.Aggregate aggregate) {
      return new Argument(ImplicitConversions.bare(aggregate.address()), aggregate.type());
    }
    Expression scalar = code.expressions().scalar(value, node);
    Expression promoted = conversions.promoteArgument(scalar, code.span(node));
    return new Argument(promoted, promoted.type());
  }

  /** The arguments of an operation that is spelled as a call, as they are. */
  public List<Expression> scalars(IASTFunctionCallExpression call) {
    IASTExpression[] nodes = Syntax.arguments(call);
    Expression[] values = new Expression[nodes.length];
    Draft.Position[] positions = new Draft.Position[nodes.length];
    for (int i = nodes.length - 1; i >= 0; i--) {
      values[i] = code.expressions().scalar(nodes[i]);
      positions[i] = code.emitter().draft().here();
    }
    List<Expression> settled = new ArrayList<>();
    for (int i = 0; i < nodes.length; i++) {
      settled.add(code.emitter().settle(values[i], positions[i], code.span(nodes[i])));
    }
    return settled;
  }
}
