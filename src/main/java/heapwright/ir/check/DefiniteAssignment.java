package heapwright.ir.check;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.BitSet;
import java.util.Deque;
import java.util.List;
import java.util.function.Predicate;

/** Finds where a register is read that some path from the entry leaves unset. */
public final class DefiniteAssignment {

  /** A read of a register that may be unset there. */
  public record UnsetRead(Local local, SourceSpan at) {}

  private final Function function;
  private final Predicate<Local> candidate;
  private final BitSet[] atEntry;
  private final List<UnsetRead> found = new ArrayList<>();

  private DefiniteAssignment(Function function, Predicate<Local> candidate) {
    this.function = function;
    this.candidate = candidate;
    this.atEntry = new BitSet[function.blocks().size()];
  }

  /** The unset reads of those registers, in the order of the blocks. */
  public static List<UnsetRead> unsetReads(Function function, Predicate<Local> candidate) {
    DefiniteAssignment analysis = new DefiniteAssignment(function, candidate);
    if (function.locals().stream().anyMatch(candidate)) {
      analysis.propagate();
      analysis.collect();
    }
    return List.copyOf(analysis.found);
  }

  private void propagate() {
    Deque<BlockId> pending = new ArrayDeque<>(List.of(BlockId.ENTRY));
    atEntry[BlockId.ENTRY.index()] = new BitSet();
    while (!pending.isEmpty()) {
      BasicBlock block = function.block(pending.remove());
      BitSet after = (BitSet) atEntry[block.id().index()].clone();
      block.statements().forEach(s -> apply(s, after));
      for (BlockId next : block.terminator().successors()) {
        if (merge(next, after)) {
          pending.add(next);
        }
      }
    }
  }

  private static void apply(Statement statement, BitSet set) {
    if (statement instanceof Statement.Declare declare) {
      set.clear(declare.local().id().index());
    }
    statement.written().ifPresent(local -> set.set(local.id().index()));
  }

  private boolean merge(BlockId block, BitSet set) {
    BitSet known = atEntry[block.index()];
    if (known == null) {
      atEntry[block.index()] = (BitSet) set.clone();
      return true;
    }
    int before = known.cardinality();
    known.and(set);
    return known.cardinality() != before;
  }

  private void collect() {
    for (BasicBlock block : function.blocks()) {
      BitSet set = atEntry[block.id().index()];
      if (set != null) {
        for (Statement statement : block.statements()) {
          note(statement.operands(), set);
          apply(statement, set);
        }
        note(block.terminator().operands(), set);
      }
    }
  }

  private void note(List<Expression> operands, BitSet set) {
    Deque<Expression> pending = new ArrayDeque<>(operands);
    while (!pending.isEmpty()) {
      Expression e = pending.pop();
      if (e instanceof Expression.Read read
          && candidate.test(read.local())
          && !set.get(read.local().id().index())) {
        found.add(new UnsetRead(read.local(), read.span()));
      }
      pending.addAll(e.operands());
    }
  }
}
