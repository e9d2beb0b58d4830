package heapwright.solve.domains.integer;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.ConstraintStore;
import heapwright.solve.domains.engine.DomainOperator;
import heapwright.solve.domains.engine.DomainVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.pointer.SameAbstractAddress;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import org.chocosolver.solver.exception.ContradictionException;

/** Integers and truth values made of others: each call posts an operator unless it is decided. */
public final class WordOperations {
  private final ConstraintStore engine;

  public WordOperations(ConstraintStore engine) {
    this.engine = engine;
  }

  /** What an operator makes of two words; the result has the left one's type. */
  public Word combine(String name, WordArithmetic arithmetic, Word left, Word right) {
    if (left.isFixed() && right.isFixed()) {
      IntegerSet value =
          arithmetic.evaluate(engine.mode(), left.type(), left.value(), right.value());
      if (value.isSingle()) {
        return settled(name, left.type(), value.least(), left, right);
      }
    }
    Word result = engine.word(name, left.type());
    engine.post(new Combination(arithmetic, left, right, result));
    return result;
  }

  /** What is decided by operands that are known needs no operator. */
  private Word settled(
      String name, WordType type, MathematicalInteger value, DomainVariable... from) {
    if (!engine.deductions().areKept()) {
      return engine.constant(type, value);
    }
    Word word = engine.constant(name, type, value);
    engine.deductions().noteMade(word, from);
    return word;
  }

  private Word settled(String name, boolean truth, CellVariable left, CellVariable right) {
    MathematicalInteger value = truth ? MathematicalInteger.ONE : MathematicalInteger.ZERO;
    return settled(name, WordType.TRUTH, value, left, right);
  }

  public Word negate(String name, Word operand) {
    return combine(name, WordArithmetic.SUBTRACT, engine.constant(operand.type(), 0), operand);
  }

  /** All bits turned: the distance from all ones. */
  public Word complement(String name, Word operand) {
    WordType type = operand.type();
    Word ones = engine.constant(type, type.wrap(MathematicalInteger.MINUS_ONE));
    return combine(name, WordArithmetic.SUBTRACT, ones, operand);
  }

  /** Whether a relation holds, as a truth value. */
  public Word compare(String name, WordRelation relation, Word left, Word right) {
    if (left.isFixed() && right.isFixed()) {
      return settled(name, relation.holds(left.value(), right.value()), left, right);
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new ComparisonOperator(relation, left, right, truth));
    return truth;
  }

  /** Whether two pointers are equal, as a truth value. */
  public Word same(String name, PointerVariable left, PointerVariable right) {
    if (left.isFixed() && right.isFixed()) {
      return settled(name, left.place().equals(right.place()), left, right);
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new SameAbstractAddress(left, right, truth));
    return truth;
  }

  /** The same lowest bits in another type: what a cast keeps, in either mode. */
  public Word convert(String name, Word operand, WordType type) {
    if (operand.type().equals(type)) {
      return operand;
    }
    if (operand.isFixed()) {
      return settled(name, type, type.wrap(operand.value()), operand);
    }
    Word result = engine.word(name, type);
    engine.post(
        new DomainOperator(engine, operand, result) {
          @Override
          public void deduce() throws ContradictionException {
            result.restrict(type.wrap(operand.values()));
            operand.restrict(type.unwrap(result.values(), operand.values()));
            if (operand.isFixed()) {
              entailed();
            }
          }

          @Override
          public String text() {
            return result.name() + " = (" + type + ") " + operand.name();
          }
        });
    return result;
  }

  /** One of two cells, as a truth value says. */
  public CellVariable choose(
      String name, Word condition, CellVariable then, CellVariable otherwise) {
    CellVariable result = engine.fresh(name, then.type());
    engine.post(
        new DomainOperator(engine, condition, then, otherwise, result) {
          @Override
          public void deduce() throws ContradictionException {
            if (!result.meets(then)) {
              condition.assign(MathematicalInteger.ZERO);
            }
            if (!result.meets(otherwise)) {
              condition.assign(MathematicalInteger.ONE);
            }
            if (!condition.isFixed()) {
              result.restrict(then.domain().union(otherwise.domain()));
            } else if (result.equate(condition.value().signum() != 0 ? then : otherwise)) {
              entailed();
            }
          }

          @Override
          public String text() {
            String choice = condition.name() + " ? " + then.name() + " : " + otherwise.name();
            return result.name() + " = " + choice;
          }
        });
    return result;
  }

  /** Both are the same. */
  public void equate(CellVariable one, CellVariable other) {
    if (one == other) {
      return;
    }
    engine.post(
        new DomainOperator(engine, one, other) {
          @Override
          public void deduce() throws ContradictionException {
            if (one.equate(other)) {
              entailed();
            }
          }

          @Override
          public String text() {
            return one.name() + " = " + other.name();
          }
        });
  }

  /** A cell as one of another type that is as long. */
  public CellVariable as(CellVariable cell, CellType type) {
    return cell instanceof Word word && type.held() instanceof WordType wanted
        ? convert(cell.name(), word, wanted)
        : cell;
  }
}
