package heapwright.report.flow;

import heapwright.analysis.Outcome;
import heapwright.ir.code.BlockId;
import java.util.List;

/**
 * What is to be drawn of a function, before anything has a place. Blocks without text, which only
 * pass control on, are drawn as part of the edges through them.
 *
 * @param entry where the function begins to show something
 */
record FlowPicture(BlockId entry, List<Box> boxes, List<Arrow> arrows) {

  FlowPicture {
    boxes = List.copyOf(boxes);
    arrows = List.copyOf(arrows);
  }

  /**
   * A block.
   *
   * @param depth how many loops it is in
   */
  record Box(BlockId block, List<Row> rows, int depth, boolean reachable) {
    Box {
      rows = List.copyOf(rows);
    }
  }

  /**
   * A line of a block.
   *
   * @param number of the statement or condition; empty where there is none
   * @param line in the source; empty where the text is ours
   */
  record Row(String number, String text, String line, Kind kind) {
    /** What the row shows. */
    enum Kind {
      STATEMENT,
      DECISION,
      REMARK
    }
  }

  /** An edge, or several with undrawn blocks between them. */
  record Arrow(BlockId from, BlockId to, Outcome outcome, boolean back, boolean unconstrained) {
    /** The outcome without its decision, whose box it leaves: {@code T}, {@code case 3}. */
    String name() {
      return outcome
          .decision()
          .map(d -> outcome.toString().substring(d.toString().length() + 1))
          .orElse("");
    }
  }
}
