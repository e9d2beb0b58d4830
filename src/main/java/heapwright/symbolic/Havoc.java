package heapwright.symbolic;

import heapwright.ir.Channel;
import heapwright.ir.Expression;
import heapwright.ir.PointerType;
import heapwright.ir.Statement;
import heapwright.ir.Type;
import heapwright.symbolic.HeapObject.Content;
import heapwright.symbolic.HeapObject.Life;
import heapwright.symbolic.HeapObject.Stored;
import heapwright.symbolic.Value.Address;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalLong;

/**
 * Code outside of the program runs. The objects that it is given hold something new afterwards,
 * which is part of the input; pointers in them may as well be left as they are. What it may do
 * besides is an alternative that is not followed, so that no path can be proved to be the only one.
 */
final class Havoc {
  /** An object that is written, and from where on. */
  private record Hit(ObjectId object, long from, Channel channel) {}

  private final Execution execution;

  Havoc(Execution execution) {
    this.execution = execution;
  }

  Progress step(Statement.Havoc s) {
    execution.environment().requireCaller("runs code outside of the program");
    OptionalLong call = execution.state().value(execution.evaluator.number(s.call()));
    if (call.isEmpty()) {
      throw Interruption.unsupported("the number of calls of a stub is not known");
    }
    List<Hit> hits = new ArrayList<>();
    s.targets().forEach(target -> hit(target).ifPresent(hits::add));
    if (hits.isEmpty()) {
      return new Progress.Moved(execution.state().next());
    }
    return alternatives(hits, call.getAsLong());
  }

  /** What a target's address leads to; nothing if no path has looked at it yet. */
  private Optional<Hit> hit(Statement.Havoc.Target target) {
    Value value = execution.pointers.resolved(target.address().match(execution.evaluator));
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

  private Progress alternatives(List<Hit> hits, long call) {
    List<Alternative> all = new ArrayList<>();
    PathState before = execution.state();
    Channel first = hits.get(0).channel();
    if (first.kind() == Channel.Kind.REENTRY) {
      all.add(Alternative.of(before.next()));
      all.add(Alternative.stuck(before, beyond(first)));
      return new Progress.Forked(all);
    }
    if (first.isOptional()) {
      all.add(Alternative.of(before.next()));
    } else if (hits.stream().anyMatch(this::holdsPointers)) {
      all.add(Alternative.of(rewritten(before, hits, call, true).next()));
    }
    all.add(Alternative.of(rewritten(before, hits, call, false).next()));
    if (hits.stream().anyMatch(this::leadsOn)) {
      all.add(Alternative.stuck(before, beyond(first)));
    }
    return all.size() == 1 ? new Progress.Moved(all.get(0).state()) : new Progress.Forked(all);
  }

  private static String beyond(Channel channel) {
    return channel.function() + " may change more than its stub does: " + channel.name();
  }

  private PathState rewritten(PathState before, List<Hit> hits, long call, boolean keepsPointers) {
    PathState after = before;
    for (Hit hit : hits) {
      HeapObject object = after.heap().object(hit.object());
      Rewrites.Rewrite rewrite = new Rewrites.Rewrite(hit.channel(), call, hit.from());
      after =
          after.with(
              after.heap().with(object.rewritten(rewrite, c -> keepsPointers && isPointer(c))));
    }
    return after;
  }

  private static boolean isPointer(Stored cell) {
    return !(cell.value() instanceof Value.Number)
        && !(cell.value() instanceof Value.Indeterminate);
  }

  private boolean holdsPointers(Hit hit) {
    return execution.heap().object(hit.object()).stored().stream().anyMatch(Havoc::isPointer);
  }

  /** Whether more memory can be reached from the object, or was before it was written. */
  private boolean leadsOn(Hit hit) {
    HeapObject object = execution.heap().object(hit.object());
    boolean isLeaf =
        object.element().isScalar() && !(object.element() instanceof PointerType)
            || object.content() != Content.INPUT && !hasPointers(hit.channel().type());
    return holdsPointers(hit) || !isLeaf && hasPointers(object.element());
  }

  private boolean hasPointers(Type type) {
    return (type.isScalar() || type.isAggregate())
        && new Leaves(execution.environment().model())
            .all(type).stream().anyMatch(leaf -> leaf.cell().type() instanceof PointerType);
  }

  /** Whether what lies at an address may change by itself. */
  static boolean isVolatile(Expression address) {
    return address.type() instanceof PointerType pointer && pointer.qualifiers().isVolatile()
        || address instanceof Expression.FieldAddress field && isVolatile(field.base())
        || address instanceof Expression.ElementAddress element && isVolatile(element.base());
  }

  /**
   * A volatile object that the path has looked at before may hold something else now, which no test
   * can bring about by itself.
   */
  Progress reread(Statement.Load s, Progress plain) {
    if (!(plain instanceof Progress.Moved moved)) {
      return plain;
    }
    String cause = "a volatile object may change before it is read in line " + s.span().line();
    return new Progress.Forked(
        List.of(Alternative.of(moved.state()), Alternative.stuck(execution.state(), cause)));
  }
}
