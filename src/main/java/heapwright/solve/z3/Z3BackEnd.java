package heapwright.solve.z3;

import com.microsoft.z3.Context;
import com.microsoft.z3.Params;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import com.microsoft.z3.Z3Exception;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.Term;
import heapwright.work.Work;
import heapwright.work.WorkMeter;
import java.util.List;

/** One context of Z3's, with a solver for facts about bits and another for those about numbers. */
final class Z3BackEnd implements BackEnd {
  /** The quickest for bit-vectors; it takes floating-point operators for unknown functions. */
  private static final String BITS_ONLY = "QF_AUFBV";

  private static final String RESOURCES = "rlimit count";

  private static final String WITH_NUMBERS = "QF_FPBV";

  private final Context z3 = new Context();
  private final TermTranslation translation = new TermTranslation(z3);
  private final ModelReading models = new ModelReading(translation);
  private final Params limits = z3.mkParams();
  private final OverdueQuestions watch;
  private final FactStack bits;
  private final FactStack numbers;
  private long spent;

  Z3BackEnd(Z3Limits limits) {
    this.limits.add("rlimit", limits.resources());
    this.limits.add("timeout", limits.milliseconds());
    // Ctrl-C is for the whole process; Z3 would take it for itself while it thinks.
    this.limits.add("ctrl_c", false);
    this.watch = new OverdueQuestions(z3, limits);
    this.bits = new FactStack(solver(BITS_ONLY), translation);
    this.numbers = new FactStack(solver(WITH_NUMBERS), translation);
  }

  private Solver solver(String logic) {
    Solver solver = z3.mkSolver(logic);
    solver.setParameters(limits);
    return solver;
  }

  private static boolean aboutNumbers(List<Term> facts) {
    return facts.stream().anyMatch(Term::hasNumbers);
  }

  @Override
  public Answer answer(List<Term> facts) {
    try {
      FactStack stack = aboutNumbers(facts) ? numbers : bits;
      stack.become(facts);
      return switch (checked(stack.solver())) {
        case SATISFIABLE -> new Answer.Satisfiable(models.read(stack.solver().getModel(), facts));
        case UNSATISFIABLE -> new Answer.Unsatisfiable(facts);
        case UNKNOWN -> new Answer.Unknown(cause(stack.solver()));
      };
    } catch (Z3Exception e) {
      return new Answer.Unknown("Z3: " + e.getMessage());
    }
  }

  /** Z3 counts its resources over all that a context did. */
  private Status checked(Solver solver) {
    Status status = watch.ask(solver::check);
    long resources = Integer.toUnsignedLong(solver.getStatistics().get(RESOURCES).getUIntValue());
    WorkMeter.count(Work.QUESTION, 1);
    WorkMeter.count(Work.Z3_RESOURCE, resources - spent);
    spent = resources;
    return status;
  }

  private static String cause(Solver solver) {
    return Thread.currentThread().isInterrupted()
        ? "the time was used up"
        : "Z3: " + solver.getReasonUnknown();
  }

  @Override
  public List<Term> explain(List<Term> contradictory) {
    Solver solver = solver(aboutNumbers(contradictory) ? WITH_NUMBERS : BITS_ONLY);
    return new UnsatisfiableCore(z3, solver, translation, watch).of(contradictory);
  }

  @Override
  public void close() {
    watch.close();
    z3.close();
  }
}
