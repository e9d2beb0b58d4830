package heapwright.symbolic.step;

import heapwright.ir.code.Channel;
import heapwright.ir.code.Statement;
import heapwright.ir.type.VoidType;
import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.heap.HeapObject;
import heapwright.symbolic.heap.HeapObject.Life;
import heapwright.symbolic.heap.HeapObject.Origin;
import heapwright.symbolic.heap.HeapObject.Stored;
import heapwright.symbolic.heap.ObjectId;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.heap.SymbolicValue.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/** The objects that code outside of the program writes in one call. */
final class HavocTargets {
  /** An object that is written, and the offset from which on. */
  record Hit(ObjectId object, long from, Channel channel) {}

  /** How many objects behind pointers in an argument's object are written at once. */
  private static final int DEEPER = 8;

  private final Execution execution;
  private final EscapedObjects escaped;

  HavocTargets(Execution execution, EscapedObjects escaped) {
    this.execution = execution;
    this.escaped = escaped;
  }

  /** The objects of the input that the path has looked at. */
  List<Hit> known(Channel channel) {
    return execution.heap().objects().stream()
        .filter(o -> o.origin() == Origin.INPUT && o.life() == Life.ALIVE && !o.readOnly())
        .filter(o -> !o.stored().isEmpty())
        .map(o -> new Hit(o.id(), o.lower(), channel.at(o.name(), o.element())))
        .toList();
  }

  /** The program's own objects that an argument leads to without being a pointer to them. */
  List<Hit> handed(Statement.Havoc.Target target) {
    SymbolicValue value = execution.pointers.resolved(target.address().match(execution.evaluator));
    boolean isNumber = target.channel().type() instanceof VoidType;
    if (isNumber) {
      return escaped.leadsToOwn(value) ? hit(target).stream().toList() : List.of();
    }
    if (!(value instanceof Address address)) {
      return List.of();
    }
    OptionalLong from = execution.state().value(address.offset());
    if (from.isEmpty() || execution.heap().find(address.object()).isEmpty()) {
      return List.of();
    }
    Hit given = new Hit(address.object(), from.getAsLong(), target.channel());
    return deep(List.of(given)).stream().skip(1).toList();
  }

  /** What a target's address leads to; empty if the path has not looked at it yet. */
  Optional<Hit> hit(Statement.Havoc.Target target) {
    SymbolicValue value = execution.pointers.resolved(target.address().match(execution.evaluator));
    if (!(value instanceof Address address)) {
      return Optional.empty();
    }
    HeapObject object = execution.memory.object(address.object());
    boolean isFresh = object.isInput() && object.cells().isEmpty();
    if (object.readOnly() || object.life() != Life.ALIVE || isFresh) {
      return Optional.empty();
    }
    long from = execution.state().value(address.offset()).orElse(object.lower());
    return from >= object.upper() && !object.isGrowing()
        ? Optional.empty()
        : Optional.of(new Hit(object.id(), from, target.channel()));
  }

  /**
   * The same with the program's own objects that pointers in a parameter's object lead to; the
   * input's objects are included already.
   */
  List<Hit> deep(List<Hit> hits) {
    List<Hit> all = new ArrayList<>(hits);
    for (int i = 0; i < all.size() && all.size() < hits.size() + DEEPER; i++) {
      Hit hit = all.get(i);
      if (hit.channel().isBehindArguments()) {
        HeapObject object = execution.heap().object(hit.object());
        object.stored().stream()
            .filter(cell -> cell.offset() >= hit.from())
            .flatMap(cell -> behind(hit, cell).stream())
            .filter(h -> all.stream().noneMatch(known -> known.object().equals(h.object())))
            .toList()
            .forEach(all::add);
      }
    }
    return all;
  }

  private Optional<Hit> behind(Hit hit, Stored cell) {
    if (!(execution.pointers.resolved(cell.value()) instanceof Address address)) {
      return Optional.empty();
    }
    OptionalLong offset = execution.state().value(address.offset());
    // Globals are no objects of the heap before a path has looked at them.
    return execution.heap().objects().stream()
        .filter(target -> target.id().equals(address.object()) && offset.isPresent())
        .filter(o -> !o.existedBefore())
        .filter(target -> target.life() == Life.ALIVE && !target.readOnly())
        .map(
            target ->
                new Hit(
                    target.id(),
                    offset.getAsLong(),
                    hit.channel().through(cell.offset() - hit.from(), target.element())))
        .findFirst();
  }
}
