package heapwright.method.inka.world;

import heapwright.ir.code.Relation;
import heapwright.ir.type.Type;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.WordType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** C's operators on pointers: comparisons and arithmetic. */
public final class PointerOperators {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final DomainOperators operators;

  PointerOperators(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    operators = world.operators();
  }

  DomainValue compare(
      AbstractMemory memory,
      Relation relation,
      PointerVariable left,
      PointerVariable right,
      Type type) {
    String name = operators.named(left, relation.symbol(), right);
    if (mayShareObject(left, right) || mayAdjoin(left, right) || mayAdjoin(right, left)) {
      return operators.truth(engine.word(name, WordType.TRUTH), type);
    }
    return switch (relation) {
      case EQUAL -> operators.truth(same(memory, name, left, right), type);
      case NOT_EQUAL -> {
        String equal = operators.named(left, "==", right);
        Word same = same(memory, equal, left, right);
        Word zero = engine.constant(WordType.TRUTH, 0);
        yield operators.truth(engine.words().compare(name, WordRelation.EQUAL, same, zero), type);
      }
      default -> ordered(relation, left, right, type);
    };
  }

  /**
   * Whether pointers may be to locals of two calls, of which one may have got the other's place.
   */
  private boolean mayShareObject(PointerVariable one, PointerVariable other) {
    Set<Integer> frames = new HashSet<>(frames(one));
    return !frames.isEmpty()
        && frames(other).stream().anyMatch(f -> frames.size() > 1 || !frames.contains(f));
  }

  /** Whether a pointer may lead behind an object: C17 6.5.9p6 lets another one begin there. */
  private boolean mayAdjoin(PointerVariable behind, PointerVariable next) {
    if (behind.targets().isOpen()) {
      return engine.pointers().isComputed(behind)
          && !next.targets().isOpen()
          && beginnings(next).findAny().isPresent();
    }
    return behind.targets().places().stream()
        .filter(world.objects()::mayBeEnd)
        .anyMatch(
            end ->
                next.targets().isOpen()
                    || beginnings(next).anyMatch(place -> !place.object().equals(end.object())));
  }

  private static Stream<AbstractAddress> beginnings(PointerVariable pointer) {
    return pointer.targets().places().stream()
        .filter(place -> !place.isNowhere() && place.offset() == 0);
  }

  private List<Integer> frames(PointerVariable pointer) {
    return pointer.targets().isOpen()
        ? List.of()
        : pointer.targets().places().stream()
            .filter(place -> !place.isNowhere())
            .flatMap(place -> world.objects().facts(place.object()).local().stream())
            .map(WorldObjects.LocalKey::frame)
            .toList();
  }

  /** A new block may lie where a freed one lay. */
  private Word same(
      AbstractMemory memory, String name, PointerVariable left, PointerVariable right) {
    WorldObjects objects = world.objects();
    return engine.structures().same(memory, name, left, right, objects::isOnHeap, objects::isMade);
  }

  /** Order is defined within one object only. */
  private DomainValue ordered(
      Relation relation, PointerVariable left, PointerVariable right, Type type) {
    if (!isInOneObject(left, right)) {
      return operators.truth(engine.word(relation.symbol(), WordType.TRUTH), type);
    }
    WordType offset = new WordType(Long.SIZE, true);
    return operators.truth(
        engine
            .words()
            .compare(
                relation.symbol(),
                DomainOperators.relation(relation),
                engine.constant(offset, left.place().offset()),
                engine.constant(offset, right.place().offset())),
        type);
  }

  /** This many bytes behind a pointer. */
  DomainValue shifted(DomainValue base, long bytes) {
    if (!(base instanceof PointerVariable pointer) || bytes == 0) {
      return base;
    }
    return pointer.isNowhere()
        ? new DomainValue.Anything()
        : engine.pointers().shift(pointer, bytes);
  }

  DomainValue element(DomainValue base, DomainValue index, DomainValue stride) {
    if (!(base instanceof PointerVariable pointer)
        || !(index instanceof Word word)
        || !(stride instanceof Word size)
        || !size.isFixed()) {
      return new DomainValue.Anything();
    }
    long step = size.value().longBits();
    return word.isFixed()
        ? shifted(base, word.value().longBits() * step)
        : engine.pointers().element(pointer, word, step, world.objects()::size);
  }

  /** The distance of two pointers into one object, in elements. */
  DomainValue distance(DomainValue left, DomainValue right, DomainValue stride, Type type) {
    if (!(left instanceof PointerVariable to)
        || !(right instanceof PointerVariable from)
        || !(stride instanceof Word step)
        || !isInOneObject(to, from)
        || !step.isFixed()
        || step.value().signum() <= 0) {
      return operators.fresh(type, "distance");
    }
    long bytes = to.place().offset() - from.place().offset();
    return operators.constant(ExpressionOperators.integer(type), bytes / step.value().longBits());
  }

  private static boolean isInOneObject(PointerVariable one, PointerVariable other) {
    return one.isFixed() && other.isFixed() && one.place().object().equals(other.place().object());
  }
}
