package heapwright.solve.linear;

import heapwright.solve.Solvers;
import heapwright.solve.question.Answer;
import heapwright.solve.question.BackEnd;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Mixed-integer programming for conjunctions, of which what is not linear is not known, and for
 * formulas with alternatives.
 */
public final class Linear implements BackEnd {
  private Linear() {}

  public static Solvers solvers() {
    return Solvers.over(Linear::new);
  }

  /** Finds inputs for which the formula holds, as one program. */
  public static FormulaAnswer solve(Formula formula) {
    MixedProgram program = new MixedProgram();
    NegationNormalForm wording = new NegationNormalForm(program);
    try {
      LinearConstraint constraint = wording.of(formula);
      if (constraint.equals(LinearConstraint.FALSE)) {
        return new FormulaAnswer.NoSolution(wording.leftOut(), program.size());
      }
      BigM.require(constraint, program);
    } catch (Linearisation.NotLinear e) {
      return new FormulaAnswer.OutOfReach("not linear: " + e.getMessage(), ProblemSize.NOTHING);
    } catch (ArithmeticException e) {
      return new FormulaAnswer.OutOfReach("numbers of more than 63 bits", ProblemSize.NOTHING);
    }
    return answer(formula, program, wording.leftOut());
  }

  /** The program that {@link #solve} has solved for a formula, for other solvers to read. */
  public static LinearProgramText text(Formula formula) {
    MixedProgram program = new MixedProgram();
    NegationNormalForm wording = new NegationNormalForm(program);
    try {
      LinearConstraint constraint = wording.of(formula);
      if (constraint.equals(LinearConstraint.FALSE)) {
        return new LinearProgramText.None("no alternative can hold");
      }
      BigM.require(constraint, program);
    } catch (Linearisation.NotLinear e) {
      return new LinearProgramText.None("not linear: " + e.getMessage());
    } catch (ArithmeticException e) {
      return new LinearProgramText.None("numbers of more than 63 bits");
    }
    List<String> remarks =
        wording.leftOut().map(what -> "without what is not linear: " + what).stream().toList();
    return new LinearProgramText.Lp(LpFormat.of(program, remarks));
  }

  private static FormulaAnswer answer(
      Formula formula, MixedProgram program, Optional<String> leftOut) {
    CpSat.Reply reply = CpSat.solve(program);
    if (reply instanceof CpSat.Reply.Found found) {
      Model model = model(program, found.values());
      return formula.holds(new TermEvaluation(model))
          ? new FormulaAnswer.Solved(ReadableSolution.instead(model, formula), program.size())
          : new FormulaAnswer.OutOfReach("a solution does not hold on the terms", program.size());
    }
    if (reply instanceof CpSat.Reply.GaveUp gaveUp) {
      return new FormulaAnswer.OutOfReach(gaveUp.cause(), program.size());
    }
    Optional<String> reservation =
        program.isNarrowed() ? Optional.of("wide inputs were kept small") : leftOut;
    return new FormulaAnswer.NoSolution(reservation, program.size());
  }

  private static Model model(MixedProgram program, long[] values) {
    Map<Symbol, BitVector> model = new HashMap<>();
    program
        .inputs()
        .forEach((s, column) -> model.put(s, BitVector.of(s.width(), values[column.index()])));
    return Model.of(model);
  }

  @Override
  public Answer answer(List<Term> facts) {
    FormulaAnswer outcome =
        solve(new Formula.All(facts.stream().<Formula>map(Formula.Fact::new).toList()));
    if (outcome instanceof FormulaAnswer.Solved solved) {
      return new Answer.Satisfiable(solved.model());
    }
    if (outcome instanceof FormulaAnswer.NoSolution none && none.reservation().isEmpty()) {
      return new Answer.Unsatisfiable(facts);
    }
    return new Answer.Unknown(
        outcome instanceof FormulaAnswer.OutOfReach beyond
            ? beyond.cause()
            : ((FormulaAnswer.NoSolution) outcome).reservation().orElseThrow());
  }

  @Override
  public void close() {
    // A program is made for each question and left to the collector.
  }
}
