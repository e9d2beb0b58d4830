package heapwright.method.inka.labelling;

import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.HypothesisWidening;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.DomainOperators;
import heapwright.method.inka.world.InitialValues;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Labels what the decisions leave of the input: pointers that were compared, then integers. */
public final class NumberLabelling {
  private static final int MOST_ATTEMPTS = 200;
  private static final int NEAR = 3;
  private static final int MOST_CONSTANTS = 32;

  /** A cell of the input and what a pointer in it points to. */
  private record Open(CellVariable cell, Type pointed) {}

  private final ConstraintWorld world;
  private final LabellingChoices labels;
  private final ConstraintState start;
  private final List<MathematicalInteger> constants;
  private int attempts;

  public NumberLabelling(ConstraintWorld world, LabellingChoices labels, ConstraintState start) {
    this.world = world;
    this.labels = labels;
    this.start = start;
    // What the text compares with is worth trying.
    constants =
        world.goal().function().blocks().stream()
            .flatMap(HypothesisWidening::constants)
            .distinct()
            .limit(MOST_CONSTANTS)
            .toList();
  }

  /** Tries values until everything is labelled and the check accepts it. */
  public boolean label(Supplier<Boolean> accepted) {
    attempts = 0;
    return next(accepted);
  }

  private boolean next(Supplier<Boolean> accepted) {
    Optional<Open> open = open();
    if (open.isEmpty()) {
      return accepted.get();
    }
    for (Supplier<Boolean> attempt : attempts(open.get())) {
      if (++attempts > MOST_ATTEMPTS || world.limits().isOutOfTime()) {
        world.giveUp("not all numbers were tried");
        return false;
      }
      world.push();
      boolean found = attempt.get() && world.operators().propagate() && next(accepted);
      world.pop();
      if (found) {
        return true;
      }
    }
    return false;
  }

  /** Pointers come first: what they point to may hold more. */
  private Optional<Open> open() {
    List<Open> all = new ArrayList<>();
    for (Local parameter : start.frame().function().parameters()) {
      if (start.register(parameter) instanceof CellVariable cell && !cell.isFixed()) {
        all.add(new Open(cell, target(parameter.type())));
      }
    }
    for (InitialValues.Start each : world.starts().all()) {
      if (!each.cell().isFixed()) {
        all.add(new Open(each.cell(), pointed(each)));
      }
    }
    return all.stream()
        .filter(o -> o.cell() instanceof PointerVariable)
        .findFirst()
        .or(() -> all.stream().findFirst());
  }

  private static Type target(Type type) {
    return type instanceof PointerType pointer ? pointer.target() : type;
  }

  private Type pointed(InitialValues.Start start) {
    return world
        .objects()
        .cellsAt(start.place())
        .map(cell -> target(cell.type()))
        .findFirst()
        .orElse(world.program().model().plainChar());
  }

  private List<Supplier<Boolean>> attempts(Open open) {
    List<Supplier<Boolean>> all = new ArrayList<>();
    if (open.cell() instanceof PointerVariable pointer) {
      labels
          .places(pointer, open.pointed(), true)
          .forEach(choice -> all.add(() -> choice.take().get().isPresent()));
      return all;
    }
    Word word = (Word) open.cell();
    Set<MathematicalInteger> values = candidates(word.values());
    constants.stream().map(word.type()::wrap).filter(word.values()::contains).forEach(values::add);
    for (MathematicalInteger value : values) {
      all.add(() -> DomainOperators.restrict(world.engine(), word, IntegerSet.of(value)));
    }
    if (word.values().count(values.size() + 1) > values.size()) {
      world.giveUp("not all numbers were tried");
    }
    return all;
  }

  /** A few values, those near zero first. */
  private static Set<MathematicalInteger> candidates(IntegerSet values) {
    Set<MathematicalInteger> found = new LinkedHashSet<>();
    for (int i = 0; i <= NEAR; i++) {
      for (int sign : new int[] {1, -1}) {
        MathematicalInteger value = MathematicalInteger.of((long) sign * i);
        if (values.contains(value)) {
          found.add(value);
        }
      }
    }
    found.add(values.least().signum() > 0 ? values.least() : values.greatest());
    found.add(values.least());
    found.add(values.greatest());
    MathematicalInteger above = values.least().plus(MathematicalInteger.ONE);
    MathematicalInteger below = values.greatest().minus(MathematicalInteger.ONE);
    for (MathematicalInteger value : List.of(above, below)) {
      if (values.contains(value)) {
        found.add(value);
      }
    }
    return found;
  }
}
