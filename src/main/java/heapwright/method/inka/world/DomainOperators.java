package heapwright.method.inka.world;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.WordType;
import heapwright.symbolic.persistent.IntMap;
import java.util.List;
import java.util.Optional;

/** C's operators as operators of the domains. What those do not have may be anything. */
public final class DomainOperators {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private List<Deduction> chain = List.of();

  DomainOperators(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  // Types and fresh variables

  /** How the domains see a scalar type; nothing for what they do not have. */
  public static Optional<CellType> cellType(Type type) {
    if (type.isInteger()) {
      return Optional.of(wordType(type));
    }
    return type instanceof PointerType ? Optional.of(new CellType.Address()) : Optional.empty();
  }

  public static WordType wordType(Type type) {
    IntegerType integer = ExpressionOperators.integer(type);
    return new WordType(integer.bits(), integer.signed());
  }

  public DomainValue fresh(Type type, String name) {
    Optional<CellType> cell = cellType(type);
    return cell.isPresent() ? engine.fresh(name, cell.get()) : new DomainValue.Anything();
  }

  /** Anything in the parameters that are registers. */
  public IntMap<DomainValue> parameters(Function function) {
    IntMap<DomainValue> registers = IntMap.empty();
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        DomainValue anything = fresh(parameter.type(), parameter.name());
        registers = registers.with(parameter.id().index(), anything);
      }
    }
    return registers;
  }

  DomainValue constant(IntegerType type, long bits) {
    WordType word = wordType(type);
    return engine.constant(word, word.wrap(MathematicalInteger.of(bits)));
  }

  DomainValue zero(Type type) {
    if (type.isInteger()) {
      return constant(ExpressionOperators.integer(type), 0);
    }
    return type instanceof PointerType ? nullPointer() : new DomainValue.Anything();
  }

  PointerVariable nullPointer() {
    return engine.address(AbstractAddress.NULL);
  }

  PointerVariable address(AbstractObject object) {
    return engine.address(engine.place(object, 0));
  }

  // Consistency

  /** Lets the operators run; false if they contradict one another. */
  public boolean propagate() {
    if (engine.propagate() instanceof PropagationResult.Failed failed) {
      chain = failed.chain();
      return false;
    }
    return true;
  }

  /** The deductions that led to the last contradiction. */
  public List<Deduction> chain() {
    return chain;
  }

  /** As {@link #chain}; it is given once. */
  public List<Deduction> takeChain() {
    List<Deduction> last = chain;
    chain = List.of();
    return last;
  }

  public static boolean restrict(DomainEngine engine, Word word, IntegerSet allowed) {
    engine.restrict(word, allowed);
    return word.values().meets(allowed);
  }

  void equate(DomainValue one, DomainValue other) {
    boolean alike =
        one instanceof Word && other instanceof Word
            || one instanceof PointerVariable && other instanceof PointerVariable;
    if (alike) {
      engine.words().equate((CellVariable) one, (CellVariable) other);
    }
  }

  // Integers

  DomainValue unary(UnaryOperator operator, DomainValue operand, Type type) {
    if (!(operand instanceof Word word) || !type.isInteger()) {
      return fresh(type, operator.symbol());
    }
    return operator == UnaryOperator.NEGATE
        ? engine.words().negate("-" + word.name(), word)
        : engine.words().complement("~" + word.name(), word);
  }

  DomainValue binary(BinaryOperator operator, DomainValue left, DomainValue right, Type type) {
    if (left instanceof Word a && right instanceof Word b && type.isInteger()) {
      String name = named(a, operator.symbol(), b);
      return engine.words().combine(name, arithmetic(operator), a, b);
    }
    return fresh(type, operator.symbol());
  }

  /** Names are for readers; they are built late, since most labels are never read. */
  String named(CellVariable left, String symbol, CellVariable right) {
    if (!world.log().isExplaining()) {
      return symbol;
    }
    String name = name(left) + symbol + name(right);
    return name.length() <= 40 ? "(" + name + ")" : "(" + name.substring(0, 36) + "...)";
  }

  private static String name(CellVariable cell) {
    return cell instanceof Word word && word.isFixed() ? word.value().toString() : cell.name();
  }

  private static WordArithmetic arithmetic(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> WordArithmetic.ADD;
      case SUBTRACT -> WordArithmetic.SUBTRACT;
      case MULTIPLY -> WordArithmetic.MULTIPLY;
      case DIVIDE -> WordArithmetic.DIVIDE;
      case REMAINDER -> WordArithmetic.REMAINDER;
      case AND -> WordArithmetic.AND;
      case OR -> WordArithmetic.OR;
      case XOR -> WordArithmetic.XOR;
      case SHIFT_LEFT -> WordArithmetic.SHIFT_LEFT;
      case SHIFT_RIGHT -> WordArithmetic.SHIFT_RIGHT;
    };
  }

  DomainValue compare(
      AbstractMemory memory, Relation relation, DomainValue left, DomainValue right, Type type) {
    if (left instanceof Word a && right instanceof Word b) {
      String name = named(a, relation.symbol(), b);
      return truth(engine.words().compare(name, relation(relation), a, b), type);
    }
    if (left instanceof PointerVariable a && right instanceof PointerVariable b) {
      return world.pointers().compare(memory, relation, a, b, type);
    }
    return truth(engine.word(relation.symbol(), WordType.TRUTH), type);
  }

  static WordRelation relation(Relation relation) {
    return switch (relation) {
      case EQUAL -> WordRelation.EQUAL;
      case NOT_EQUAL -> WordRelation.UNEQUAL;
      case LESS -> WordRelation.LESS;
      case LESS_EQUAL -> WordRelation.AT_MOST;
      case GREATER -> WordRelation.GREATER;
      case GREATER_EQUAL -> WordRelation.AT_LEAST;
    };
  }

  DomainValue truth(Word truth, Type type) {
    return engine.words().convert(truth.name(), truth, wordType(type));
  }

  DomainValue convert(AbstractMemory memory, DomainValue value, Type to) {
    if (value instanceof Word word && to.isInteger()) {
      return converted(word, to);
    }
    if (value instanceof Word word && to instanceof PointerType) {
      return word.isFixedAt(MathematicalInteger.ZERO) ? nullPointer() : new DomainValue.Anything();
    }
    if (value instanceof PointerVariable && to instanceof PointerType) {
      return value;
    }
    if (value instanceof PointerVariable pointer && isTruth(to)) {
      return world.pointers().compare(memory, Relation.NOT_EQUAL, pointer, nullPointer(), to);
    }
    return fresh(to, "converted");
  }

  private static boolean isTruth(Type type) {
    return type.isInteger() && ExpressionOperators.integer(type).isBool();
  }

  private Word converted(Word word, Type to) {
    if (isTruth(to) && !word.type().equals(WordType.TRUTH)) {
      Word zero = engine.constant(word.type(), 0);
      return engine.words().compare(word.name() + "!=0", WordRelation.UNEQUAL, word, zero);
    }
    return engine.words().convert(word.name(), word, wordType(to));
  }
}
