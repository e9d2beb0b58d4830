package heapwright.method.tao;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Goal;
import heapwright.goal.Verdict;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Function;
import heapwright.method.alias.AliasEvidence;
import heapwright.method.branchdistance.BranchDistanceSearch;
import heapwright.method.budget.Budget;
import heapwright.method.proof.ProofAssumptions;
import heapwright.method.run.FoundInputs;
import heapwright.method.run.InputExecutor;
import heapwright.solve.question.Solver;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.path.AliasHypothesis;
import heapwright.symbolic.term.Terms;
import heapwright.testcase.Concretiser;
import heapwright.testcase.TestInput;
import heapwright.testcase.scenario.Scenario;
import java.util.ArrayList;
import java.util.List;

/** The hunts for aims of a function, in turn. What one asks the solver, all know. */
final class EdgePursuits {
  /** Of what is drawn at random when inputs are changed. */
  private static final long SEED = 1;

  /** Statements to be executed in one go at that. */
  private static final long STRETCH = 16_000_000;

  private static final List<String> ASSUMPTIONS =
      List.of("no undefined behaviour before", "objects of incompatible types do not overlap");

  private final Tao tao;
  private final Function function;
  private final CoverageLedger ledger;
  private final TaoMode mode;
  private final Terms terms;
  private final Solver solver;
  private final TaoListener listener;
  private final InputExecutor trials;
  private final List<EdgePursuit> hunts = new ArrayList<>();

  EdgePursuits(
      Tao tao,
      Function function,
      List<TargetEdge> aims,
      CoverageLedger ledger,
      Terms terms,
      Solver solver) {
    this.tao = tao;
    this.function = function;
    this.ledger = ledger;
    mode = tao.mode;
    this.terms = terms;
    this.solver = solver;
    listener = tao.listener;
    trials = new InputExecutor(tao.program, ledger);
    TreeAliasHypotheses suppositions =
        new TreeAliasHypotheses(new AliasEvidence(tao.program), this::terrain);
    EdgePursuit.ConditionSolver conditions = new EdgePursuit.ConditionSolver(solver);
    for (TargetEdge aim : aims) {
      hunts.add(new EdgePursuit(aim, suppositions, conditions, this::endsWell, mode, listener));
    }
  }

  private boolean endsWell(EdgePursuit.ConditionSolver.Solution solution) {
    TestInput input =
        Concretiser.concretise(tao.program, function, solution.leaf().state(), solution.model());
    return trials.play(input).mishap().isEmpty();
  }

  /** A function without goals gets one test all the same. */
  private boolean isPlain() {
    return ledger.goals().isEmpty() && mode.sharing();
  }

  private TreeMachine terrain(List<AliasHypothesis> aliases) {
    SymbolicMachine machine = new SymbolicMachine(tao.program, terms, aliases);
    return new TreeMachine(
        function, tao.calls.isRecursive(function.symbol()), machine, solver, true);
  }

  FoundInputs run(Budget budget) {
    boolean isDone = pursueEach(budget);
    if (mode.invariants()) {
      tao.invariants.enterInto(ledger);
    }
    BranchDistanceSearch climb = new BranchDistanceSearch(tao.program, function, SEED);
    while (!isDone && !budget.isUsedUp()) {
      isDone = pursueEach(budget);
      if (mode.climbing() && !ledger.isSettled()) {
        climb.stretch(ledger.open(), trials.inputs(), STRETCH, i -> trials.play(i).isKept());
      }
    }
    hunts.stream().filter(this::isWanted).forEach(hunt -> conclude(hunt, budget));
    return trials.harvest();
  }

  /** Returns whether that was all there is to do. */
  private boolean pursueEach(Budget budget) {
    boolean isDone = true;
    for (EdgePursuit hunt : hunts) {
      if (isWanted(hunt)) {
        hunt.pursue(budget);
        listener.pursued(hunt.aim().text());
        isDone &= hunt.isDone();
      }
    }
    return isDone;
  }

  private boolean isWanted(EdgePursuit hunt) {
    return mode.sharing() && !isPlain() ? hunt.serves(ledger) : !hunt.hasSucceeded();
  }

  private void conclude(EdgePursuit hunt, Budget budget) {
    if (!hunt.isGrown()) {
      listener.cutShort(hunt.aim().text());
    }
    for (Goal goal : hunt.aim().own()) {
      if (hunt.isComplete() && hunt.doubt().isEmpty()) {
        ledger.prove(goal, exhausted());
      } else {
        String limits =
            budget.isUsedUp() ? "the time was used up" : "no path within the limits was found";
        ledger.leave(goal, hunt.doubt().orElse(limits));
      }
    }
  }

  private Verdict.Infeasible exhausted() {
    List<String> assumptions = new ArrayList<>();
    if (Scenario.isScenario(function)) {
      Scenario.steps(function).stream()
          .filter(Scenario.Step::asks)
          .map(step -> ((Callee.Direct) step.call().callee()).symbol())
          .map(asked -> tao.program.functions().get(asked).name() + " holds")
          .distinct()
          .forEach(assumptions::add);
    }
    assumptions.addAll(ProofAssumptions.declared(tao.program, function));
    assumptions.addAll(ASSUMPTIONS);
    return new Verdict.Infeasible(
        Verdict.Proof.ALL_PATHS_EXHAUSTED,
        "every path to it was followed as far as its condition can be fulfilled",
        assumptions);
  }
}
