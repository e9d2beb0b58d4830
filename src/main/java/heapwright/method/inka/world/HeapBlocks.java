package heapwright.method.inka.world;

import heapwright.ir.code.Statement;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.trace.ConstraintTrace;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.DomainEngine;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import heapwright.solve.domains.value.PointerDomain;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.OptionalLong;
import java.util.stream.Stream;

/** Blocks of the heap: made, freed and accessed by the operators on struct(m). */
final class HeapBlocks {
  private final ConstraintWorld world;
  private final DomainEngine engine;

  /** How many blocks each statement has made in this world. */
  private final Map<String, Integer> runs = new HashMap<>();

  HeapBlocks(ConstraintWorld world, DomainEngine engine) {
    this.world = world;
    this.engine = engine;
  }

  /** The memory with one more block. */
  AbstractMemory with(AbstractMemory memory, AbstractObject block) {
    ConstraintTrace trace = world.trace();
    return trace.step(
        () -> engine.structures().allocate(memory, engine.place(block, 0)),
        after -> "new_s(" + trace.name(memory) + ", " + trace.name(after) + ", " + block + ")");
  }

  /** A new block, or NULL. */
  ConstraintState allocated(
      ConstraintState state, Local result, List<DomainValue> arguments, boolean cleared) {
    AbstractObject block = world.objects().block(name(state.frame()), size(arguments), cleared);
    PointerDomain targets = PointerDomain.of(List.of(AbstractAddress.NULL, engine.place(block, 0)));
    PointerVariable pointer = engine.pointer(block.name(), targets);
    world.objects().noteAllocation(pointer);
    return state.with(with(state.memory(), block)).with(result, pointer);
  }

  /**
   * n(s) for what statement s allocates, and n(s.i) for the i-th of those where there may be more.
   */
  private String name(CallFrame frame) {
    List<Statement> before = frame.code().statements().subList(0, frame.index());
    Optional<StatementNumber> number =
        before.stream()
            .flatMap(s -> s instanceof Statement.Step step ? Stream.of(step.number()) : Stream.of())
            .reduce((first, second) -> second);
    String statement = number.map(StatementNumber::toString).orElse("");
    String where = frame.depth() == 0 ? statement : frame.function().name() + ":" + statement;
    boolean isOne = frame.depth() == 0 && !frame.structure().repeats(frame.block());
    return "n(" + (isOne ? where : where + "." + run(where)) + ")";
  }

  private int run(String where) {
    int run = runs.merge(where, 1, Integer::sum);
    world.onPop(() -> runs.put(where, run - 1));
    return run;
  }

  /** delete_s, or nothing for NULL. */
  ConstraintState freed(ConstraintState state, DomainValue block) {
    if (!(block instanceof PointerVariable pointer)) {
      return state.with(engine.structures().restructured(state.memory(), true));
    }
    if (pointer.isFixed() && !pointer.isNowhere() && !world.objects().isOnHeap(pointer.place())) {
      engine.exclude(pointer, pointer.place());
      return state;
    }
    ConstraintTrace trace = world.trace();
    AbstractMemory memory = state.memory();
    return state.with(
        trace.step(
            () -> engine.structures().freeUnlessNull(memory, pointer),
            after ->
                "delete_s("
                    + (trace.name(memory) + ", " + trace.name(after) + ", " + pointer.name())
                    + ")"));
  }

  /**
   * The address of a field of an object that must exist: access_s.
   *
   * @param whole whether a record is a structure by itself; else it is a part of another
   */
  DomainValue field(ConstraintState state, DomainValue base, long offset, boolean whole) {
    if (offset != 0 && whole && base instanceof PointerVariable pointer && mayBeGone(pointer)) {
      AbstractMemory memory = state.memory();
      ConstraintTrace trace = world.trace();
      return trace.step(
          () -> engine.structures().access(memory, pointer, offset),
          field ->
              ("access_s(" + trace.name(memory) + ", " + pointer.name())
                  + (", +" + offset + ", " + field.name() + ")"));
    }
    exists(state, base, whole);
    return world.pointers().shifted(base, offset);
  }

  /** What is loaded or stored exists, be it a record's field or not. */
  void exists(ConstraintState state, DomainValue base, boolean whole) {
    if (base instanceof PointerVariable pointer && mayBeGone(pointer)) {
      engine.structures().access(state.memory(), pointer, whole);
    }
  }

  /** Variables are there as long as they have a name. */
  private boolean mayBeGone(PointerVariable pointer) {
    return !pointer.isFixed() || !pointer.isNowhere() && world.objects().isOnHeap(pointer.place());
  }

  private static OptionalLong size(List<DomainValue> arguments) {
    MathematicalInteger bytes = MathematicalInteger.ONE;
    for (DomainValue value : arguments) {
      if (!(value instanceof Word word) || !word.isFixed()) {
        return OptionalLong.empty();
      }
      bytes = bytes.times(word.value());
    }
    return bytes.fitsLong() ? OptionalLong.of(bytes.longBits()) : OptionalLong.empty();
  }
}
