package heapwright.source.lower.builtins;

import heapwright.ir.type.FloatingType;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Type;
import heapwright.source.lower.arithmetic.ImplicitConversions;
import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.lower.values.Operand;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;

/**
 * {@code __builtin_tgmath(sinf, sin, sinl, ..., x)}, behind the macros of tgmath.h: the functions
 * of a family, then the arguments.
 */
final class GenericMath {
  private final CodeContext code;

  GenericMath(CodeContext code) {
    this.code = code;
  }

  /** The function that is called, and what with. */
  record Choice(Operand.Designator function, IASTExpression[] arguments) {}

  Choice choose(IASTFunctionCallExpression node) {
    IASTExpression[] operands = Syntax.arguments(node);
    List<Operand.Designator> family = new ArrayList<>();
    while (family.size() < operands.length
        && code.constants().typeOf(operands[family.size()]).type() instanceof FunctionType) {
      family.add((Operand.Designator) code.expressions().operand(operands[family.size()]));
    }
    IASTExpression[] arguments = Arrays.copyOfRange(operands, family.size(), operands.length);
    FloatingType wanted = wanted(family, arguments, node);
    return new Choice(
        family.stream()
            .filter(f -> width(f.type()).filter(wanted::equals).isPresent())
            .findFirst()
            .orElseThrow(() -> new UnsupportedConstruct(node, "generic mathematics on " + wanted)),
        arguments);
  }

  /** C17 7.25p3: the widest argument decides; integers count as {@code double}. */
  private FloatingType wanted(
      List<Operand.Designator> family,
      IASTExpression[] arguments,
      IASTFunctionCallExpression node) {
    FloatingType widest = FloatingType.FLOAT;
    for (int i = 0; i < arguments.length && !family.isEmpty(); i++) {
      List<Type> parameters = family.get(0).type().parameters();
      if (i < parameters.size() && parameters.get(i) instanceof FloatingType) {
        Type type = code.constants().typeOf(arguments[i]).type();
        if (!ImplicitConversions.isArithmetic(type)) {
          throw new UnsupportedConstruct(node, "generic mathematics on " + type);
        }
        FloatingType width = type instanceof FloatingType floating ? floating : FloatingType.DOUBLE;
        widest = width.compareTo(widest) > 0 ? width : widest;
      }
    }
    return widest;
  }

  /** The type that tells the members of a family apart; complex ones have none. */
  private static Optional<FloatingType> width(FunctionType type) {
    return Stream.concat(type.parameters().stream(), Stream.of(type.result()))
        .filter(FloatingType.class::isInstance)
        .map(FloatingType.class::cast)
        .findFirst();
  }
}
