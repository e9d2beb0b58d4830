package heapwright.method.inka.world;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.DomainValue;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;
import java.util.stream.Stream;

/** C's operators on pointers: comparing them and reckoning with them. */
public final class PointerOperators {
  private final ConstraintWorld world;
  private final DomainEngine engine;
  private final DomainOperators calculus;

  PointerOperators(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    calculus = world.calculus();
  }

  DomainValue compare(
      AbstractMemory memory,
      heapwright.ir.code.Relation relation,
      PointerVariable left,
      PointerVariable right,
      Type type) {
    String name = calculus.named(left, relation.symbol(), right);
    if (mayShareHome(left, right) || mayAdjoin(left, right) || mayAdjoin(right, left)) {
      return calculus.truth(engine.word(name, WordType.TRUTH), type);
    }
    return switch (relation) {
      case EQUAL -> calculus.truth(same(memory, name, left, right), type);
      case NOT_EQUAL -> {
        String equal = calculus.named(left, "==", right);
        Word same = same(memory, equal, left, right);
        Word zero = engine.constant(WordType.TRUTH, 0);
        yield calculus.truth(engine.words().compare(name, WordRelation.EQUAL, same, zero), type);
      }
      default -> ordered(relation, left, right, type);
    };
  }

  /**
   * Whether pointers may be to locals of two calls, of which one may have got the other's place.
   */
  private boolean mayShareHome(PointerVariable one, PointerVariable other) {
    Set<Integer> frames = new HashSet<>(frames(one));
    return !frames.isEmpty()
        && frames(other).stream().anyMatch(f -> frames.size() > 1 || !frames.contains(f));
  }

  /** Whether a pointer may lead behind an object: C17 6.5.9p6 lets another one begin there. */
  private boolean mayAdjoin(PointerVariable behind, PointerVariable next) {
    if (behind.targets().isOpen()) {
      return engine.pointers().isReckoned(behind)
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
        .filter(place -> !WorldObjects.isNowhere(place) && place.offset() == 0);
  }

  private List<Integer> frames(PointerVariable pointer) {
    return pointer.targets().isOpen()
        ? List.of()
        : pointer.targets().places().stream()
            .filter(place -> !WorldObjects.isNowhere(place))
            .map(place -> world.objects().facts(place.object()))
            .filter(
                fact ->
                    fact.origin() == WorldObjects.Origin.LOCAL
                        || fact.origin() == WorldObjects.Origin.PARAMETER)
            .map(WorldObjects.Facts::frame)
            .toList();
  }

  /** A new block may lie where a freed one lay. */
  private Word same(
      AbstractMemory memory, String name, PointerVariable left, PointerVariable right) {
    WorldObjects objects = world.objects();
    return engine
        .structures()
        .same(memory, DomainOperators.KIND, name, left, right, objects::isOnHeap, objects::isMade);
  }

  /** Order is defined within one object only. */
  private DomainValue ordered(
      heapwright.ir.code.Relation relation,
      PointerVariable left,
      PointerVariable right,
      Type type) {
    boolean known =
        left.isFixed() && right.isFixed() && left.place().object().equals(right.place().object());
    if (!known) {
      return calculus.truth(engine.word(relation.symbol(), WordType.TRUTH), type);
    }
    WordType offset = new WordType(Long.SIZE, true);
    return calculus.truth(
        engine
            .words()
            .compare(
                relation.symbol(),
                DomainOperators.relation(relation),
                engine.constant(offset, left.place().offset()),
                engine.constant(offset, right.place().offset())),
        type);
  }

  /** So many bytes behind a pointer. */
  DomainValue shifted(AbstractMemory memory, DomainValue base, long bytes) {
    if (!(base instanceof DomainValue.Address address) || bytes == 0) {
      return base;
    }
    PointerVariable pointer = address.pointer();
    if (!pointer.isFixed()) {
      return new DomainValue.Address(engine.pointers().shift(pointer, bytes, DomainOperators.KIND));
    }
    return WorldObjects.isNowhere(pointer.place())
        ? new DomainValue.Anything()
        : new DomainValue.Address(
            engine.address(behind(pointer.place(), bytes), DomainOperators.KIND));
  }

  private AbstractAddress behind(AbstractAddress place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  DomainValue element(
      AbstractMemory memory, DomainValue base, DomainValue index, DomainValue stride) {
    boolean known =
        base instanceof DomainValue.Address
            && index instanceof DomainValue.Number
            && stride instanceof DomainValue.Number s
            && s.word().isFixed();
    if (!known) {
      return new DomainValue.Anything();
    }
    PointerVariable pointer = ((DomainValue.Address) base).pointer();
    Word word = ((DomainValue.Number) index).word();
    long step = ((DomainValue.Number) stride).word().value().longBits();
    if (word.isFixed()) {
      return shifted(memory, base, word.value().longBits() * step);
    }
    return new DomainValue.Address(
        engine
            .pointers()
            .element(pointer, word, step, DomainOperators.KIND, world.objects()::size));
  }

  /** The distance of two pointers into one object, in elements. */
  DomainValue distance(DomainValue left, DomainValue right, DomainValue stride, Type type) {
    boolean known =
        left instanceof DomainValue.Address a
            && right instanceof DomainValue.Address b
            && a.pointer().isFixed()
            && b.pointer().isFixed()
            && a.pointer().place().object().equals(b.pointer().place().object())
            && stride instanceof DomainValue.Number s
            && s.word().isFixed()
            && s.word().value().signum() > 0;
    if (!known) {
      return calculus.fresh(type, "distance");
    }
    long from = ((DomainValue.Address) right).pointer().place().offset();
    long to = ((DomainValue.Address) left).pointer().place().offset();
    long step = ((DomainValue.Number) stride).word().value().longBits();
    return calculus.constant(ExpressionOperators.integer(type), (to - from) / step);
  }

  /** Says where a pointer points. */
  public void assign(PointerVariable pointer, AbstractAddress place) {
    engine.restrict(pointer, PointerDomain.of(place));
  }
}
