package heapwright.method.standard;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.method.CoverageMethod;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.testcase.InputArgument;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;

/**
 * INKA's turn: the goals that are open become constraints. It assumes one call of the function in
 * any state with any arguments that satisfy the preconditions; so its proofs also hold for calls in
 * a row, while its inputs have to be tried.
 */
final class InkaTurn implements CoverageMethod {
  private final Program program;
  private final boolean proves;

  /**
   * @param proves whether what INKA's domains refute counts, beside the inputs that it finds
   */
  InkaTurn(Program program, boolean proves) {
    this.program = program;
    this.proves = proves;
  }

  @Override
  public FoundInputs pursue(Function start, CoverageLedger ledger, Budget budget) {
    Function subject = Scenario.subject(program, start);
    Function once = Scenario.startsOf(subject, program).get(0);
    InputExecutor executor = new InputExecutor(program, ledger);
    boolean isAsking = !Scenario.preconditions(program, once).isEmpty();
    // What holds without preconditions takes less to prove.
    pursue(subject, once, executor, ledger, isAsking ? budget.slice(2) : budget);
    if (isAsking) {
      pursue(once, once, executor, ledger, budget);
    }
    return executor.foundInputs();
  }

  /**
   * @param searched for what inputs are looked for
   * @param played what they are tried with
   */
  private void pursue(
      Function searched,
      Function played,
      InputExecutor executor,
      CoverageLedger ledger,
      Budget budget) {
    // A ledger of its own, so that open goals keep the cause that the search gave.
    CoverageLedger own = new CoverageLedger(ledger.criterion(), ledger.open(), () -> 0);
    FoundInputs found = new Inka(program).pursue(searched, own, budget);
    Stream.concat(found.tests().stream(), found.faults().stream())
        .forEach(executed -> executor.play(calling(played, executed.input())));
    for (Goal goal : proves ? ledger.open() : List.<Goal>of()) {
      own.proof(goal).ifPresent(proof -> ledger.prove(goal, proof));
    }
  }

  /** The same for a function of ours that calls the one that it was found for. */
  private static TestInput calling(Function start, TestInput input) {
    List<InputArgument> arguments = new ArrayList<>();
    for (int i = 0; i < input.arguments().size(); i++) {
      arguments.add(new InputArgument(start.parameters().get(i), input.arguments().get(i).cells()));
    }
    return input.of(start.symbol()).withArguments(arguments);
  }
}
