package heapwright.machine.outcome;

/** How a run ended. */
public sealed interface RunOutcome {

  /** What a shell would show for the compiled program. */
  int exitStatus();

  <R> R match(Cases<R> cases);

  /** One case per outcome. */
  interface Cases<R> {
    R exited(Exited outcome);

    R killed(Killed outcome);

    R faulted(Faulted outcome);

    R overBudget(OverBudget outcome);

    R unresolved(Unresolved outcome);
  }

  /** {@code main} returned or the program called {@code exit}; status 0 to 255. */
  record Exited(int status) implements RunOutcome {
    @Override
    public int exitStatus() {
      return status;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.exited(this);
    }
  }

  /** The program sent itself a signal, as {@code abort} does. */
  record Killed(int signal) implements RunOutcome {
    @Override
    public int exitStatus() {
      return 128 + signal;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.killed(this);
    }
  }

  /** A fault that no program is allowed to survive here. */
  record Faulted(Fault fault) implements RunOutcome {
    @Override
    public int exitStatus() {
      return fault.kind().exitStatus();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.faulted(this);
    }
  }

  /** The run used up what it was given; 124, as {@code timeout} has it. */
  record OverBudget(RunBudget budget) implements RunOutcome {
    @Override
    public int exitStatus() {
      return 124;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.overBudget(this);
    }
  }

  /**
   * The program needed something that is not there; 127, as a shell has it.
   *
   * @param name the function or object
   * @param reason why it is not there: not defined anywhere, or not supported
   */
  record Unresolved(String name, String reason) implements RunOutcome {
    @Override
    public int exitStatus() {
      return 127;
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unresolved(this);
    }
  }
}
