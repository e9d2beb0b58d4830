package heapwright.method.sgen.trace;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;
import heapwright.method.sgen.ssa.Form;
import java.util.List;
import java.util.Optional;

/**
 * One executed statement of the source.
 *
 * @param forms the statement in SSA form without dereferences
 * @param locations what changed in σ
 * @param collections those that have other members
 * @param contradiction why it leads to ⊥σ, if it does
 */
public record TracedStatement(
    TraceSection section,
    List<Form> forms,
    List<String> locations,
    List<String> collections,
    Optional<String> contradiction) {
  /**
   * What a section of a trace is about: one execution of a statement of the source.
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

  public TracedStatement {
    forms = List.copyOf(forms);
    locations = List.copyOf(locations);
    collections = List.copyOf(collections);
  }

  /** Whether there is nothing to say. */
  boolean isEmpty() {
    return forms.isEmpty()
        && locations.isEmpty()
        && collections.isEmpty()
        && contradiction.isEmpty();
  }
}
