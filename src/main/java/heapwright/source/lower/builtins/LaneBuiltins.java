package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.context.Computation;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/** Functions of complex.h that gcc computes itself, {@code __builtin_complex} and shuffles. */
public final class LaneBuiltins {
  private static final Pattern PART = Pattern.compile("(?:__builtin_)?(creal|cimag|conj)([fl]?)");

  private final CodeContext code;
  private final IASTFunctionCallExpression node;
  private final IASTExpression[] operands;
  private final Computation at;

  public LaneBuiltins(CodeContext code, IASTFunctionCallExpression node) {
    this.code = code;
    this.node = node;
    this.operands = Syntax.arguments(node);
    this.at = code.at(node);
  }

  /** Whether a name means one of these, unless the source declares another function. */
  public static boolean isBuiltin(String name, CodeContext code) {
    if (!name.startsWith("__builtin_")) {
      return code.unit().usesLanes()
          && PART.matcher(name).matches()
          && code.scope().find(name).orElse(null) instanceof Entity.FunctionEntity function
          && function.type().parameters().stream().allMatch(LaneTypes::isComplex);
    }
    return PART.matcher(name).matches()
        || name.equals("__builtin_complex")
        || name.equals("__builtin_shuffle")
        || name.equals("__builtin_convertvector")
        || name.equals("__builtin_shufflevector");
  }

  public Rvalue value(String name) {
    Matcher part = PART.matcher(name);
    if (part.matches()) {
      return part(part.group(1), FloatingBuiltins.type(part.group(2)), operands[0]);
    }
    return switch (name) {
      case "__builtin_complex" -> complex();
      case "__builtin_convertvector" -> conversion();
      default -> shuffle();
    };
  }

  /** Each lane converted to those of another type, which the parser takes for a variable. */
  private Rvalue conversion() {
    Optional<Entity> named =
        operands.length == 2
            ? Syntax.name(operands[1]).flatMap(code.scope()::find)
            : Optional.empty();
    if (!(named.orElse(null) instanceof Entity.TypedefEntity typedef)) {
      throw new UnsupportedConstruct(node, "a conversion to a type of vectors without a name");
    }
    OpaqueType type = (OpaqueType) typedef.type();
    Type element = LaneTypes.of(type).orElseThrow().element();
    List<Expression> lanes = code.lanes().read(code.expressions().laned(operands[0]), at.span());
    return new Rvalue.Laned(lanes.stream().map(lane -> at.convert(lane, element)).toList(), type);
  }

  private Rvalue part(String function, FloatingType real, IASTExpression operand) {
    OpaqueType type = BasicTypes.complex(real, code.model());
    Rvalue number = code.lanes().converted(code.expressions().laned(operand), type, operand);
    List<Expression> parts = code.lanes().read(number, code.span(operand));
    return switch (function) {
      case "creal" -> new Rvalue.Scalar(parts.get(0));
      case "cimag" -> new Rvalue.Scalar(parts.get(1));
      default ->
          new Rvalue.Laned(List.of(parts.get(0), code.at(operand).negated(parts.get(1))), type);
    };
  }

  private Rvalue complex() {
    List<Expression> parts =
        List.of(code.expressions().scalar(operands[0]), code.expressions().scalar(operands[1]));
    OpaqueType type = BasicTypes.complex(parts.get(0).type(), code.model());
    return code.lanes().complex(parts, type, at.span());
  }

  /** Lanes of one or two vectors, by the lanes of the last operand or by constants. */
  private Rvalue shuffle() {
    Rvalue last = code.expressions().laned(operands[operands.length - 1]);
    boolean byVector = LaneTypes.isVector(last.type());
    int vectors = byVector ? operands.length - 1 : 2;
    List<Rvalue.Aggregate> sources = new ArrayList<>();
    for (int i = 0; i < vectors; i++) {
      sources.add(code.lanes().inMemory(code.expressions().value(operands[i]), at.span()));
    }
    OpaqueType.Lanes of = LaneTypes.of(sources.get(0).type()).orElseThrow();
    List<Expression> indices = new ArrayList<>();
    if (byVector) {
      code.lanes()
          .read(last, at.span())
          .forEach(index -> indices.add(wrapped(index, vectors * of.count())));
    } else {
      for (int i = 2; i < operands.length; i++) {
        Optional<IntegerConstant> index = code.constants().integer(operands[i]);
        indices.add(index.orElseThrow(() -> new UnsupportedConstruct(node, "this shuffle")));
      }
    }
    Expression joined = joined(sources, of).address();
    return vector(indices.stream().map(index -> lane(joined, of.element(), index)).toList(), of);
  }

  private Expression lane(Expression vector, Type element, Expression index) {
    Expression distance = at.convert(index, code.model().differenceType());
    return at.read(code.lanes().place(vector, element, distance, Qualifiers.NONE, at.span()));
  }

  private Rvalue.Laned vector(List<Expression> lanes, OpaqueType.Lanes of) {
    long size = lanes.size() * code.model().size(of.element());
    return new Rvalue.Laned(lanes, BasicTypes.vector(of.element(), size, code.model()));
  }

  /** One vector after the other in one object. */
  private Rvalue.Aggregate joined(List<Rvalue.Aggregate> sources, OpaqueType.Lanes of) {
    List<Expression> all = new ArrayList<>();
    sources.forEach(source -> all.addAll(code.lanes().read(source, at.span())));
    return code.lanes().inMemory(vector(all, of), at.span());
  }

  private Expression wrapped(Expression index, int count) {
    Expression unsigned = at.unsigned(index);
    return at.binary(BinaryOperator.AND, unsigned, at.constant(count - 1, unsigned.type()));
  }
}
