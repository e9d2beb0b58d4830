package heapwright.machine.outcome;

import java.util.Locale;

/** What a run may use up. */
public enum RunBudget {
  STEPS,
  OUTPUT,
  /** What the machine itself has room for. */
  MEMORY;

  /** The name in messages. */
  public String title() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
