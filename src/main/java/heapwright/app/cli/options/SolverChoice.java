package heapwright.app.cli.options;

import heapwright.app.cli.options.GivenRanges.RangeText;
import heapwright.solve.Solvers;
import heapwright.solve.finite.FiniteDomains;
import heapwright.solve.linear.Linear;
import heapwright.solve.question.Range;
import heapwright.solve.reduction.Reduction;
import heapwright.solve.z3.Z3;
import heapwright.solve.z3.Z3Limits;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Supplier;
import picocli.CommandLine.Option;

/** Which solver finds the numbers, and within which ranges. */
public final class SolverChoice {
  /** The solvers. */
  enum Name {
    z3(() -> Z3.solvers(Z3Limits.USUAL)),
    reduction(Reduction::solvers),
    linear(Linear::solvers),
    domains(FiniteDomains::solvers);

    private final Supplier<Solvers> solvers;

    Name(Supplier<Solvers> solvers) {
      this.solvers = solvers;
    }
  }

  @Option(
      names = "--solver",
      paramLabel = "SOLVER",
      description =
          "${COMPLETION-CANDIDATES} (default: z3; linear for --published, reduction for address).")
  private Optional<Name> chosen = Optional.empty();

  @Option(
      names = "--range",
      paramLabel = "INPUT=LEAST..GREATEST",
      converter = RangeText.Reader.class,
      description =
          "Keep an input within bounds, by the name that the conditions show, such as"
              + " 'root->key=-10..10'; no other input is considered, and proofs list it."
              + " May be given several times.")
  private List<RangeText> ranges = new ArrayList<>();

  /** If one input has two ranges, the later one counts. */
  public GivenRanges ranges() {
    Map<String, Range> byInput = new LinkedHashMap<>();
    ranges.forEach(r -> byInput.put(r.input(), r.range()));
    return new GivenRanges(byInput);
  }

  /** As {@link #solvers}, where many questions are asked and some may stay open. */
  public Solvers brief(GivenRanges within, MethodChoice method) {
    Name name = name(method);
    Solvers solvers = name == Name.z3 ? Z3.solvers(Z3Limits.BRIEF) : name.solvers.get();
    return solvers.within(within);
  }

  /** As {@link #brief}, but the linear one if none was asked for. */
  public Solvers orLinear(GivenRanges within, MethodChoice method) {
    return chosen.isPresent() ? brief(within, method) : Linear.solvers().within(within);
  }

  public Solvers solvers(GivenRanges within, MethodChoice method) {
    return name(method).solvers.get().within(within);
  }

  private Name name(MethodChoice method) {
    return chosen.orElse(method.reducesDomains() ? Name.reduction : Name.z3);
  }
}
