package heapwright.app.cli.terminal;

import heapwright.goal.CoverageLedger;
import heapwright.ir.code.Function;
import java.io.PrintWriter;
import java.util.function.BiConsumer;

/** Shows on a terminal how far a run is. */
public final class RunProgress implements BiConsumer<Function, CoverageLedger> {
  private final StatusLine line;
  private int total;
  private int done;
  private int goals;
  private int covered;

  /**
   * @param start when the run began, in nanoseconds
   */
  public RunProgress(PrintWriter terminal, boolean isTerminal, long start) {
    line = new StatusLine(terminal, isTerminal, start);
  }

  public synchronized void expect(int functions) {
    total = functions;
  }

  @Override
  public synchronized void accept(Function function, CoverageLedger ledger) {
    done++;
    goals += ledger.goals().size();
    covered += ledger.covered();
    String functions = done + " of " + total + " functions";
    line.show(functions + ", " + covered + " of " + goals + " goals covered: " + function.name());
  }

  /** Removes the line. */
  public synchronized void end() {
    line.end();
  }
}
