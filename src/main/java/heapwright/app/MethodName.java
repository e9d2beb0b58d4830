package heapwright.app;

import heapwright.goal.Criterion;
import heapwright.ir.Program;
import heapwright.method.CoverageMethod;
import heapwright.method.ScenarioStages;
import heapwright.method.addressmapper.AddressMapper;
import heapwright.method.inka.Inka;
import heapwright.method.path.PathMethod;
import heapwright.method.path.SearchGuide;
import heapwright.method.paths.PathByPath;
import heapwright.method.search.PathFinder;
import heapwright.method.search.SearchedPaths;
import heapwright.method.sgen.Sgen;
import heapwright.method.standard.Standard;
import heapwright.method.tao.Tao;
import heapwright.method.tao.TaoTrace;
import heapwright.solve.Solvers;
import heapwright.symbolic.execution.CallRule;
import java.util.Optional;
import java.util.function.Function;

/** The methods, by the names that {@code --method} takes, and what each can be asked for. */
public enum MethodName {
  standard(
      Optional.of((program, solvers, seed) -> new Standard(program, solvers, seed).forManyGoals()),
      Optional.of((program, solvers, seed) -> new Standard(program, solvers, seed).forOneGoal()),
      Optional.of(searched(SearchGuide::byEvidence))),
  sgen(MethodName::sgen),
  address((PathMaker) (program, solvers, calls) -> new AddressMapper(program, solvers)),
  tao(inScenarios((program, solvers, seed) -> new Tao(program, solvers))),
  inka(inScenarios((program, solvers, seed) -> new Inka(program))),

  /** The search of the standard method, without the stages after it. */
  search(inScenarios(Standard::searching));

  /** Makes a method for a program. */
  public interface Maker {
    CoverageMethod of(Program program, Solvers solvers, long seed);
  }

  /** Makes a method that follows paths. */
  public interface PathMaker {
    /**
     * @param calls how calls of functions that have a body are answered
     */
    PathMethod of(Program program, Solvers solvers, CallRule calls);
  }

  private final Optional<Maker> manyGoals;
  private final Optional<Maker> oneGoal;
  private final Optional<PathMaker> path;

  MethodName(Optional<Maker> manyGoals, Optional<Maker> oneGoal, Optional<PathMaker> path) {
    this.manyGoals = manyGoals;
    this.oneGoal = oneGoal;
    this.path = path;
  }

  /** A method that goes path by path. */
  MethodName(PathMaker path) {
    this(Optional.of(byPath(path)), Optional.empty(), Optional.of(path));
  }

  /** A method that pursues goals, one or many. */
  MethodName(Maker maker) {
    this(Optional.of(maker), Optional.of(maker), Optional.empty());
  }

  /** TAO as it was published. */
  public static Maker publishedTao(Optional<TaoTrace> trace) {
    return inScenarios((program, solvers, seed) -> Tao.published(program, solvers, trace));
  }

  /** TAO as it is, with what it does told. */
  public static Maker tracedTao(TaoTrace trace) {
    return inScenarios((program, solvers, seed) -> Tao.traced(program, solvers, trace));
  }

  /** INKA, for who wants to hear how goals are decided. */
  public static Maker inka(Inka.Listener listener) {
    return inScenarios((program, solvers, seed) -> new Inka(program, listener));
  }

  private static Maker byPath(PathMaker path) {
    return inScenarios(
        (program, solvers, seed) ->
            new PathByPath(program, () -> path.of(program, solvers, CallRule.INLINE)));
  }

  private static PathMaker searched(Function<Program, SearchGuide> guides) {
    return (program, solvers, calls) -> {
      SearchGuide guide = guides.apply(program);
      return new SearchedPaths(program, new PathFinder(program, solvers, guide, calls), guide);
    };
  }

  /** Decides by itself and steps into calls; a rule for them makes it tell their summaries. */
  private static PathMethod sgen(Program program, Solvers solvers, CallRule calls) {
    return new Sgen(program, solvers, calls != CallRule.INLINE);
  }

  private static Maker inScenarios(Maker maker) {
    return (program, solvers, seed) ->
        new ScenarioStages(program, maker.of(program, solvers, seed));
  }

  /** Pursues all goals of a function; empty if the method does not know the criterion. */
  public Optional<Maker> forGoals(Criterion criterion) {
    return criterion instanceof Criterion.Paths ? path.map(MethodName::byPath) : manyGoals;
  }

  /** Pursues a single goal. */
  public Optional<Maker> forOneGoal() {
    return oneGoal;
  }

  /** Whether its publication finds numbers by dynamic domain reduction. */
  public boolean reducesDomains() {
    return this == address;
  }

  /** Follows a given path. */
  public Optional<PathMaker> forPath() {
    return path;
  }
}
