package heapwright.method.inka;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.method.inka.goal.GoalView;
import heapwright.method.inka.labelling.Concretisation;
import heapwright.method.inka.labelling.LabellingChoices;
import heapwright.method.inka.labelling.LabellingSearch;
import heapwright.method.inka.labelling.NumberLabelling;
import heapwright.method.inka.state.BlockArrival;
import heapwright.method.inka.state.CallFrame;
import heapwright.method.inka.state.CaseProof;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.DomainValue;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.state.UnfoldingStop;
import heapwright.method.inka.unfolding.OpenItemDeduction;
import heapwright.method.inka.unfolding.PathTranslation;
import heapwright.method.inka.unfolding.PropagationLoop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.symbolic.persistent.IntMap;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** The constraint system of a goal in one mode of arithmetic, and the sweeps over it. */
public final class ConstraintSystem {
  /** While it deduces, the translation goes beyond so many open items. */
  private static final int FAR = 8;

  private final ConstraintWorld world;
  private final ConstraintState start;
  private final OpenItemDeduction deduction;
  private final LabellingChoices labels;
  private final NumberLabelling numbers;
  private final Predicate<TestInput> content;
  private Optional<List<OpenItem>> items = Optional.empty();
  private int failures;

  /**
   * @param content whether an input does what is wanted
   */
  public ConstraintSystem(ConstraintWorld world, GoalView structure, Predicate<TestInput> content) {
    this.world = world;
    this.content = content;
    start = start(structure);
    deduction = new OpenItemDeduction(world, start);
    labels = new LabellingChoices(world, start);
    numbers = new NumberLabelling(world, labels, start);
  }

  private ConstraintState start(GoalView structure) {
    Function function = structure.function();
    IntMap<DomainValue> registers = IntMap.empty();
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        registers =
            registers.with(
                parameter.id().index(), world.calculus().fresh(parameter.type(), parameter.name()));
      }
    }
    CallFrame frame =
        new CallFrame(
            world.nextFrame(),
            0,
            structure,
            registers,
            new CallFrame.Spot(0, 0, Optional.empty(), OptionalInt.empty()),
            Optional.empty(),
            Optional.empty());
    return new ConstraintState(frame, world.storage().input());
  }

  public ConstraintState start() {
    return start;
  }

  public ConstraintWorld world() {
    return world;
  }

  /** What is open after propagation. */
  public List<OpenItem> items() {
    return items.orElse(List.of());
  }

  /**
   * Translates and propagates; false if the goal contradicts the function.
   *
   * @param effort how many steps of translation are worth what they may deduce
   */
  public boolean open(int effort) {
    GoalView structure = start.frame().structure();
    UnfoldingStop goal = new UnfoldingStop(0, structure.end(), Optional.empty(), Optional.empty());
    world.patience().look(FAR);
    world.narrative().explain(true);
    world.patience().allow(effort);
    items =
        structure.leads(0)
            ? PathTranslation.from(world, BlockArrival.arrived(start), goal, 0)
                .flatMap(open -> new PropagationLoop(world).settle(open))
                .flatMap(deduction::deduce)
            : Optional.empty();
    world.patience().look(0);
    world.narrative().explain(false);
    return items.isPresent();
  }

  /** Why nothing is possible: what was refuted, then the last contradiction. */
  List<String> explanation() {
    List<String> known = new ArrayList<>(world.recursions().facts());
    known.addAll(world.narrative().learnt());
    List<String> lines =
        new ArrayList<>(DeductionText.of(known, deduction.steps(), world.calculus().chain()));
    world
        .narrative()
        .blocked()
        .filter(last -> world.calculus().chain().isEmpty())
        .ifPresent(lines::add);
    return lines.isEmpty() ? List.of("no path in the text leads there") : lines;
  }

  /** Goes through the cases within limits. */
  LabellingSearch.Verdict sweep(LabellingSearch.Limits limits) {
    LabellingSearch search = search(Optional.empty());
    LabellingSearch.Verdict verdict = search.sweep(items(), limits);
    failures = search.failures();
    return verdict;
  }

  private LabellingSearch search(Optional<CaseProof> book) {
    return new LabellingSearch(world, labels, () -> numbers.label(this::isContent), book);
  }

  /** Why none of the cases of the last sweep is possible; they are gone through again for that. */
  List<String> cases(LabellingSearch.Limits limits) {
    CaseProof book = new CaseProof();
    world.narrative().explain(true);
    world.calculus().takeChain();
    world.narrative().takeBlocked();
    search(Optional.of(book)).sweep(items(), limits);
    world.narrative().explain(false);
    return book.lines(failures);
  }

  /** How many cases failed in the last sweep. */
  int failures() {
    return failures;
  }

  private boolean isContent() {
    return Concretisation.of(world, start).filter(content).isPresent();
  }
}
