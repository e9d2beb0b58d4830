package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import java.util.List;

/**
 * What was found out about a function that misbehaves.
 *
 * @param faults one input each for what the function does wrong where, the smallest; each ends in a
 *     fault
 * @param notes what the function asks of its callers
 */
public record Findings(List<ExecutedInput> faults, List<String> notes) {
  public static final Findings NONE = new Findings(List.of(), List.of());

  public Findings {
    faults = List.copyOf(faults);
    notes = List.copyOf(notes);
  }
}
