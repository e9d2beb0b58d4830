package heapwright.method.inka.labelling;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.method.inka.world.InitialValues;
import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.CellVariable;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.symbolic.heap.Leaves;
import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** Labels what the decisions leave of the input: pointers that were compared, then integers. */
public final class NumberLabelling {
  private static final int PATIENCE = 200;
  private static final int NEAR = 3;
  private static final int MOST_CONSTANTS = 32;

  /** A cell of the input and what a pointer in it points to. */
  private record Open(CellVariable cell, Type pointed) {}

  private final ConstraintWorld world;
  private final LabellingChoices labels;
  private final ConstraintState start;
  private final Leaves leaves;
  private final Set<MathematicalInteger> constants = new LinkedHashSet<>();
  private int attempts;

  public NumberLabelling(ConstraintWorld world, LabellingChoices labels, ConstraintState start) {
    this.world = world;
    this.labels = labels;
    this.start = start;
    leaves = new Leaves(world.program().model());
    for (BasicBlock block : start.frame().structure().function().blocks()) {
      block.statements().forEach(s -> s.operands().forEach(this::collect));
      block.terminator().operands().forEach(this::collect);
    }
  }

  /** What the text compares with is worth trying. */
  private void collect(Expression e) {
    if (e instanceof Expression.IntegerConstant constant && constants.size() < MOST_CONSTANTS) {
      constants.add(MathematicalInteger.of(constant.value()));
    }
    e.operands().forEach(this::collect);
  }

  /** Tries values until everything is labelled and the check accepts it. */
  public boolean label(Supplier<Boolean> content) {
    attempts = 0;
    return next(content);
  }

  private boolean next(Supplier<Boolean> content) {
    Optional<Open> open = open();
    if (open.isEmpty()) {
      return content.get();
    }
    for (Supplier<Boolean> attempt : attempts(open.get())) {
      if (++attempts > PATIENCE || world.patience().isOutOfTime()) {
        world.giveUp("not all numbers were tried");
        return false;
      }
      world.push();
      boolean found = attempt.get() && world.calculus().propagate() && next(content);
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
    for (Local parameter : start.frame().structure().function().parameters()) {
      start
          .frame()
          .registers()
          .get(parameter.id().index())
          .ifPresent(value -> add(value, parameter.type(), all));
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

  private static void add(DomainValue value, Type type, List<Open> all) {
    if (value instanceof DomainValue.Number number && !number.word().isFixed()) {
      all.add(new Open(number.word(), type));
    } else if (value instanceof DomainValue.Address address && !address.pointer().isFixed()) {
      all.add(new Open(address.pointer(), target(type)));
    }
  }

  private static Type target(Type type) {
    return type instanceof PointerType pointer ? pointer.target() : type;
  }

  private Type pointed(InitialValues.Start start) {
    Type element = world.objects().facts(start.place().object()).type();
    long size = Math.max(1, world.program().model().size(element));
    long inside = Math.floorMod(start.place().offset(), size);
    return leaves.of(element).stream()
        .filter(leaf -> leaf.offset() == inside)
        .map(leaf -> target(leaf.cell().type()))
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
      all.add(() -> world.calculus().restrict(word, IntegerSet.of(value)));
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
