package heapwright.method.standard.fault;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * The pointers that the code itself compares with NULL somewhere, and so claims to accept as NULL.
 * A variable that the code itself sets to NULL is compared for its own sake, and says nothing of
 * the other pointers that it is given; a parameter speaks for those who pass one. What is compared
 * is known by where it comes from and by how it is written: that {@code n->parent} may be NULL says
 * nothing of {@code n->parent->parent}, nor of the same member of another object.
 */
final class NullChecks {
  private final Set<Origin> checked = new LinkedHashSet<>();
  private final Set<AccessPaths.AccessPath> compared = new HashSet<>();

  private final Origins origins;
  private final AccessPaths paths;

  NullChecks(Origins origins, AccessPaths paths, Collection<Function> code) {
    this.origins = origins;
    this.paths = paths;
    code.forEach(f -> f.blocks().forEach(block -> check(f, block)));
  }

  private void check(Function function, BasicBlock block) {
    Map<Local, Set<Origin>> given = new HashMap<>();
    for (Statement statement : block.statements()) {
      check(function, statement.operands(), given);
      origins.given(function, statement, given).ifPresent(v -> given.put(v.local(), v.origins()));
    }
    check(function, block.terminator().operands(), given);
  }

  /**
   * @param given what variables were given in the same block: it is that which is compared
   */
  private void check(Function function, List<Expression> operands, Map<Local, Set<Origin>> given) {
    operands.stream()
        .flatMap(Expression::parts)
        .flatMap(part -> compared(part).stream())
        .forEach(
            pointer -> {
              compared.addAll(paths.of(function, pointer));
              if (pointer instanceof Expression.Read read && given.containsKey(read.local())) {
                checked.addAll(given.get(read.local()));
              } else if (speaks(function, pointer)) {
                checked.addAll(origins.of(function, pointer));
              }
            });
  }

  private boolean speaks(Function function, Expression pointer) {
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

  /** Whether a pointer is compared somewhere under one of the names that the code has for it. */
  boolean compares(Set<AccessPaths.AccessPath> pointer) {
    return pointer.stream().anyMatch(compared::contains);
  }
}
