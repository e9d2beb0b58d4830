package heapwright.solve.linear;

import heapwright.symbolic.term.model.Model;
import java.util.Optional;

/** The result of a formula. */
public sealed interface FormulaAnswer {

  /** How large the program was; nothing if there was none. */
  ProblemSize size();

  /** The formula holds under the model, which was tried on its terms. */
  record Solved(Model model, ProblemSize size) implements FormulaAnswer {}

  /**
   * The program has no solution.
   *
   * @param reservation why the formula might hold nevertheless: something was left out
   */
  record NoSolution(Optional<String> reservation, ProblemSize size) implements FormulaAnswer {}

  /** Nothing is known: no alternative is linear, or the solver gave up. */
  record OutOfReach(String cause, ProblemSize size) implements FormulaAnswer {}
}
