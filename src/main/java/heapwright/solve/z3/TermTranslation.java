package heapwright.solve.z3;

import com.microsoft.z3.BitVecExpr;
import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Expr;
import com.microsoft.z3.FPExpr;
import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.TermFold;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;

/**
 * Terms as Z3's expressions, each translated once. A floating-point input is a bit-vector for Z3
 * too, so that a NaN keeps its payload.
 */
final class TermTranslation extends TermFold<Expr<?>> {
  private final Context z3;
  private final Map<Symbol, Expr<?>> inputs = new HashMap<>();
  private final Map<Integer, Symbol> symbolsByIndex = new HashMap<>();
  private final Map<Term, List<BoolExpr>> definitions = new HashMap<>();
  private final IntegerTranslation integers;
  private final FloatTranslation floats;

  TermTranslation(Context z3) {
    this.z3 = z3;
    this.integers = new IntegerTranslation(z3);
    this.floats = new FloatTranslation(z3);
  }

  BoolExpr truth(Term term) {
    return (BoolExpr) fold(term);
  }

  /** What Z3 needs to know along with a fact: what the encodings of numbers in it are. */
  List<BoolExpr> definitionsOf(Term fact) {
    if (definitions.isEmpty() || !fact.hasNumbers()) {
      return List.of();
    }
    List<BoolExpr> found = new ArrayList<>();
    Set<Term> seen = new HashSet<>();
    Deque<Term> open = new ArrayDeque<>();
    open.push(fact);
    while (!open.isEmpty()) {
      Term next = open.pop();
      if (seen.add(next) && next instanceof Operation o && o.hasNumbers()) {
        found.addAll(definitions.getOrDefault(o, List.of()));
        o.operands().forEach(open::push);
      }
    }
    return found;
  }

  /** The inputs of a fact that was translated. */
  List<Symbol> inputsOf(Term fact) {
    List<Symbol> symbols = new ArrayList<>();
    fact.symbols().forEach(index -> symbols.add(symbolsByIndex.get(index)));
    return symbols;
  }

  @Override
  protected Expr<?> constant(Constant term) {
    return term.sort() instanceof Sort.Truth
        ? z3.mkBool(term.value().isTrue())
        : reading(term.sort(), z3.mkBV(term.value().unsigned().toString(), term.width()));
  }

  @Override
  protected Expr<?> symbol(Symbol term) {
    return reading(term.sort(), input(term));
  }

  /** The variable that stands for an input: a truth value or bits. */
  Expr<?> input(Symbol symbol) {
    return inputs.computeIfAbsent(
        symbol,
        key -> {
          symbolsByIndex.put(symbol.index(), symbol);
          // Z3 joins variables of one name and sort; the index keeps them apart.
          String name = symbol.name() + "#" + symbol.index();
          return symbol.sort() instanceof Sort.Truth
              ? z3.mkBoolConst(name)
              : z3.mkBVConst(name, symbol.width());
        });
  }

  private Expr<?> reading(Sort sort, Expr<?> bits) {
    return sort instanceof Sort.Floating f ? floats.ofBits((BitVecExpr) bits, f.format()) : bits;
  }

  @Override
  protected Expr<?> operation(Operation term, List<Expr<?>> operands) {
    return switch (term.operator()) {
      case FLOAT_ADD,
          FLOAT_SUBTRACT,
          FLOAT_MULTIPLY,
          FLOAT_DIVIDE,
          FLOAT_NEGATE,
          FLOAT_ROOT,
          FLOAT_EQUAL,
          FLOAT_LESS,
          FLOAT_AT_MOST ->
          floats.arithmetic(term.operator(), operands);
      case FLOAT_OF_SIGNED, FLOAT_OF_UNSIGNED, FLOAT_OF_FLOAT, FLOAT_OF_BITS, SIGNED_OF_FLOAT ->
          floats.conversion(term, operands.get(0));
      case BITS_OF_FLOAT -> encoding(term, (FPExpr) operands.get(0));
      default -> integers.operation(term, operands);
    };
  }

  private Expr<?> encoding(Operation term, FPExpr number) {
    if (term.operand(0) instanceof Symbol s) {
      return input(s);
    }
    BitVecExpr bits = (BitVecExpr) z3.mkFreshConst("bits", z3.mkBitVecSort(term.width()));
    definitions.put(term, floats.definition(bits, term.operand(0), number));
    return bits;
  }
}
