package heapwright.method.inka.world;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.UnaryOperator;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.inka.state.DomainValue;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.CellType;
import heapwright.solve.domains.value.TargetKind;
import heapwright.solve.domains.value.WordType;
import java.util.List;
import java.util.Optional;

/** C's operators as operators of the domains. What those do not have comes to anything at all. */
public final class DomainOperators {
  /** Addresses of all things are of one kind: C's types are no promise. */
  static final TargetKind KIND = new TargetKind("object");

  static final heapwright.solve.domains.value.AddressCellType POINTER =
      new heapwright.solve.domains.value.AddressCellType(KIND);

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
    return type instanceof PointerType ? Optional.of(POINTER) : Optional.empty();
  }

  public static WordType wordType(Type type) {
    IntegerType integer = ExpressionOperators.integer(type);
    return new WordType(integer.bits(), integer.signed());
  }

  public DomainValue fresh(Type type, String name) {
    if (type.isInteger()) {
      return new DomainValue.Number(engine.word(name, wordType(type)));
    }
    return type instanceof PointerType
        ? new DomainValue.Address(engine.pointer(name, KIND))
        : new DomainValue.Anything();
  }

  DomainValue constant(IntegerType type, long bits) {
    WordType word = wordType(type);
    return new DomainValue.Number(engine.constant(word, word.wrap(MathematicalInteger.of(bits))));
  }

  DomainValue zero(Type type) {
    if (type.isInteger()) {
      return constant(ExpressionOperators.integer(type), 0);
    }
    return type instanceof PointerType ? nullPointer() : new DomainValue.Anything();
  }

  DomainValue nullPointer() {
    return new DomainValue.Address(engine.address(AbstractAddress.NULL, KIND));
  }

  DomainValue address(AbstractObject object) {
    return new DomainValue.Address(engine.address(engine.place(object, 0), KIND));
  }

  // Consistency

  /** Lets the operators run; false if they contradict one another. */
  public boolean propagate() {
    return consistent(engine.propagate());
  }

  private boolean consistent(PropagationResult outcome) {
    if (outcome instanceof PropagationResult.Failed failed) {
      chain = failed.chain();
    }
    return outcome instanceof PropagationResult.Consistent;
  }

  /** The deductions that led to the last contradiction. */
  public List<Deduction> chain() {
    return chain;
  }

  /** As {@link #chain}; it is told once. */
  public List<Deduction> takeChain() {
    List<Deduction> last = chain;
    chain = List.of();
    return last;
  }

  public boolean restrict(Word word, IntegerSet allowed) {
    engine.restrict(word, allowed);
    return word.values().meets(allowed);
  }

  void equate(DomainValue one, DomainValue other) {
    if (one instanceof DomainValue.Number a && other instanceof DomainValue.Number b) {
      engine.words().equate(a.word(), b.word());
    } else if (one instanceof DomainValue.Address a && other instanceof DomainValue.Address b) {
      engine.words().equate(a.pointer(), b.pointer());
    }
  }

  // Integers

  DomainValue unary(UnaryOperator operator, DomainValue operand, Type type) {
    if (!(operand instanceof DomainValue.Number number) || !type.isInteger()) {
      return fresh(type, operator.symbol());
    }
    return new DomainValue.Number(
        operator == UnaryOperator.NEGATE
            ? engine.words().negate("-" + number.word().name(), number.word())
            : engine.words().complement("~" + number.word().name(), number.word()));
  }

  DomainValue binary(BinaryOperator operator, DomainValue left, DomainValue right, Type type) {
    if (left instanceof DomainValue.Number a
        && right instanceof DomainValue.Number b
        && type.isInteger()) {
      String name = named(a.word(), operator.symbol(), b.word());
      return new DomainValue.Number(
          engine.words().combine(name, arithmetic(operator), a.word(), b.word()));
    }
    return fresh(type, operator.symbol());
  }

  /** Names are for people; they are built late, since most labels are never read. */
  private String named(Word left, String symbol, Word right) {
    return world.narrative().isExplaining() ? shortened(name(left) + symbol + name(right)) : symbol;
  }

  String named(PointerVariable left, String symbol, PointerVariable right) {
    return world.narrative().isExplaining()
        ? shortened(left.name() + symbol + right.name())
        : symbol;
  }

  private static String name(Word word) {
    return word.isFixed() ? word.value().toString() : word.name();
  }

  private static String shortened(String name) {
    return name.length() <= 40 ? "(" + name + ")" : "(" + name.substring(0, 36) + "...)";
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
      AbstractMemory memory,
      heapwright.ir.code.Relation relation,
      DomainValue left,
      DomainValue right,
      Type type) {
    if (left instanceof DomainValue.Number a && right instanceof DomainValue.Number b) {
      String name = named(a.word(), relation.symbol(), b.word());
      return truth(engine.words().compare(name, relation(relation), a.word(), b.word()), type);
    }
    if (left instanceof DomainValue.Address a && right instanceof DomainValue.Address b) {
      return world.addresses().compare(memory, relation, a.pointer(), b.pointer(), type);
    }
    return truth(engine.word(relation.symbol(), WordType.TRUTH), type);
  }

  static WordRelation relation(heapwright.ir.code.Relation relation) {
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
    return new DomainValue.Number(engine.words().convert(truth.name(), truth, wordType(type)));
  }

  DomainValue convert(AbstractMemory memory, DomainValue value, Type to) {
    if (value instanceof DomainValue.Number number && to.isInteger()) {
      return new DomainValue.Number(converted(number.word(), to));
    }
    if (value instanceof DomainValue.Number number && to instanceof PointerType) {
      return number.word().isFixed() && number.word().value().signum() == 0
          ? nullPointer()
          : new DomainValue.Anything();
    }
    if (value instanceof DomainValue.Address && to instanceof PointerType) {
      return value;
    }
    if (value instanceof DomainValue.Address address && isTruth(to)) {
      PointerVariable none = ((DomainValue.Address) nullPointer()).pointer();
      return world
          .addresses()
          .compare(memory, heapwright.ir.code.Relation.NOT_EQUAL, address.pointer(), none, to);
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
