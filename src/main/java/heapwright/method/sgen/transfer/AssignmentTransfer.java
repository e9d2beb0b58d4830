package heapwright.method.sgen.transfer;

import heapwright.method.sgen.ssa.Collection;
import heapwright.method.sgen.ssa.Form;
import heapwright.method.sgen.ssa.Location;
import heapwright.method.sgen.ssa.Location.Named;
import heapwright.method.sgen.ssa.Region;
import heapwright.method.sgen.ssa.SsaConstraint;
import heapwright.method.sgen.ssa.SsaExpression;
import heapwright.method.sgen.ssa.SsaName;
import heapwright.method.sgen.ssa.SsaPointer;
import heapwright.method.sgen.ssa.SsaVariable;
import heapwright.symbolic.heap.SymbolicValue;
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

  private final TraceContext context;

  AssignmentTransfer(TraceContext context) {
    this.context = context;
  }

  /**
   * {@code target = value}.
   *
   * @param raw what the machine assigns, for pointers that are not those of one variable
   */
  Form let(SsaVariable target, SsaExpression value, SymbolicValue raw) {
    if (!target.isPointer() && value.pointer().isEmpty()) {
      context.history.names.advance(target, 1);
      return Form.of(SsaConstraint.definition(target.name(), value));
    }
    SsaPointer defined = context.history.define(target);
    value
        .pointer()
        .ifPresentOrElse(
            pointer -> context.transfer.areEqual(defined, pointer),
            () -> context.general.at(defined, raw));
    context.history.latest(target);
    return Form.of(defined + " = " + value);
  }

  /** As {@link #let}, in memory: other names of the same bytes have changed as well. */
  Form store(Region.Held cell, SsaExpression value, SymbolicValue raw) {
    Form form = let(cell.variable(), value, raw);
    Region region = cell.variable().place().orElseThrow().region();
    region.overlapping(cell).forEach(other -> context.history.names.advance(other.variable(), 1));
    defineIndirectly(cell.variable(), new HashSet<>());
    return form;
  }

  /** Shows the pointers that a write defines indirectly: those that lead to the variable. */
  private void defineIndirectly(SsaVariable written, Set<SsaVariable> seen) {
    if (seen.size() < Collection.SHOWN && seen.add(written)) {
      written
          .place()
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

  /**
   * Copies a range of memory. A whole structure changes its number and leaves those of its fields;
   * a part of one changes its fields.
   */
  Form copy(Region to, long toOffset, Region from, long fromOffset, long size) {
    SsaExpression source = whole(from, fromOffset);
    List<Region.Held> pointers = new ArrayList<>();
    for (Region.Held cell : from.cells()) {
      boolean isInside = cell.offset() >= fromOffset && cell.offset() < fromOffset + size;
      if (isInside && cell.variable().pointer().isPresent()) {
        context.history.latest(cell.variable());
        pointers.add(cell);
      }
    }
    List<SsaPointer> values =
        pointers.stream().map(c -> c.variable().pointer().orElseThrow()).toList();
    overwrite(to, toOffset, size);
    for (int i = 0; i < pointers.size(); i++) {
      long offset = pointers.get(i).offset() - fromOffset + toOffset;
      SsaVariable copy = to.cell(offset, pointers.get(i).cell(), context.history.names).variable();
      SsaPointer arrived = context.history.appear(copy, Location.Plain.TOP, false);
      context.transfer.areEqual(arrived, values.get(i));
    }
    String target = to.place(toOffset);
    return toOffset == 0 && fromOffset == 0
        ? Form.of(SsaConstraint.definition(new SsaName(target), source))
        : Form.of(target + " = " + source);
  }

  /** A structure by its name; it is made of its fields. */
  private static SsaExpression whole(Region region, long offset) {
    List<SsaName> names = new ArrayList<>();
    names.add(new SsaName(region.place(offset)));
    region.cells().stream().limit(FIELDS).forEach(c -> names.add(c.variable().name()));
    return new SsaExpression(region.place(offset), false, names, Optional.empty());
  }

  /** The bytes of a range are new. */
  void overwrite(Region region, long offset, long size) {
    boolean isWhole = offset == 0 && size >= Math.max(1, context.cells.size(region.element()));
    if (isWhole && !region.element().isScalar()) {
      region.renumber(context.history.names.next(region.name() + "{}"));
    }
    for (Region.Held cell : region.cells()) {
      if (cell.offset() >= offset && cell.offset() < offset + size) {
        if (isWhole && !region.element().isScalar()) {
          cell.variable().forget();
        } else {
          context.history.names.advance(cell.variable(), 1);
        }
      }
    }
    context
        .history
        .occupant(new Named(region, offset))
        .ifPresent(p -> context.history.latest(p.variable()));
  }
}
