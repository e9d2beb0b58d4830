package heapwright.method.proof;

import heapwright.analysis.References;
import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Whether functions can tell if string literals share their place: they compare addresses, and the
 * program has a literal twice, or one that another one ends with (C17 6.4.5p7).
 */
final class LiteralIdentity {
  private final Program program;

  LiteralIdentity(Program program) {
    this.program = program;
  }

  boolean matterTo(List<Function> functions) {
    boolean compares =
        functions.stream()
            .flatMap(Function::expressions)
            .flatMap(Expression::parts)
            .anyMatch(LiteralIdentity::comparesPlaces);
    return compares && mayCoincide(mentions(functions));
  }

  private static boolean comparesPlaces(Expression e) {
    if (e instanceof Expression.Comparison comparison) {
      return comparison.left().type() instanceof PointerType
          && !isConstant(comparison.left())
          && !isConstant(comparison.right());
    }
    return e instanceof Expression.PointerDifference
        || e instanceof Expression.Conversion conversion
            && conversion.operand().type() instanceof PointerType
            && conversion.type() instanceof IntegerType type
            && !type.isBool();
  }

  private static boolean isConstant(Expression e) {
    return e instanceof Expression.IntegerConstant
        || e instanceof Expression.Conversion conversion && isConstant(conversion.operand());
  }

  /** How often literals are mentioned by functions, and by the variables that they mention. */
  private Map<SymbolId, Integer> mentions(List<Function> functions) {
    Map<SymbolId, Integer> counts = new LinkedHashMap<>();
    Set<SymbolId> seen = new HashSet<>();
    List<SymbolId> todo = new ArrayList<>();
    functions.stream()
        .flatMap(Function::expressions)
        .flatMap(Expression::parts)
        .filter(Expression.GlobalAddress.class::isInstance)
        .forEach(e -> todo.add(((Expression.GlobalAddress) e).symbol()));
    for (int next = 0; next < todo.size(); next++) {
      Global global = program.globals().get(todo.get(next));
      if (global == null) {
        continue;
      }
      if (isLiteral(global)) {
        counts.merge(global.symbol(), 1, Integer::sum);
      } else if (seen.add(global.symbol())) {
        todo.addAll(References.of(global));
      }
    }
    return counts;
  }

  private static boolean isLiteral(Global global) {
    return global.name().isEmpty() && global.readOnly() && global.text().isPresent();
  }

  private boolean mayCoincide(Map<SymbolId, Integer> literals) {
    if (literals.values().stream().anyMatch(count -> count > 1)) {
      return true;
    }
    Set<List<Byte>> texts = new HashSet<>();
    literals
        .keySet()
        .forEach(s -> texts.add(program.globals().get(s).text().orElseThrow().bytes()));
    return texts.stream().anyMatch(text -> hasTailIn(texts, text));
  }

  private static boolean hasTailIn(Set<List<Byte>> texts, List<Byte> text) {
    int size = text.size();
    return texts.stream()
        .anyMatch(
            tail -> tail.size() < size && text.subList(size - tail.size(), size).equals(tail));
  }
}
