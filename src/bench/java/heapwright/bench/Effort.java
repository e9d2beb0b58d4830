package heapwright.bench;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;

/**
 * Time spent on a piece of work. On a busy machine the clock says more about the neighbours than
 * about the work, and punishes the longer of two works more; processor time does not.
 *
 * @param wall seconds by the clock
 * @param processor seconds of all threads and of the processes started meanwhile
 */
record Effort(double wall, double processor) {
  /** Linux counts in hundredths of a second, whatever its inner clock. */
  private static final double TICK = 0.01;

  /** Work that may fail or be interrupted. */
  interface Work {
    void run() throws IOException, InterruptedException;
  }

  static Effort of(Work work) throws IOException, InterruptedException {
    long start = System.nanoTime();
    double before = processorSeconds();
    work.run();
    return new Effort((System.nanoTime() - start) * 1e-9, processorSeconds() - before);
  }

  Effort least(Effort other) {
    return new Effort(Math.min(wall, other.wall), Math.min(processor, other.processor));
  }

  /** This process's and its ended children's, from the fields 14 to 17 of proc(5)'s stat. */
  private static double processorSeconds() throws IOException {
    String stat = Files.readString(Path.of("/proc/self/stat"));
    // The second field is a name in brackets that may hold spaces.
    String[] fields = stat.substring(stat.lastIndexOf(')') + 2).split(" ");
    long ticks = 0;
    for (int field = 14; field <= 17; field++) {
      ticks += Long.parseLong(fields[field - 3]);
    }
    return ticks * TICK;
  }
}
