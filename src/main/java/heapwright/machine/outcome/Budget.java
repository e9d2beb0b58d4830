package heapwright.machine.outcome;

import java.util.Locale;

/** What a run may use up. */
public enum Budget {
  STEPS,
  OUTPUT,
  CALL_DEPTH;

  /** The name in messages. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
