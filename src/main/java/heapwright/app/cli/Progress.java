package heapwright.app.cli;

import heapwright.goal.CoverageLedger;
import heapwright.ir.Function;
import java.io.PrintWriter;
import java.util.function.BiConsumer;

/** One line on a terminal that tells how far a run is, from its second second on. */
final class Progress implements BiConsumer<Function, CoverageLedger> {
  private static final long SILENT_NANOS = 1_000_000_000L;
  private static final String CLEAR = "\r\033[K";

  private final PrintWriter terminal;
  private final boolean isTerminal;
  private final long start;
  private int total;
  private int done;
  private int goals;
  private int covered;
  private boolean shown;

  /**
   * @param start when the run began, in nanoseconds
   */
  Progress(PrintWriter terminal, boolean isTerminal, long start) {
    this.terminal = terminal;
    this.isTerminal = isTerminal;
    this.start = start;
  }

  synchronized void expect(int functions) {
    total = functions;
  }

  @Override
  public synchronized void accept(Function function, CoverageLedger ledger) {
    done++;
    goals += ledger.goals().size();
    covered += ledger.covered();
    if (isTerminal && System.nanoTime() - start > SILENT_NANOS) {
      shown = true;
      String functions = done + " of " + total + " functions";
      terminal.print(CLEAR + functions + ", " + covered + " of " + goals + " goals covered: ");
      terminal.print(function.name());
      terminal.flush();
    }
  }

  /** Takes the line away. */
  synchronized void end() {
    if (shown) {
      terminal.print(CLEAR);
      terminal.flush();
      shown = false;
    }
  }
}
