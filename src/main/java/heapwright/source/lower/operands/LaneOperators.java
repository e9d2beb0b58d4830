package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Local;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.IntegerConstantArithmetic;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.context.LaneValues;
import heapwright.source.lower.nested.StaticChain;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.LvalueAccess;
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
  private final IASTNode node;
  private final Computation at;

  /** Those at a node. */
  public LaneOperators(CodeContext code, IASTNode node) {
    this.code = code;
    this.lanes = code.lanes();
    this.node = node;
    this.at = code.at(node);
  }

  public static boolean concern(IASTBinaryExpression node, CodeContext code) {
    return code.constants().hasLanes(node.getOperand1())
        || code.constants().hasLanes(node.getOperand2());
  }

  public static Rvalue binary(IASTBinaryExpression node, CodeContext code) {
    Rvalue left = code.expressions().laned(node.getOperand1());
    Rvalue right = code.expressions().laned(node.getOperand2());
    return new LaneOperators(code, node).binary(node.getOperator(), left, right);
  }

  public Rvalue binary(int operator, Rvalue left, Rvalue right) {
    return LaneTypes.isVector(left.type()) || LaneTypes.isVector(right.type())
        ? vector(operator, left, right)
        : complex(operator, left, right);
  }

  public Rvalue unary(int operator, Rvalue operand) {
    OpaqueType type = (OpaqueType) operand.type();
    List<Expression> parts = lanes.read(operand, at.span());
    boolean isComplex = LaneTypes.isComplex(type);
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      results.add(
          switch (operator) {
            case IASTUnaryExpression.op_plus -> parts.get(i);
            case IASTUnaryExpression.op_minus -> negated(parts.get(i));
            case IASTUnaryExpression.op_tilde ->
                isComplex
                    ? i == 0 ? parts.get(i) : negated(parts.get(i))
                    : at.unary(UnaryOperator.COMPLEMENT, parts.get(i));
            default -> throw new UnsupportedConstruct(node, "this unary operator on " + type);
          });
    }
    return new Rvalue.Laned(results, type);
  }

  private Expression negated(Expression lane) {
    Expression promoted = code.conversions().promote(lane, at.span());
    return at.convert(at.negated(promoted), lane.type());
  }

  // Vectors.

  private Rvalue vector(int operator, Rvalue left, Rvalue right) {
    OpaqueType type = (OpaqueType) (LaneTypes.isVector(left.type()) ? left.type() : right.type());
    List<Expression> l = spread(left, type);
    List<Expression> r = spread(right, type);
    Optional<Relation> relation = OperatorCodes.relation(operator);
    List<Expression> results = new ArrayList<>();
    for (int i = 0; i < l.size(); i++) {
      results.add(
          relation.isPresent()
              ? mask(relation.get(), l.get(i), r.get(i))
              : lane(OperatorCodes.arithmetic(operator, node), l.get(i), r.get(i)));
    }
    return new Rvalue.Laned(results, relation.isPresent() ? maskType(type) : type);
  }

  /** The lanes of a vector; a scalar stands for a vector of itself. */
  private List<Expression> spread(Rvalue value, OpaqueType type) {
    if (LaneTypes.isVector(value.type())) {
      return lanes.read(value, at.span());
    }
    OpaqueType.Lanes of = LaneTypes.of(type).orElseThrow();
    Expression scalar = code.expressions().scalar(value, node);
    return Collections.nCopies(of.count(), at.kept(at.convert(scalar, of.element())));
  }

  private Expression lane(BinaryOperator operator, Expression l, Expression r) {
    return at.convert(at.arithmetic(operator, l, r), l.type());
  }

  private Expression mask(Relation relation, Expression l, Expression r) {
    return at.convert(at.negated(at.compare(relation, l, r)), integerLike(l.type()));
  }

  private OpaqueType maskType(OpaqueType type) {
    Type element = integerLike(LaneTypes.of(type).orElseThrow().element());
    return BasicTypes.vector(element, type.size(), code.model());
  }

  private Type integerLike(Type lane) {
    Kind kind =
        switch ((int) code.model().size(lane)) {
          case 1 -> Kind.BYTE;
          case 2 -> Kind.SHORT;
          case 4 -> Kind.INT;
          default -> Kind.LONG;
        };
    return code.model().integer(kind, true);
  }

  // Complex numbers.

  private Rvalue complex(int operator, Rvalue left, Rvalue right) {
    List<Expression> l = lanes.parts(left, node);
    List<Expression> r = lanes.parts(right, node);
    Type common = code.conversions().common(l.get(0).type(), r.get(0).type());
    l = converted(l, common);
    r = converted(r, common);
    OpaqueType type = BasicTypes.complex(common, code.model());
    return switch (operator) {
      case IASTBinaryExpression.op_equals -> new Rvalue.Scalar(equal(l, r));
      case IASTBinaryExpression.op_notequals ->
          new Rvalue.Scalar(code.folding().not(equal(l, r), at.span()));
      case IASTBinaryExpression.op_plus -> sum(BinaryOperator.ADD, l, r, type);
      case IASTBinaryExpression.op_minus -> sum(BinaryOperator.SUBTRACT, l, r, type);
      case IASTBinaryExpression.op_multiply -> product(l, r, type);
      case IASTBinaryExpression.op_divide -> quotient(l, r, type);
      default -> throw new UnsupportedConstruct(node, "this operator on " + type);
    };
  }

  private List<Expression> converted(List<Expression> parts, Type common) {
    return parts.stream()
        .map(part -> at.convert(part, common))
        .map(part -> isConstant(part) ? part : at.kept(part))
        .toList();
  }

  private static boolean isConstant(Expression part) {
    return part instanceof Expression.Unary unary
        && unary.operand() instanceof Expression.FloatingConstant;
  }

  private Expression equal(List<Expression> l, List<Expression> r) {
    Expression real = at.compare(Relation.EQUAL, l.get(0), r.get(0));
    Expression imaginary = at.compare(Relation.EQUAL, part(l, 1), part(r, 1));
    return at.binary(BinaryOperator.AND, real, imaginary);
  }

  private Expression part(List<Expression> parts, int index) {
    return index < parts.size() ? parts.get(index) : at.convert(at.integer(0), parts.get(0).type());
  }

  /** A real operand has no imaginary part that could change the sign of a zero. */
  private Rvalue sum(
      BinaryOperator operator, List<Expression> l, List<Expression> r, OpaqueType type) {
    Expression real = at.arithmetic(operator, l.get(0), r.get(0));
    Expression imaginary;
    if (r.size() == 1) {
      imaginary = l.get(1);
    } else if (l.size() == 1) {
      imaginary = operator == BinaryOperator.ADD ? r.get(1) : negated(r.get(1));
    } else {
      imaginary = at.arithmetic(operator, l.get(1), r.get(1));
    }
    return new Rvalue.Laned(List.of(real, imaginary), type);
  }

  /** The operator with a number on each part. */
  private Rvalue each(
      BinaryOperator operator, List<Expression> parts, Expression number, OpaqueType type) {
    return new Rvalue.Laned(
        parts.stream().map(part -> at.arithmetic(operator, part, number)).toList(), type);
  }

  private Rvalue product(List<Expression> l, List<Expression> r, OpaqueType type) {
    if (l.size() == 1 || r.size() == 1) {
      return l.size() == 1
          ? each(BinaryOperator.MULTIPLY, r, l.get(0), type)
          : each(BinaryOperator.MULTIPLY, l, r.get(0), type);
    }
    if (!(l.get(0).type() instanceof FloatingType)) {
      Expression real = combined(BinaryOperator.SUBTRACT, l, r.get(0), r.get(1));
      Expression imaginary = combined(BinaryOperator.ADD, l, r.get(1), r.get(0));
      return new Rvalue.Laned(List.of(real, imaginary), type);
    }
    return called("multiply", l, r, type);
  }

  private Expression combined(
      BinaryOperator operator, List<Expression> l, Expression first, Expression second) {
    return at.arithmetic(
        operator,
        at.arithmetic(BinaryOperator.MULTIPLY, l.get(0), first),
        at.arithmetic(BinaryOperator.MULTIPLY, l.get(1), second));
  }

  private Rvalue quotient(List<Expression> l, List<Expression> r, OpaqueType type) {
    if (r.size() == 1) {
      return each(BinaryOperator.DIVIDE, l, r.get(0), type);
    }
    List<Expression> dividend = List.of(l.get(0), part(l, 1));
    return r.get(0).type() instanceof FloatingType
        ? called("divide", dividend, r, type)
        : integerQuotient(dividend, r, type);
  }

  /** Computed by the library in the widest type, cut to the width of the parts. */
  private Rvalue integerQuotient(List<Expression> l, List<Expression> r, OpaqueType type) {
    IntegerType part = IntegerConstantArithmetic.type(r.get(0).type());
    IntegerType wide = code.model().integer(Kind.LONG, false);
    Type number = code.model().signedInt();
    Local result = code.emitter().memoryTemporary(wide.array(2), at.span());
    Expression address = new Expression.LocalAddress(result, wide.pointer(), at.span());
    List<Argument> arguments = new ArrayList<>();
    arguments.add(new Argument(address, wide.pointer()));
    l.forEach(x -> arguments.add(at.argument(x, wide)));
    r.forEach(x -> arguments.add(at.argument(x, wide)));
    arguments.add(new Argument(at.integer(part.bits()), number));
    arguments.add(new Argument(at.integer(part.signed() ? 1 : 0), number));
    machine("__hw_divide_integers", arguments);
    List<Expression> parts = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      Expression half = StaticChain.slot(address, i, wide, code.model(), at.span());
      parts.add(at.convert(at.load(half, wide), part));
    }
    return new Rvalue.Laned(parts, type);
  }

  /** What the compiler has its own library do, in ours. */
  private Rvalue called(String operation, List<Expression> l, List<Expression> r, OpaqueType type) {
    FloatingType part = (FloatingType) l.get(0).type();
    String name = "__hw_" + operation + "_" + part.toString().replace(' ', '_');
    Local result = code.emitter().memoryTemporary(type, at.span());
    Expression address = new Expression.LocalAddress(result, part.pointer(), at.span());
    List<Argument> arguments = new ArrayList<>();
    arguments.add(new Argument(address, part.pointer()));
    l.forEach(x -> arguments.add(new Argument(x, part)));
    r.forEach(x -> arguments.add(new Argument(x, part)));
    machine(name, arguments);
    return LvalueAccess.value(result, at.span());
  }

  private void machine(String name, List<Argument> arguments) {
    List<Type> parameters = arguments.stream().map(Argument::type).toList();
    code.calls().callMachine(name, VoidType.VOID.function(parameters), arguments, at.span());
  }
}
