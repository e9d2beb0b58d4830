package heapwright.source.lower.blocks;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.ScopedVariable;
import heapwright.ir.code.SourceLoops;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.ConditionTree;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;

/**
 * Makes a function's final blocks of a draft: drops what control never reaches, skips blocks that
 * do nothing, joins blocks that always follow one another, and gives final numbers.
 */
public final class BlockFinalisation {
  private static final int UNREACHED = -1;
  private static final int ABSORBED = -2;

  private final Draft draft;
  private final int[] destination;
  private final int[] entries;
  private final int[] place;

  private BlockFinalisation(Draft draft) {
    this.draft = draft;
    this.destination = new int[draft.blockCount()];
    this.entries = new int[draft.blockCount()];
    this.place = new int[draft.blockCount()];
    Arrays.fill(place, UNREACHED);
  }

  public static BlockFinalisation of(Draft draft) {
    BlockFinalisation finalisation = new BlockFinalisation(draft);
    finalisation.findDestinations();
    finalisation.countEntries();
    finalisation.choosePlaces();
    return finalisation;
  }

  /** Where control really arrives that is sent to a block. */
  private void findDestinations() {
    Arrays.fill(destination, UNREACHED);
    for (int start = 0; start < destination.length; start++) {
      int end = start;
      int budget = destination.length;
      while (isForwarding(end) && destination[end] == UNREACHED && budget-- > 0) {
        end = target(end);
      }
      int last = destination[end] == UNREACHED ? end : destination[end];
      int at = start;
      while (at != end && destination[at] == UNREACHED) {
        destination[at] = last;
        at = target(at);
      }
      destination[end] = last;
    }
  }

  private boolean isForwarding(int index) {
    DraftBlock block = block(index);
    return block.statements().isEmpty()
        && !block.isOpen()
        && !block.isKept()
        && block.terminator() instanceof Terminator.Jump;
  }

  private int target(int index) {
    return ((Terminator.Jump) block(index).terminator()).target().index();
  }

  private DraftBlock block(int index) {
    return draft.block(new BlockId(index));
  }

  /** How many edges of reachable blocks lead to each block. */
  private void countEntries() {
    int[] stack = new int[destination.length + 1];
    int depth = 0;
    entries[0] = 1;
    stack[depth++] = 0;
    while (depth > 0) {
      for (BlockId successor : block(stack[--depth]).terminator().successors()) {
        int next = destination[successor.index()];
        if (entries[next]++ == 0) {
          stack[depth++] = next;
        }
      }
    }
  }

  private void choosePlaces() {
    for (DraftBlock block : draft.started()) {
      if (entries[block.id().index()] > 0 && follower(block) >= 0) {
        place[follower(block)] = ABSORBED;
      }
    }
    int next = 0;
    for (DraftBlock block : draft.started()) {
      int index = block.id().index();
      if (entries[index] > 0 && place[index] != ABSORBED) {
        place[index] = next++;
      }
    }
  }

  /** The block that comes after this one and no other, or a negative number. */
  private int follower(DraftBlock block) {
    if (!(block.terminator() instanceof Terminator.Jump jump)) {
      return UNREACHED;
    }
    int next = destination[jump.target().index()];
    return entries[next] == 1 && next != block.id().index() && next != 0 ? next : UNREACHED;
  }

  public List<BasicBlock> blocks() {
    Relabelling relabelling = new Relabelling(draft.numbering(), this::newId);
    List<BasicBlock> blocks = new ArrayList<>();
    for (DraftBlock block : draft.started()) {
      int index = place[block.id().index()];
      if (index >= 0) {
        List<Statement> statements = new ArrayList<>();
        Terminator end = collect(block, statements).terminator();
        blocks.add(
            new BasicBlock(
                new BlockId(index),
                relabelling.statements(statements),
                relabelling.terminator(end)));
      }
    }
    return blocks;
  }

  /** Collects the statements of blocks that follow one another; tells which is the last. */
  private DraftBlock collect(DraftBlock first, List<Statement> statements) {
    DraftBlock last = first;
    statements.addAll(last.statements());
    for (int next = follower(last); next >= 0; next = follower(last)) {
      last = block(next);
      statements.addAll(last.statements());
    }
    return last;
  }

  /** The decisions of several conditions, with final numbers. */
  public List<ConditionTree> decisions() {
    Relabelling relabelling = new Relabelling(draft.numbering(), this::newId);
    return draft.decisions().stream()
        .map(decision -> decision.renamed(relabelling::decision))
        .distinct()
        .toList();
  }

  /** Where control passes the bounds of loops, in the final blocks. */
  public SourceLoops loops() {
    LoopBounds bounds = new LoopBounds(draft, this::passed);
    if (bounds.isEmpty()) {
      return SourceLoops.NONE;
    }
    for (DraftBlock block : draft.started()) {
      int index = place[block.id().index()];
      if (index >= 0) {
        trace(block, new BlockId(index), bounds);
      }
    }
    return bounds.loops();
  }

  /** The function's own variables, by the final numbers of the statements. */
  public List<ScopedVariable> variables() {
    return new VariableScopes(draft.numbering()).of(draft.outline().names());
  }

  private void trace(DraftBlock first, BlockId id, LoopBounds bounds) {
    DraftBlock last = first;
    int position = last.statements().size();
    for (int next = follower(last); next >= 0; next = follower(last)) {
      bounds.within(id, position, last.id(), ((Terminator.Jump) last.terminator()).target());
      last = block(next);
      position += last.statements().size();
    }
    bounds.end(id, position, last);
  }

  /** The block after one that control only passes; empty if control stays there. */
  private Optional<BlockId> passed(BlockId block) {
    return destination[block.index()] == block.index()
        ? Optional.empty()
        : Optional.of(new BlockId(target(block.index())));
  }

  private BlockId newId(BlockId old) {
    return new BlockId(place[destination[old.index()]]);
  }
}
