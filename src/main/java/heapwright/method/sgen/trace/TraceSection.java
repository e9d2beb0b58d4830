package heapwright.method.sgen.trace;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import java.util.Optional;

/**
 * What a piece of an account is about: one execution of a statement of the source.
 *
 * @param depth how many calls deep
 * @param number empty for what comes before the first one
 * @param isResumed whether a call in it has just come back
 */
record TraceSection(
    Function function, int depth, Optional<StatementNumber> number, boolean isResumed) {

  /** Whether a statement begins here, which is worth a line even if nothing changes. */
  boolean isNew() {
    return number.isPresent() && !isResumed;
  }
}
