package heapwright.method.sgen.transfer;

import heapwright.ir.type.Cell;
import heapwright.ir.type.Type;
import heapwright.method.sgen.sigma.EvaluationStop;
import heapwright.method.sgen.ssa.Collection;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.ObjectContent.Start;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaName;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.method.sgen.ssa.Value;
import heapwright.symbolic.scalar.Leaves;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/**
 * The published transfer functions for assignments: GP makes a new version, then the equality of
 * both sides is made true.
 */
final class AssignmentTransfer {
  /** An array has more cells than a reader wants to see. */
  private static final int FIELDS = 100;

  /** Copying more scalars than this would not be linear any more. */
  private static final int MOST_COPIED = 4_096;

  private final PathContext context;

  AssignmentTransfer(PathContext context) {
    this.context = context;
  }

  /** {@code target = value}. */
  void let(SsaVariable target, SsaExpression text, Value value) {
    if (!target.isPointer() && !value.isPointer()) {
      context.history.names.advance(target, 1);
      if (value instanceof Value.Number number) {
        target.hold(number.term());
      }
      SsaName name = context.trace.isOn() ? target.name() : new SsaName("");
      context.trace.says(() -> Form.of(SsaConstraint.definition(name, text)));
      return;
    }
    SsaPointer defined = context.history.define(target);
    new PointerAssignment(context).pointsWhere(defined, value);
    context.trace.says(() -> Form.of(defined + " = " + text));
    context.history.latest(target);
  }

  /** As {@link #let}, in memory. */
  void store(Named place, Cell cell, SsaExpression text, Value value) {
    Region.Held held = context.memory.written(place, cell);
    Value kept = context.memory.kept(value, cell);
    let(held.variable(), text, context.memory.as(kept, cell.type(), held.cell().type()));
    if (context.trace.isOn()) {
      defineIndirectly(held.variable(), new HashSet<>());
    }
  }

  /** Shows the pointers that a write defines indirectly: those that lead to the variable. */
  private void defineIndirectly(SsaVariable written, Set<SsaVariable> seen) {
    if (seen.size() < Collection.SHOWN && seen.add(written)) {
      written
          .place()
          .map(Named::current)
          .flatMap(context.history::occupant)
          .map(pointer -> context.history.sigma().collection(pointer).shown())
          .orElse(List.of())
          .stream()
          .map(SsaPointer::variable)
          .filter(v -> v.pointer().isPresent() && isBehind(v))
          .forEach(v -> defineIndirectly(v, seen));
    }
  }

  private boolean isBehind(SsaVariable variable) {
    int before = variable.version();
    context.history.latest(variable);
    return variable.version() > before;
  }

  /** A scalar that is copied. */
  private record Copied(long offset, Cell cell, Value value) {}

  /**
   * Copies a range of memory. A whole structure changes its number and leaves those of its fields;
   * a part of one changes its fields.
   */
  void copy(Named to, Named from, Type type, long size) {
    Region source = from.region();
    SsaExpression text = context.trace.isOn() ? whole(source, from.offset()) : SsaExpression.of("");
    List<Copied> copied = copied(from, type, size);
    boolean isZero = source.content().at(from.offset(), size).equals(Optional.of(Start.ZERO));
    overwrite(to, size, isZero ? Start.ZERO : Start.INDETERMINATE);
    for (Copied scalar : copied) {
      long offset = to.offset() + scalar.offset();
      context.memory.put(to.region(), offset, scalar.cell(), scalar.value());
    }
    String target = to.region().place(to.offset());
    boolean isWhole = to.offset() == 0 && from.offset() == 0;
    context.trace.says(
        () ->
            isWhole
                ? Form.of(SsaConstraint.definition(new SsaName(target), text))
                : Form.of(target + " = " + text));
  }

