package heapwright.machine.code;

import heapwright.ir.BasicBlock;
import heapwright.ir.BlockId;
import heapwright.ir.Function;
import heapwright.ir.Local;
import java.util.ArrayDeque;
import java.util.BitSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;

/**
 * Finds the variables in registers that some path may read before it sets them. Only those need
 * watching while the program runs.
 */
final class DefiniteAssignment {
  private final Function function;
  private final BitSet[] atEntry;
  private final Set<Local> watched = new HashSet<>();

  private DefiniteAssignment(Function function) {
    this.function = function;
    atEntry = new BitSet[function.blocks().size()];
  }

  static Set<Local> mayBeReadUnset(Function function) {
    DefiniteAssignment analysis = new DefiniteAssignment(function);
    if (function.locals().stream().anyMatch(DefiniteAssignment::isCandidate)) {
      analysis.propagate();
      analysis.collect();
    }
    return analysis.watched;
  }

  static boolean isCandidate(Local local) {
    return !local.inMemory() && local.origin() == Local.Origin.VARIABLE;
  }

  private void propagate() {
    ArrayDeque<BlockId> pending = new ArrayDeque<>();
    atEntry[BlockId.ENTRY.index()] = new BitSet();
    pending.add(BlockId.ENTRY);
    while (!pending.isEmpty()) {
      BasicBlock block = function.block(pending.removeFirst());
      BitSet after = (BitSet) atEntry[block.id().index()].clone();
      block.statements().forEach(s -> s.match(new RegisterUse(after, Optional.empty())));
      for (BlockId next : block.terminator().successors()) {
        if (merge(next, after)) {
          pending.addLast(next);
        }
      }
    }
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
      if (atEntry[block.id().index()] != null) {
        RegisterUse use = new RegisterUse(atEntry[block.id().index()], Optional.of(watched));
        block.statements().forEach(s -> s.match(use));
        block.terminator().match(use.terminators());
      }
    }
  }
}
