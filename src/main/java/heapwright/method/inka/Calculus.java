package heapwright.method.inka;

import heapwright.ir.BinaryOperator;
import heapwright.ir.IntegerType;
import heapwright.ir.PointerType;
import heapwright.ir.Type;
import heapwright.ir.UnaryOperator;
import heapwright.solve.domains.AbstractMemory;
import heapwright.solve.domains.Arithmetic;
import heapwright.solve.domains.CellType;
import heapwright.solve.domains.Deduction;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Kind;
import heapwright.solve.domains.Location;
import heapwright.solve.domains.Outcome;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Relation;
import heapwright.solve.domains.Values;
import heapwright.solve.domains.Whole;
import heapwright.solve.domains.Word;
import heapwright.solve.domains.WordType;
import java.util.List;
import java.util.Optional;

/** C's operators as operators of the domains. What those do not have comes to anything at all. */
final class Calculus {
  /** Addresses of all things are of one kind: C's types are no promise. */
  static final Kind KIND = new Kind("object");

  static final heapwright.solve.domains.PointerType POINTER =
      new heapwright.solve.domains.PointerType(KIND);

  private final World world;
  private final DomainEngine engine;
  private List<Deduction> chain = List.of();

  Calculus(World world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  // Types and fresh variables

  /** How the domains see a scalar type; nothing for what they do not have. */
  static Optional<CellType> cellType(Type type) {
    if (type.isInteger()) {
      return Optional.of(wordType(type));
    }
    return type instanceof PointerType ? Optional.of(POINTER) : Optional.empty();
  }

  static WordType wordType(Type type) {
    IntegerType integer = Expressions.integer(type);
    return new WordType(integer.bits(), integer.signed());
  }

  Value fresh(Type type, String name) {
    if (type.isInteger()) {
      return new Value.Number(engine.word(name, wordType(type)));
    }
    return type instanceof PointerType
        ? new Value.Address(engine.pointer(name, KIND))
        : new Value.Anything();
  }

  Value constant(IntegerType type, long bits) {
    WordType word = wordType(type);
    return new Value.Number(engine.constant(word, word.wrap(Whole.of(bits))));
  }

  Value zero(Type type) {
    if (type.isInteger()) {
      return constant(Expressions.integer(type), 0);
    }
    return type instanceof PointerType ? nullPointer() : new Value.Anything();
  }

  Value nullPointer() {
    return new Value.Address(engine.address(Place.NULL, KIND));
  }

  Value address(Location object) {
    return new Value.Address(engine.address(engine.place(object, 0), KIND));
  }

  // Consistency

  /** Lets the operators run; false if they contradict one another. */
  boolean propagate() {
    return consistent(engine.propagate());
  }

  private boolean consistent(Outcome outcome) {
    if (outcome instanceof Outcome.Failed failed) {
      chain = failed.chain();
    }
    return outcome instanceof Outcome.Consistent;
  }

  /** The deductions that led to the last contradiction. */
  List<Deduction> chain() {
    return chain;
  }

  /** As {@link #chain}; it is told once. */
  List<Deduction> takeChain() {
    List<Deduction> last = chain;
    chain = List.of();
    return last;
  }

  boolean restrict(Word word, Values allowed) {
    engine.restrict(word, allowed);
    return word.values().meets(allowed);
  }

  void equate(Value one, Value other) {
    if (one instanceof Value.Number a && other instanceof Value.Number b) {
      engine.words().equate(a.word(), b.word());
    } else if (one instanceof Value.Address a && other instanceof Value.Address b) {
      engine.words().equate(a.pointer(), b.pointer());
    }
  }

  // Integers

  Value unary(UnaryOperator operator, Value operand, Type type) {
    if (!(operand instanceof Value.Number number) || !type.isInteger()) {
      return fresh(type, operator.symbol());
    }
    return new Value.Number(
        operator == UnaryOperator.NEGATE
            ? engine.words().negate("-" + number.word().name(), number.word())
            : engine.words().complement("~" + number.word().name(), number.word()));
  }

  Value binary(BinaryOperator operator, Value left, Value right, Type type) {
    if (left instanceof Value.Number a && right instanceof Value.Number b && type.isInteger()) {
      String name = named(a.word(), operator.symbol(), b.word());
      return new Value.Number(
          engine.words().combine(name, arithmetic(operator), a.word(), b.word()));
    }
    return fresh(type, operator.symbol());
  }

  /** Names are for people, and most of what is labelled nobody reads. */
  private String named(Word left, String symbol, Word right) {
    return world.narrative().isExplaining() ? shortened(name(left) + symbol + name(right)) : symbol;
  }

  String named(Pointer left, String symbol, Pointer right) {
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

  private static Arithmetic arithmetic(BinaryOperator operator) {
    return switch (operator) {
      case ADD -> Arithmetic.ADD;
      case SUBTRACT -> Arithmetic.SUBTRACT;
      case MULTIPLY -> Arithmetic.MULTIPLY;
      case DIVIDE -> Arithmetic.DIVIDE;
      case REMAINDER -> Arithmetic.REMAINDER;
      case AND -> Arithmetic.AND;
      case OR -> Arithmetic.OR;
      case XOR -> Arithmetic.XOR;
      case SHIFT_LEFT -> Arithmetic.SHIFT_LEFT;
      case SHIFT_RIGHT -> Arithmetic.SHIFT_RIGHT;
    };
  }

  Value compare(
      AbstractMemory memory, heapwright.ir.Relation relation, Value left, Value right, Type type) {
    if (left instanceof Value.Number a && right instanceof Value.Number b) {
      String name = named(a.word(), relation.symbol(), b.word());
      return truth(engine.words().compare(name, relation(relation), a.word(), b.word()), type);
    }
    if (left instanceof Value.Address a && right instanceof Value.Address b) {
      return world.addresses().compare(memory, relation, a.pointer(), b.pointer(), type);
    }
    return truth(engine.word(relation.symbol(), WordType.TRUTH), type);
  }

  static Relation relation(heapwright.ir.Relation relation) {
    return switch (relation) {
      case EQUAL -> Relation.EQUAL;
      case NOT_EQUAL -> Relation.UNEQUAL;
      case LESS -> Relation.LESS;
      case LESS_EQUAL -> Relation.AT_MOST;
      case GREATER -> Relation.GREATER;
      case GREATER_EQUAL -> Relation.AT_LEAST;
    };
  }

  Value truth(Word truth, Type type) {
    return new Value.Number(engine.words().convert(truth.name(), truth, wordType(type)));
  }

  Value convert(AbstractMemory memory, Value value, Type to) {
    if (value instanceof Value.Number number && to.isInteger()) {
      return new Value.Number(converted(number.word(), to));
    }
    if (value instanceof Value.Number number && to instanceof PointerType) {
      return number.word().isFixed() && number.word().value().signum() == 0
          ? nullPointer()
          : new Value.Anything();
    }
    if (value instanceof Value.Address && to instanceof PointerType) {
      return value;
    }
    if (value instanceof Value.Address address && isTruth(to)) {
      Pointer none = ((Value.Address) nullPointer()).pointer();
      return world
          .addresses()
          .compare(memory, heapwright.ir.Relation.NOT_EQUAL, address.pointer(), none, to);
    }
    return fresh(to, "converted");
  }

  private static boolean isTruth(Type type) {
    return type.isInteger() && Expressions.integer(type).isBool();
  }

  private Word converted(Word word, Type to) {
    if (isTruth(to) && !word.type().equals(WordType.TRUTH)) {
      Word zero = engine.constant(word.type(), 0);
      return engine.words().compare(word.name() + "!=0", Relation.UNEQUAL, word, zero);
    }
    return engine.words().convert(word.name(), word, wordType(to));
  }
}
