package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.SourceLoops;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.LoopEvent;
import heapwright.ir.source.SourceLoop;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;

/** Notes where the final blocks of a function pass the bounds of its loops. */
final class LoopBounds {
  private final Draft draft;
  private final Function<BlockId, Optional<BlockId>> passed;
  private final Map<ControlPoint, List<LoopEvent>> events = new LinkedHashMap<>();

  /**
   * @param passed the block after one that has no place of its own
   */
  LoopBounds(Draft draft, Function<BlockId, Optional<BlockId>> passed) {
    this.draft = draft;
    this.passed = passed;
  }

  boolean isEmpty() {
    return draft.outline().cycles().isEmpty();
  }

  /** A block has taken in the one that follows it. */
  void within(BlockId block, int position, BlockId from, BlockId to) {
    note(new ControlPoint.Within(block, position), eventsBetween(from, to));
  }

  /** How a block ends. */
  void end(BlockId block, int position, DraftBlock last) {
    Terminator end = last.terminator();
    if (end instanceof Terminator.Return) {
      note(new ControlPoint.Within(block, position), left(last.id()));
    }
    List<BlockId> successors = end.successors();
    for (int i = 0; i < successors.size(); i++) {
      note(new ControlPoint.Turn(block, i), eventsBetween(last.id(), successors.get(i)));
    }
  }

  private void note(ControlPoint point, List<LoopEvent> happening) {
    if (!happening.isEmpty()) {
      events.computeIfAbsent(point, p -> new ArrayList<>()).addAll(happening);
    }
  }

  /** From a block to where control really arrives. */
  private List<LoopEvent> eventsBetween(BlockId from, BlockId to) {
    List<LoopEvent> all = new ArrayList<>();
    BlockId at = from;
    Optional<BlockId> next = Optional.of(to);
    while (next.isPresent()) {
      step(at, next.get(), all);
      at = next.get();
      next = passed.apply(at);
    }
    return all;
  }

  /** Inner loops end before outer ones, so they come first in the draft. */
  private void step(BlockId from, BlockId to, List<LoopEvent> all) {
    List<SourceOutline.Cycle> cycles = draft.outline().cycles();
    for (int i = 0; i < cycles.size(); i++) {
      if (cycles.get(i).blocks().contains(from) && !cycles.get(i).blocks().contains(to)) {
        all.add(new LoopEvent(i, LoopEvent.Kind.LEAVE));
      }
    }
    for (int i = cycles.size() - 1; i >= 0; i--) {
      if (!cycles.get(i).blocks().contains(from) && cycles.get(i).blocks().contains(to)) {
        all.add(new LoopEvent(i, LoopEvent.Kind.ENTER));
      }
      if (cycles.get(i).body().equals(to)) {
        all.add(new LoopEvent(i, LoopEvent.Kind.ROUND));
      }
    }
  }

  private List<LoopEvent> left(BlockId from) {
    List<LoopEvent> all = new ArrayList<>();
    for (int i = 0; i < draft.outline().cycles().size(); i++) {
      if (draft.outline().cycles().get(i).blocks().contains(from)) {
        all.add(new LoopEvent(i, LoopEvent.Kind.LEAVE));
      }
    }
    return all;
  }

  SourceLoops loops() {
    List<SourceLoop> all = new ArrayList<>();
    for (int i = 0; i < draft.outline().cycles().size(); i++) {
      SourceOutline.Cycle cycle = draft.outline().cycles().get(i);
      all.add(
          new SourceLoop(
              cycle.number().map(this::known), cycle.decides(), parent(i), cycle.span()));
    }
    return new SourceLoops(all, events);
  }

  private Optional<Integer> parent(int inner) {
    List<SourceOutline.Cycle> cycles = draft.outline().cycles();
    return IntStream.range(inner + 1, cycles.size())
        .filter(i -> cycles.get(i).blocks().contains(cycles.get(inner).body()))
        .boxed()
        .findFirst();
  }

  private StatementNumber known(StatementNumber provisional) {
    Numbering numbering = draft.numbering();
    return numbering.isInOrder() ? provisional : numbering.renumbering().of(provisional);
  }
}
