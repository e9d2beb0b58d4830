package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.source.lower.blocks.Draft;
import heapwright.source.lower.blocks.Emitter;
import java.util.ArrayDeque;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * Loops made by {@code goto}: from a label to the last statement beside it from which control goes
 * back to it.
 */
final class GotoLoops {
  private final Emitter emitter;
  private final Deque<Level> levels = new ArrayDeque<>();

  /** The labels of a compound statement, and which of them the statement at hand goes back to. */
  private record Level(Map<BlockId, Mark> labels, Map<BlockId, Integer> ends, Set<BlockId> back) {}

  /** What there was when a label came. */
  private record Mark(int blocks, int statements, SourceSpan span) {}

  GotoLoops(Emitter emitter) {
    this.emitter = emitter;
  }

  /** A compound statement begins. */
  void enter() {
    levels.push(new Level(new LinkedHashMap<>(), new LinkedHashMap<>(), new HashSet<>()));
  }

  /** A label is about to start its block. */
  void label(BlockId block, SourceSpan span) {
    Draft draft = emitter.draft();
    Mark mark = new Mark(draft.startedCount(), draft.numbering().count(), span);
    levels.element().labels().put(block, mark);
  }

  void go(BlockId label) {
    levels.stream()
        .filter(level -> level.labels().containsKey(label))
        .forEach(level -> level.back().add(label));
  }

  /** One of the compound statement's statements is over. */
  void next(SourceSpan span) {
    Level level = levels.element();
    if (!level.back().isEmpty()) {
      int end = emitter.draft().startedCount();
      if (emitter.draft().isOpen()) {
        // What comes now does not belong to the loop; the path that goes on does up to here.
        emitter.start(emitter.newBlock(), span);
      }
      level.back().forEach(label -> level.ends().put(label, end));
      level.back().clear();
    }
  }

  /** The compound statement ends; of its loops, the inner ones come first. */
  void leave() {
    Level level = levels.pop();
    List<BlockId> inwards =
        level.ends().keySet().stream()
            .sorted(Comparator.comparingInt(label -> length(level, label)))
            .toList();
    for (BlockId label : inwards) {
      Mark mark = level.labels().get(label);
      Draft draft = emitter.draft();
      Optional<StatementNumber> first = draft.numbering().firstSince(mark.statements());
      draft.cycle(first, false, label, mark.blocks(), level.ends().get(label), mark.span());
    }
  }

  private static int length(Level level, BlockId label) {
    return level.ends().get(label) - level.labels().get(label).blocks();
  }
}
