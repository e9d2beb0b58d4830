package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Local;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.Arithmetic;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.blocks.RegisterEffects;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.nested.StaticChain;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LaneValues;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/** Operators on complex numbers (C17 annex G, as libgcc has it) and on vectors (GNU). */
public final class LaneOperators {
  private final CodeContext code;
  private final LaneValues lanes;
  private final CallEmission calls;

  public LaneOperators(CodeContext code, CallEmission calls) {
    this.code = code;
    this.lanes = code.lanes();
    this.calls = calls;
  }

  public boolean concern(IASTBinaryExpression node) {
    return code.expressions().hasLanes(node.getOperand1())
        || code.expressions().hasLanes(node.getOperand2());
  }

  public Rvalue binary(IASTBinaryExpression node) {
    Rvalue left = code.expressions().laned(node.getOperand1());
    Rvalue right = code.expressions().laned(node.getOperand2());
    return binary(node.getOperator(), left, right, node);
  }

  public Rvalue binary(int operator, Rvalue left, Rvalue right, IASTNode node) {
    return LaneTypes.isVector(left.type()) || LaneTypes.isVector(right.type())
        ? vector(operator, left, right, node)
        : complex(operator, left, right, node);
  }

  public Rvalue unary(IASTUnaryExpression node) {
    SourceSpan span = code.span(node);
    Rvalue operand = code.expressions().laned(node.getOperand());
    OpaqueType type = (OpaqueType) operand.type();
    List<Expression> parts = lanes.read(operand, span);
    boolean isComplex = LaneTypes.isComplex(type);
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      results.add(
          switch (node.getOperator()) {
            case IASTUnaryExpression.op_plus -> parts.get(i);
            case IASTUnaryExpression.op_minus -> negated(parts.get(i), span);
            case IASTUnaryExpression.op_tilde ->
                isComplex
                    ? i == 0 ? parts.get(i) : negated(parts.get(i), span)
                    : code.folding().unary(UnaryOperator.COMPLEMENT, parts.get(i), span);
            default -> throw new UnsupportedConstruct(node, "this unary operator on " + type);
          });
    }
    return new Rvalue.Laned(results, type);
  }

  private Expression negated(Expression lane, SourceSpan span) {
    ImplicitConversions conversions = code.conversions();
    Expression promoted = conversions.promote(lane, span);
    return conversions.convert(
        code.folding().unary(UnaryOperator.NEGATE, promoted, span), lane.type(), span);
  }

  // Vectors.

  private Rvalue vector(int operator, Rvalue left, Rvalue right, IASTNode node) {
    SourceSpan span = code.span(node);
    OpaqueType type = (OpaqueType) (LaneTypes.isVector(left.type()) ? left.type() : right.type());
    List<Expression> l = spread(left, type, node);
    List<Expression> r = spread(right, type, node);
    Optional<Relation> relation = OperatorCodes.relation(operator);
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < l.size(); i++) {
      results.add(
          relation.isPresent()
              ? mask(relation.get(), l.get(i), r.get(i), span)
              : lane(OperatorCodes.arithmetic(operator, node), l.get(i), r.get(i), span));
    }
    return new Rvalue.Laned(results, relation.isPresent() ? maskType(type) : type);
  }

  /** The lanes of a vector; a scalar stands for a vector of itself. */
  private List<Expression> spread(Rvalue value, OpaqueType type, IASTNode node) {
    SourceSpan span = code.span(node);
    if (LaneTypes.isVector(value.type())) {
      return lanes.read(value, span);
    }
    OpaqueType.Lanes of = LaneTypes.of(type).orElseThrow();
    Expression scalar = code.expressions().scalar(value, node);
    Expression one = code.conversions().convert(scalar, of.element(), span);
    Expression kept = RegisterEffects.isLeaf(one) ? one : code.emitter().save(one, span);
    return Collections.nCopies(of.count(), kept);
  }

  private Expression lane(BinaryOperator operator, Expression l, Expression r, SourceSpan span) {
    Arithmetic arithmetic = code.arithmetic();
    ImplicitConversions conversions = code.conversions();
    return conversions.convert(arithmetic.arithmetic(operator, l, r, span), l.type(), span);
  }

  private Expression mask(Relation relation, Expression l, Expression r, SourceSpan span) {
    Expression holds = code.arithmetic().compare(relation, l, r, span);
    Expression negative = code.folding().unary(UnaryOperator.NEGATE, holds, span);
    return code.conversions().convert(negative, integerLike(l.type()), span);
  }

  private OpaqueType maskType(OpaqueType type) {
    Type element = integerLike(LaneTypes.of(type).orElseThrow().element());
    return BasicTypes.vector(element, type.size(), code.model());
  }

  private Type integerLike(Type lane) {
    return switch ((int) code.model().size(lane)) {
      case 1 -> code.model().integer(Kind.BYTE, true);
      case 2 -> code.model().integer(Kind.SHORT, true);
      case 4 -> code.model().integer(Kind.INT, true);
      default -> code.model().integer(Kind.LONG, true);
    };
  }

  // Complex numbers.

  private Rvalue complex(int operator, Rvalue left, Rvalue right, IASTNode node) {
    SourceSpan span = code.span(node);
    List<Expression> l = lanes.parts(left, node);
    List<Expression> r = lanes.parts(right, node);
    Type common = code.conversions().common(l.get(0).type(), r.get(0).type());
    l = converted(l, common, span);
    r = converted(r, common, span);
    OpaqueType type = BasicTypes.complex(common, code.model());
    return switch (operator) {
      case IASTBinaryExpression.op_equals -> equal(l, r, span);
      case IASTBinaryExpression.op_notequals ->
          new Rvalue.Scalar(code.folding().not(equal(l, r, span).expression(), span));
      case IASTBinaryExpression.op_plus -> sum(BinaryOperator.ADD, l, r, type, span);
      case IASTBinaryExpression.op_minus -> sum(BinaryOperator.SUBTRACT, l, r, type, span);
      case IASTBinaryExpression.op_multiply -> product(l, r, type, span);
      case IASTBinaryExpression.op_divide -> quotient(l, r, type, node);
      default -> throw new UnsupportedConstruct(node, "this operator on " + type);
    };
  }

  private List<Expression> converted(List<Expression> parts, Type common, SourceSpan span) {
    return parts.stream()
        .map(part -> code.conversions().convert(part, common, span))
        .map(
            part ->
                RegisterEffects.isLeaf(part) || isConstant(part)
                    ? part
                    : code.emitter().save(part, span))
        .toList();
  }

  private static boolean isConstant(Expression part) {
    return part instanceof Expression.Unary unary
        && unary.operand() instanceof Expression.FloatingConstant;
  }

  private Rvalue.Scalar equal(List<Expression> l, List<Expression> r, SourceSpan span) {
    Arithmetic arithmetic = code.arithmetic();
    Expression real = arithmetic.compare(Relation.EQUAL, l.get(0), r.get(0), span);
    Expression imaginary =
        arithmetic.compare(Relation.EQUAL, part(l, 1, span), part(r, 1, span), span);
    return new Rvalue.Scalar(code.folding().binary(BinaryOperator.AND, real, imaginary, span));
  }

  private Expression part(List<Expression> parts, int index, SourceSpan span) {
    return index < parts.size()
        ? parts.get(index)
        : code.conversions().convert(code.folding().signedInt(0, span), parts.get(0).type(), span);
  }

  /** A real operand has no imaginary part that could change the sign of a zero. */
  private Rvalue sum(
      BinaryOperator operator,
      List<Expression> l,
      List<Expression> r,
      OpaqueType type,
      SourceSpan span) {
    Expression real = apply(operator, l.get(0), r.get(0), span);
    Expression imaginary;
    if (r.size() == 1) {
      imaginary = l.get(1);
    } else if (l.size() == 1) {
      imaginary = operator == BinaryOperator.ADD ? r.get(1) : negated(r.get(1), span);
    } else {
      imaginary = apply(operator, l.get(1), r.get(1), span);
    }
    return new Rvalue.Laned(List.of(real, imaginary), type);
  }

  private Rvalue product(List<Expression> l, List<Expression> r, OpaqueType type, SourceSpan span) {
    if (l.size() == 1 || r.size() == 1) {
      List<Expression> both = l.size() == 1 ? r : l;
      Expression factor = l.size() == 1 ? l.get(0) : r.get(0);
      return new Rvalue.Laned(
          both.stream().map(x -> apply(BinaryOperator.MULTIPLY, x, factor, span)).toList(), type);
    }
    if (!(l.get(0).type() instanceof FloatingType)) {
      Expression real = crossed(BinaryOperator.SUBTRACT, l, r, 0, 1, span);
      Expression imaginary = crossed(BinaryOperator.ADD, l, r, 1, 0, span);
      return new Rvalue.Laned(List.of(real, imaginary), type);
    }
    return called("multiply", l, r, type, span);
  }

  private Expression crossed(
      BinaryOperator operator,
      List<Expression> l,
      List<Expression> r,
      int i,
      int j,
      SourceSpan span) {
    return apply(
        operator,
        apply(BinaryOperator.MULTIPLY, l.get(0), r.get(i), span),
        apply(BinaryOperator.MULTIPLY, l.get(1), r.get(j), span),
        span);
  }

  private Rvalue quotient(List<Expression> l, List<Expression> r, OpaqueType type, IASTNode node) {
    SourceSpan span = code.span(node);
    if (r.size() == 1) {
      return new Rvalue.Laned(
          l.stream().map(x -> apply(BinaryOperator.DIVIDE, x, r.get(0), span)).toList(), type);
    }
    if (!(r.get(0).type() instanceof FloatingType)) {
      return integerQuotient(l, r, type, span);
    }
    List<Expression> dividend = List.of(l.get(0), part(l, 1, span));
    return called("divide", dividend, r, type, span);
  }

  /** Computed by the library in the widest type, cut to the width of the parts. */
  private Rvalue integerQuotient(
      List<Expression> l, List<Expression> r, OpaqueType type, SourceSpan span) {
    IntegerType part = IntegerConstantArithmetic.type(r.get(0).type());
    IntegerType wide = code.model().integer(IntegerType.Kind.LONG, false);
    Type number = code.model().signedInt();
    Local result = code.emitter().memoryTemporary(wide.array(2), span);
    Expression address = new Expression.LocalAddress(result, wide.pointer(), span);
    List<Argument> arguments = new ArrayList<>();
    arguments.add(new Argument(address, wide.pointer()));
    for (Expression x : List.of(l.get(0), part(l, 1, span), r.get(0), r.get(1))) {
      arguments.add(new Argument(code.conversions().convert(x, wide, span), wide));
    }
    arguments.add(new Argument(new IntegerConstant(part.bits(), number, span), number));
    arguments.add(new Argument(new IntegerConstant(part.signed() ? 1 : 0, number, span), number));
    List<Type> parameters = arguments.stream().map(Argument::type).toList();
    calls.callMachine("__hw_divide_integers", VoidType.VOID.function(parameters), arguments, span);
    List<Expression> parts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Expression at = StaticChain.slot(address, i, wide, code.model(), span);
      Expression value = code.accesses().load(at, Cell.of(wide), span);
      parts.add(code.conversions().convert(value, part, span));
    }
    return new Rvalue.Laned(parts, type);
  }

  private Expression apply(BinaryOperator operator, Expression l, Expression r, SourceSpan span) {
    return code.arithmetic().arithmetic(operator, l, r, span);
  }

  /** What the compiler has its own library do, in ours. */
  private Rvalue called(
      String operation, List<Expression> l, List<Expression> r, OpaqueType type, SourceSpan span) {
    FloatingType part = (FloatingType) l.get(0).type();
    String name = "__hw_" + operation + "_" + part.toString().replace(' ', '_');
    Local result = code.emitter().memoryTemporary(type, span);
    Expression address = new Expression.LocalAddress(result, part.pointer(), span);
    List<Argument> arguments = new ArrayList<>();
    arguments.add(new Argument(address, part.pointer()));
    l.forEach(x -> arguments.add(new Argument(x, part)));
    r.forEach(x -> arguments.add(new Argument(x, part)));
    List<Type> parameters = List.of(part.pointer(), part, part, part, part);
    calls.callMachine(name, VoidType.VOID.function(parameters), arguments, span);
    return new Rvalue.Aggregate(new Expression.LocalAddress(result, type.pointer(), span), type);
  }
}
