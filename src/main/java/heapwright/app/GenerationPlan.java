package heapwright.app;

import heapwright.goal.Criterion;
import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import java.time.Duration;
import java.util.List;
import java.util.function.Function;

/**
 * What {@code gen} is asked for.
 *
 * @param method its name
 * @param methods makes the method for a program
 * @param time for one function
 * @param workers how many functions are worked on at a time
 * @param depth how many calls lead to the callees whose branches are goals, too
 * @param assumed what the user knows of the outside, for proofs to list
 */
public record GenerationPlan(
    Criterion criterion,
    String method,
    Function<Program, CoverageMethod> methods,
    Duration time,
    long seed,
    int workers,
    int depth,
    List<String> assumed) {

  public GenerationPlan {
    assumed = List.copyOf(assumed);
  }
}
