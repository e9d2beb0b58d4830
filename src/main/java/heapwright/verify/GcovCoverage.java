package heapwright.verify;

import java.util.Collections;
import java.util.SortedSet;
import java.util.TreeSet;

/**
 * What the compiler's counters say about a function after all tests of its file.
 *
 * @param branches outcomes of decisions in the compiled code, of which {@code taken} were taken
 * @param lines lines with code, of which {@code linesHit} were reached
 * @param unmatched the lines on which the compiler counts otherwise than the source decides
 */
public record GcovCoverage(
    int branches, int taken, int lines, int linesHit, SortedSet<Integer> unmatched) {
  public static final GcovCoverage NOTHING = new GcovCoverage(0, 0, 0, 0);

  public GcovCoverage {
    unmatched = Collections.unmodifiableSortedSet(new TreeSet<>(unmatched));
  }

  public GcovCoverage(int branches, int taken, int lines, int linesHit) {
    this(branches, taken, lines, linesHit, new TreeSet<>());
  }

  public GcovCoverage with(SortedSet<Integer> lines) {
    return new GcovCoverage(branches, taken, this.lines, linesHit, lines);
  }

  /** With this many outcomes more that were taken. */
  public GcovCoverage taking(int more) {
    return new GcovCoverage(branches, taken + more, lines, linesHit, unmatched);
  }

  /** Both together; lines of different files are not told apart. */
  public GcovCoverage plus(GcovCoverage other) {
    SortedSet<Integer> both = new TreeSet<>(unmatched);
    both.addAll(other.unmatched);
    return new GcovCoverage(
        branches + other.branches,
        taken + other.taken,
        lines + other.lines,
        linesHit + other.linesHit,
        both);
  }
}
