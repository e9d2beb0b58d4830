package heapwright.method.standard.fault;

import heapwright.analysis.Operands;
import heapwright.ir.Expression;
import heapwright.ir.Function;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import java.util.Collection;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/**
 * The pointers that the code itself compares with NULL somewhere, and so claims to accept as NULL.
 * A variable that the code itself sets to NULL is compared for its own sake, and says nothing of
 * the other pointers that it is given; a parameter speaks for those who pass one.
 */
final class NullChecks {
  private final Set<Origin> checked = new LinkedHashSet<>();

  NullChecks(Origins origins, Collection<Function> code) {
    for (Function function : code) {
      Operands.of(function)
          .flatMap(Operands::parts)
          .flatMap(part -> compared(part).stream())
          .filter(pointer -> speaks(function, pointer, origins))
          .forEach(pointer -> checked.addAll(origins.of(function, pointer)));
    }
  }

  private static boolean speaks(Function function, Expression pointer, Origins origins) {
    boolean isParameter =
        pointer instanceof Expression.Read read && function.parameters().contains(read.local());
    return isParameter || !origins.of(function, pointer).contains(new Origin.Null());
  }

  /** The pointers whose being NULL an expression asks for. */
  private static List<Expression> compared(Expression part) {
    if (part instanceof Expression.Comparison c) {
      return isNull(c.right())
          ? List.of(c.left())
          : isNull(c.left()) ? List.of(c.right()) : List.of();
    }
    boolean asTruth =
        part instanceof Expression.Conversion conversion
            && conversion.type() instanceof IntegerType type
            && type.isBool()
            && conversion.operand().type() instanceof PointerType;
    return asTruth ? part.operands() : List.of();
  }

  private static boolean isNull(Expression e) {
    if (e instanceof Expression.Conversion conversion && e.type() instanceof PointerType) {
      return isNull(conversion.operand());
    }
    return e instanceof Expression.IntegerConstant constant
        && constant.value() == 0
        && constant.type() instanceof PointerType;
  }

  boolean accepts(Origin origin) {
    return checked.contains(origin);
  }
}
