package heapwright.verify;

/**
 * What the compiler's counters say about a function after all tests of its file.
 *
 * @param branches outcomes of decisions in the compiled code, of which {@code taken} were taken
 * @param lines lines with code, of which {@code linesHit} were reached
 */
public record Coverage(int branches, int taken, int lines, int linesHit) {

  Coverage plus(Coverage other) {
    return new Coverage(
        branches + other.branches,
        taken + other.taken,
        lines + other.lines,
        linesHit + other.linesHit);
  }
}
