package heapwright.solve.domains;

/** Integers and truth values made of others: each call posts an operator unless it is decided. */
public final class Words {
  private final DomainEngine engine;

  Words(DomainEngine engine) {
    this.engine = engine;
  }

  /** What an operator makes of two words; the result has the left one's type. */
  public Word combine(String name, Arithmetic arithmetic, Word left, Word right) {
    if (left.isFixed() && right.isFixed()) {
      Values known =
          Combination.evaluate(engine.mode(), arithmetic, left.type(), left.value(), right.value());
      if (known.isSingle()) {
        return engine.constant(left.type(), known.least());
      }
    }
    Word result = engine.word(name, left.type());
    engine.post(new Combination(arithmetic, left, right, result));
    return result;
  }

  public Word negate(String name, Word operand) {
    return combine(name, Arithmetic.SUBTRACT, engine.constant(operand.type(), Whole.ZERO), operand);
  }

  /** All bits turned: the distance from all ones. */
  public Word complement(String name, Word operand) {
    WordType type = operand.type();
    Word ones = engine.constant(type, type.wrap(Whole.MINUS_ONE));
    return combine(name, Arithmetic.SUBTRACT, ones, operand);
  }

  /** Whether a relation holds, as a truth value. */
  public Word compare(String name, Relation relation, Word left, Word right) {
    if (left.isFixed() && right.isFixed()) {
      return truth(relation.holds(left.value(), right.value()));
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new Comparison(relation, left, right, truth));
    return truth;
  }

  private Word truth(boolean holds) {
    return engine.constant(WordType.TRUTH, holds ? 1 : 0);
  }

  /** Whether two pointers are equal, as a truth value. */
  public Word same(String name, Pointer left, Pointer right) {
    if (left.isFixed() && right.isFixed()) {
      return truth(left.place().equals(right.place()));
    }
    Word truth = engine.word(name, WordType.TRUTH);
    engine.post(new SamePlace(left, right, truth));
    return truth;
  }

  /** The same lowest bits in another type. */
  public Word convert(String name, Word operand, WordType type) {
    if (operand.type().equals(type)) {
      return operand;
    }
    if (operand.isFixed()) {
      return engine.constant(type, type.wrap(operand.value()));
    }
    Word result = engine.word(name, type);
    engine.post(new Conversion(operand, result));
    return result;
  }

  /** One of two cells, as a truth value says. */
  public Cell choose(String name, Word condition, Cell then, Cell otherwise) {
    Cell result = engine.fresh(name, then.type());
    engine.post(new Choice(condition, then, otherwise, result));
    return result;
  }

  /** Both are the same. */
  public void equate(Cell one, Cell other) {
    if (one != other) {
      engine.post(new Same(engine, one, other));
    }
  }

  /** A cell as one of another type that is as long. */
  Cell as(Cell cell, CellType type) {
    return cell instanceof Word && type instanceof WordType
        ? convert(cell.name(), (Word) cell, (WordType) type)
        : cell;
  }
}
