package heapwright.source.lower.builtins;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.OpaqueType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.BasicTypes;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.LaneTypes;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.operands.ArgumentLowering;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.values.LaneValues;
import heapwright.source.lower.values.Lvalue;
import heapwright.source.lower.values.Rvalue;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;

/** Functions of complex.h that gcc computes itself, {@code __builtin_complex} and shuffles. */
public final class LaneBuiltins {
  private static final Pattern PART = Pattern.compile("(?:__builtin_)?(creal|cimag|conj)([fl]?)");

  private final CodeContext code;

  public LaneBuiltins(CodeContext code) {
    this.code = code;
  }

  /** Whether a name means one of these, as far as nobody has declared another function. */
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

  public Rvalue value(String name, IASTFunctionCallExpression node) {
    IASTExpression[] operands = ArgumentLowering.nodes(node);
    Matcher part = PART.matcher(name);
    if (part.matches()) {
      return part(part.group(1), part.group(2), operands[0]);
    }
    return switch (name) {
      case "__builtin_complex" -> complex(operands, node);
      case "__builtin_convertvector" -> conversion(operands, node);
      default -> shuffle(operands, node);
    };
  }

  /** Each lane converted to those of another type, which the parser takes for a variable. */
  private Rvalue conversion(IASTExpression[] operands, IASTFunctionCallExpression node) {
    boolean isNamed =
        operands.length == 2
            && operands[1] instanceof IASTIdExpression id
            && code.scope().find(id.getName().toString()).orElse(null)
                instanceof Entity.TypedefEntity;
    if (!isNamed) {
      throw new UnsupportedConstruct(node, "a conversion to a type of vectors without a name");
    }
    String name = ((IASTIdExpression) operands[1]).getName().toString();
    OpaqueType type =
        (OpaqueType) ((Entity.TypedefEntity) code.scope().find(name).orElseThrow()).type();
    Type element = LaneTypes.of(type).orElseThrow().element();
    SourceSpan span = code.span(node);
    ImplicitConversions conversions = code.conversions();
    List<Expression> lanes = code.lanes().read(code.expressions().laned(operands[0]), span);
    return new Rvalue.Laned(
        lanes.stream().map(lane -> conversions.convert(lane, element, span)).toList(), type);
  }

  private Rvalue part(String function, String width, IASTExpression operand) {
    SourceSpan span = code.span(operand);
    FloatingType real =
        switch (width) {
          case "f" -> FloatingType.FLOAT;
          case "l" -> FloatingType.LONG_DOUBLE;
          default -> FloatingType.DOUBLE;
        };
    OpaqueType type = BasicTypes.complex(real, code.model());
    LaneValues lanes = code.lanes();
    Rvalue number = lanes.converted(code.expressions().laned(operand), type, operand);
    List<Expression> parts = lanes.read(number, span);
    return switch (function) {
      case "creal" -> new Rvalue.Scalar(parts.get(0));
      case "cimag" -> new Rvalue.Scalar(parts.get(1));
      default ->
          new Rvalue.Laned(
              List.of(parts.get(0), code.folding().unary(UnaryOperator.NEGATE, parts.get(1), span)),
              type);
    };
  }

  private Rvalue complex(IASTExpression[] operands, IASTFunctionCallExpression node) {
    List<Expression> parts =
        List.of(code.expressions().scalar(operands[0]), code.expressions().scalar(operands[1]));
    OpaqueType type = BasicTypes.complex(parts.get(0).type(), code.model());
    return code.lanes().complex(parts, type, code.span(node));
  }

  /** Lanes of one or two vectors, by the lanes of the last operand or by constants. */
  private Rvalue shuffle(IASTExpression[] operands, IASTFunctionCallExpression node) {
    SourceSpan span = code.span(node);
    LaneValues lanes = code.lanes();
    Rvalue last = code.expressions().laned(operands[operands.length - 1]);
    boolean byVector = LaneTypes.isVector(last.type());
    int vectors = byVector ? operands.length - 1 : 2;
    List<Rvalue.Aggregate> sources = new ArrayList<>();
    for (int i = 0; i < vectors; i++) {
      sources.add(lanes.inMemory(code.expressions().value(operands[i]), span));
    }
    OpaqueType.Lanes of = LaneTypes.of(sources.get(0).type()).orElseThrow();
    List<Expression> indices = new ArrayList<>();
    if (byVector) {
      lanes
          .read(last, span)
          .forEach(index -> indices.add(wrapped(index, vectors * of.count(), span)));
    } else {
      for (int i = 2; i < operands.length; i++) {
        Optional<IntegerConstant> index = code.expressions().constant(operands[i]);
        indices.add(index.orElseThrow(() -> new UnsupportedConstruct(node, "this shuffle")));
      }
    }
    List<Expression> results = new ArrayList<>();
    Rvalue joined = joined(sources, of, span);
    for (Expression index : indices) {
      Lvalue place =
          lanes.place(
              ((Rvalue.Aggregate) joined).address(),
              of.element(),
              distance(index, span),
              Qualifiers.NONE,
              span);
      results.add(((Rvalue.Scalar) code.accesses().read(place, span)).expression());
    }
    long size = results.size() * code.model().size(of.element());
    return new Rvalue.Laned(results, BasicTypes.vector(of.element(), size, code.model()));
  }

  /** One vector after the other in one object. */
  private Rvalue joined(List<Rvalue.Aggregate> sources, OpaqueType.Lanes of, SourceSpan span) {
    List<Expression> all = new ArrayList<>();
    sources.forEach(source -> all.addAll(code.lanes().read(source, span)));
    long size = all.size() * code.model().size(of.element());
    OpaqueType type = BasicTypes.vector(of.element(), size, code.model());
    return code.lanes().inMemory(new Rvalue.Laned(all, type), span);
  }

  private Expression wrapped(Expression index, int count, SourceSpan span) {
    Type type = ((IntegerType) index.type()).withSign(false);
    ImplicitConversions conversions = code.conversions();
    return code.folding()
        .binary(
            BinaryOperator.AND,
            conversions.convert(index, type, span),
            new IntegerConstant(count - 1, type, span),
            span);
  }

  private Expression distance(Expression index, SourceSpan span) {
    return code.conversions().convert(index, code.model().differenceType(), span);
  }
}
