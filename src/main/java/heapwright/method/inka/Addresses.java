package heapwright.method.inka;

import heapwright.ir.Type;
import heapwright.solve.domains.AbstractMemory;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Pointer;
import heapwright.solve.domains.Relation;
import heapwright.solve.domains.Targets;
import heapwright.solve.domains.Word;
import heapwright.solve.domains.WordType;
import java.util.HashSet;
import java.util.List;
import java.util.Set;

/** C's operators on pointers: comparing them and reckoning with them. */
final class Addresses {
  private final World world;
  private final DomainEngine engine;
  private final Calculus calculus;

  Addresses(World world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
    calculus = world.calculus();
  }

  Value compare(
      AbstractMemory memory,
      heapwright.ir.Relation relation,
      Pointer left,
      Pointer right,
      Type type) {
    String name = calculus.named(left, relation.symbol(), right);
    if (mayShareHome(left, right)) {
      return calculus.truth(engine.word(name, WordType.TRUTH), type);
    }
    return switch (relation) {
      case EQUAL -> calculus.truth(same(memory, name, left, right), type);
      case NOT_EQUAL -> {
        String equal = calculus.named(left, "==", right);
        Word same = same(memory, equal, left, right);
        Word zero = engine.constant(WordType.TRUTH, 0);
        yield calculus.truth(engine.words().compare(name, Relation.EQUAL, same, zero), type);
      }
      default -> ordered(relation, left, right, type);
    };
  }

  /**
   * Whether pointers may be to locals of two calls, of which one may have got the other's place.
   */
  private boolean mayShareHome(Pointer one, Pointer other) {
    Set<Integer> frames = new HashSet<>(frames(one));
    return !frames.isEmpty()
        && frames(other).stream().anyMatch(f -> frames.size() > 1 || !frames.contains(f));
  }

  private List<Integer> frames(Pointer pointer) {
    return pointer.targets().isOpen()
        ? List.of()
        : pointer.targets().places().stream()
            .filter(place -> !Objects.isNowhere(place))
            .map(place -> world.objects().facts(place.object()))
            .filter(
                fact ->
                    fact.origin() == Objects.Origin.LOCAL
                        || fact.origin() == Objects.Origin.PARAMETER)
            .map(Objects.Facts::frame)
            .toList();
  }

  /** A new block may lie where a freed one lay. */
  private Word same(AbstractMemory memory, String name, Pointer left, Pointer right) {
    Objects objects = world.objects();
    return engine
        .structures()
        .same(memory, Calculus.KIND, name, left, right, objects::isOnHeap, objects::isMade);
  }

  /** Order is defined within one object only. */
  private Value ordered(heapwright.ir.Relation relation, Pointer left, Pointer right, Type type) {
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
                Calculus.relation(relation),
                engine.constant(offset, left.place().offset()),
                engine.constant(offset, right.place().offset())),
        type);
  }

  /** So many bytes behind a pointer. */
  Value shifted(AbstractMemory memory, Value base, long bytes) {
    if (!(base instanceof Value.Address address) || bytes == 0) {
      return base;
    }
    Pointer pointer = address.pointer();
    if (!pointer.isFixed()) {
      return new Value.Address(engine.pointers().shift(pointer, bytes, Calculus.KIND));
    }
    return Objects.isNowhere(pointer.place())
        ? new Value.Anything()
        : new Value.Address(engine.address(behind(pointer.place(), bytes), Calculus.KIND));
  }

  private Place behind(Place place, long bytes) {
    return engine.place(place.object(), place.offset() + bytes);
  }

  Value element(AbstractMemory memory, Value base, Value index, Value stride) {
    boolean known =
        base instanceof Value.Address
            && index instanceof Value.Number
            && stride instanceof Value.Number s
            && s.word().isFixed();
    if (!known) {
      return new Value.Anything();
    }
    Pointer pointer = ((Value.Address) base).pointer();
    Word word = ((Value.Number) index).word();
    long step = ((Value.Number) stride).word().value().longBits();
    if (word.isFixed()) {
      return shifted(memory, base, word.value().longBits() * step);
    }
    return new Value.Address(
        engine.pointers().element(pointer, word, step, Calculus.KIND, world.objects()::size));
  }

  /** The distance of two pointers into one object, in elements. */
  Value distance(Value left, Value right, Value stride, Type type) {
    boolean known =
        left instanceof Value.Address a
            && right instanceof Value.Address b
            && a.pointer().isFixed()
            && b.pointer().isFixed()
            && a.pointer().place().object().equals(b.pointer().place().object())
            && stride instanceof Value.Number s
            && s.word().isFixed()
            && s.word().value().signum() > 0;
    if (!known) {
      return calculus.fresh(type, "distance");
    }
    long from = ((Value.Address) right).pointer().place().offset();
    long to = ((Value.Address) left).pointer().place().offset();
    long step = ((Value.Number) stride).word().value().longBits();
    return calculus.constant(Expressions.integer(type), (to - from) / step);
  }

  /** Says where a pointer points. */
  void assign(Pointer pointer, Place place) {
    engine.restrict(pointer, Targets.of(place));
  }
}
