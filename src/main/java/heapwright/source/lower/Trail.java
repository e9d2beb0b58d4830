package heapwright.source.lower;

import heapwright.ir.SourceLine;
import java.util.Optional;

/**
 * The lines of what gcc puts into a basic block, as far as they tell where its coverage counts the
 * block's ways out: on the last of them.
 *
 * @param fresh whether gcc begins a new block on the way, after a call that need not come back or
 *     at a label; what was before does not count then
 * @param last the last line since
 */
record Trail(boolean fresh, Optional<SourceLine> last) {
  static final Trail EMPTY = new Trail(false, Optional.empty());
  static final Trail CUT = new Trail(true, Optional.empty());

  static Trail at(SourceLine line) {
    return new Trail(false, Optional.of(line));
  }

  /** This trail and what follows. */
  Trail then(Trail next) {
    if (next.fresh) {
      return next;
    }
    return new Trail(fresh, next.last.isEmpty() ? last : Optional.of(later(next.last.get())));
  }

  private SourceLine later(SourceLine line) {
    return last.filter(l -> l.file().equals(line.file()) && l.line() > line.line()).orElse(line);
  }
}