  /** What the source holds: what the path has met, and what it may still read of the input. */
  private List<Copied> copied(Named from, Type type, long size) {
    Region source = from.region();
    if (source.content().at(from.offset(), size).filter(s -> s != Start.INPUT).isEmpty()) {
      meetAll(from, type, size);
    }
    List<Copied> found = new ArrayList<>();
    for (Region.Held held : source.within(from.offset(), size)) {
      long bytes = context.model.size(held.cell());
      if (held.offset() < from.offset() || held.offset() + bytes > from.offset() + size) {
        throw EvaluationStop.outside("a part of " + held.variable() + " is copied");
      }
      context.accesses.read(source, held);
      Value value = context.memory.value(held.variable());
      found.add(new Copied(held.offset() - from.offset(), held.cell(), value));
    }
    return found;
  }

  private void meetAll(Named from, Type type, long size) {
    if (Leaves.isShared(type) || size / context.memory.size(type) > MOST_COPIED) {
      throw EvaluationStop.outside("a union or much memory of the input is copied");
    }
    List<Leaves.Leaf> leaves = new Leaves(context.model).of(type, 0, size);
    if (leaves.size() > MOST_COPIED) {
      throw EvaluationStop.outside("much memory of the input is copied");
    }
    for (Leaves.Leaf leaf : leaves) {
      long offset = from.offset() + leaf.offset();
      boolean isKnown =
          !from.region().within(offset, context.model.size(leaf.cell())).isEmpty()
              && leaf.cell().bits().isEmpty();
      if (!isKnown) {
        context.memory.met(from.region(), offset, leaf.cell());
      }
    }
  }

  /** A structure by its name; it is made of its fields. */
  private static SsaExpression whole(Region region, long offset) {
    List<SsaName> names = new ArrayList<>();
    names.add(new SsaName(region.place(offset)));
    region.cells().stream().limit(FIELDS).forEach(c -> names.add(c.variable().name()));
    return new SsaExpression(region.place(offset), false, names, Optional.empty());
  }

  /** The bytes of a range are filled. */
  void fill(Named place, long size, Start start, String value) {
    overwrite(place, size, start);
    String target = place.region().place(place.offset());
    context.trace.says(() -> Form.of(target + " = {" + value + "}"));
  }

  private void overwrite(Named place, long size, Start start) {
    Region region = place.region();
    if (region.content().readOnly()) {
      throw EvaluationStop.bottom("writes to the constant " + region);
    }
    boolean isWhole =
        place.offset() == 0 && size >= Math.max(1, context.memory.size(region.element()));
    boolean isStructure = isWhole && !region.element().isScalar();
    if (isStructure) {
      region.renumber(context.history.names.next(region.name() + "{}"));
    }
    long end = place.offset() + size;
    for (Region.Held held : region.within(place.offset(), size)) {
      if (held.offset() < place.offset() || held.offset() + context.model.size(held.cell()) > end) {
        throw EvaluationStop.outside("a part of " + held.variable() + " is written");
      }
      context.accesses.written(region, held);
      if (!isStructure) {
        context.history.names.advance(held.variable(), 1);
      }
      reset(held, start);
    }
    if (region.content().isGiven()) {
      // Cells that the path has not met yet are written as well, which the log must know.
      touch(region, place.offset(), size);
    }
    region.content().fill(place.offset(), size, start);
    context.history.occupant(place).ifPresent(p -> context.history.latest(p.variable()));
  }

  private void reset(Region.Held held, Start start) {
    held.variable().forget();
    if (start == Start.ZERO) {
      context.memory.zero(held.variable(), held.cell().type());
    }
  }

  private void touch(Region region, long offset, long size) {
    for (Leaves.Leaf leaf : new Leaves(context.model).of(region.element(), offset, size)) {
      if (region.within(leaf.offset(), context.model.size(leaf.cell())).isEmpty()) {
        Region.Held held = region.cell(leaf.offset(), leaf.cell(), context.history.names);
        context.accesses.written(region, held);
        region.drop(held);
      }
    }
  }
}
