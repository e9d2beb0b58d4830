package heapwright.method.tao;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.Function;
import heapwright.method.alias.AliasEvidence;
import heapwright.method.branchdistance.BranchDistanceSearch;
import heapwright.method.budget.Budget;
import heapwright.method.path.OpenCalls;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Precondition;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The pursuits of the target edges of a function, in turn, over one solver. */
final class EdgePursuits {
  /** Of what is drawn at random when inputs are changed. */
  private static final long SEED = 1;

  /** Statements to be executed in one go at that. */
  private static final long SHARE = 16_000_000;

  private final Tao tao;
  private final Function function;
  private final CoverageLedger ledger;
  private final TaoMode mode;
  private final Terms terms;
  private final Solver solver;
  private final TaoListener listener;
  private final InputExecutor executor;
  private final List<EdgePursuit> pursuits = new ArrayList<>();

  EdgePursuits(
      Tao tao,
      Function function,
      List<TargetEdge> targets,
      CoverageLedger ledger,
      Terms terms,
      Solver solver) {
    this.tao = tao;
    this.function = function;
    this.ledger = ledger;
    mode = tao.mode;
    this.terms = terms;
    this.solver = solver;
    listener = tao.listeners.apply(function);
    executor = new InputExecutor(tao.program, ledger);
    TreeAliasHypotheses hypotheses =
        new TreeAliasHypotheses(new AliasEvidence(tao.program), this::machine);
    EdgePursuit.ConditionSolver conditions = new EdgePursuit.ConditionSolver(solver);
    for (TargetEdge target : targets) {
      pursuits.add(new EdgePursuit(target, hypotheses, conditions, this::endsWell, mode, listener));
    }
  }

  private boolean endsWell(EdgePursuit.ConditionSolver.Solution solution) {
    TestInput input =
        Concretiser.concretise(tao.program, function, solution.leaf().state(), solution.model());
    return executor.play(input).failure().isEmpty();
  }

  /** A function without goals gets one test all the same. */
  private boolean isPlain() {
    return ledger.goals().isEmpty() && mode.sharing();
  }

  private TreeMachine machine(List<AliasHypothesis> aliases) {
    SymbolicMachine machine = new SymbolicMachine(tao.program, terms, aliases);
    return new TreeMachine(
        function,
        new OpenCalls(tao.program, tao.calls),
        tao.calls.isRecursive(function.symbol()),
        machine,
        solver,
        mode.pruning());
  }

  FoundInputs run(Budget budget) {
    boolean isDone = pursueEach(budget);
    if (mode.invariants()) {
      tao.invariants.enterInto(ledger);
    }
    BranchDistanceSearch distances = new BranchDistanceSearch(tao.program, function, SEED);
    while (!isDone && !budget.isUsedUp()) {
      isDone = pursueEach(budget);
      if (mode.branchDistance() && !ledger.isSettled()) {
        distances.searchRound(
            ledger.open(), executor.inputs(), SHARE, i -> executor.play(i).isKept());
      }
    }
    pursuits.stream().filter(this::isWanted).forEach(pursuit -> conclude(pursuit, budget));
    return executor.foundInputs();
  }

  /** Returns whether that was all there is to do. */
  private boolean pursueEach(Budget budget) {
    boolean isDone = true;
    for (EdgePursuit pursuit : pursuits) {
      if (isWanted(pursuit)) {
        pursuit.pursue(budget);
        listener.pursued(pursuit.target().name());
        isDone &= pursuit.isDone();
      }
    }
    return isDone;
  }

  private boolean isWanted(EdgePursuit pursuit) {
    return mode.sharing() && !isPlain() ? pursuit.serves(ledger) : !pursuit.hasSucceeded();
  }

  private void conclude(EdgePursuit pursuit, Budget budget) {
    if (!pursuit.isGrown()) {
      listener.cutShort(pursuit.target().name());
    }
    if (!mode.sharing()) {
      pursuit.target().goals().stream()
          .filter(ledger::isOpen)
          .forEach(goal -> ledger.leave(goal, shortfall(pursuit, budget)));
    }
    for (Goal goal : pursuit.target().own()) {
      if (pursuit.isComplete() && pursuit.reservation().isEmpty()) {
        ledger.prove(goal, exhausted());
      } else {
        ledger.leave(goal, shortfall(pursuit, budget));
      }
    }
  }

  private String shortfall(EdgePursuit pursuit, Budget budget) {
    String none =
        mode.sharing()
            ? "no path within the limits was found"
            : "no tree with k up to "
                + mode.limit()
                + " gave a linear program with a solution after which the call ends well";
    Optional<String> ours = mode.sharing() ? pursuit.reservation() : Optional.empty();
    boolean isLate = budget.isUsedUp() && !pursuit.isDone();
    return ours.orElse(isLate ? "the time was used up" : none);
  }

  private Verdict.Infeasible exhausted() {
    List<String> assumptions = new ArrayList<>();
    Scenario.preconditions(tao.program, function).stream()
        .map(Precondition::assumption)
        .distinct()
        .forEach(assumptions::add);
    assumptions.addAll(ProofAssumptions.declared(tao.program, function));
    assumptions.addAll(ProofAssumptions.ALWAYS);
    return new Verdict.Infeasible(
        Verdict.Proof.ALL_PATHS_EXHAUSTED,
        "every path to it was followed as far as its condition can be fulfilled",
        assumptions);
  }
}
