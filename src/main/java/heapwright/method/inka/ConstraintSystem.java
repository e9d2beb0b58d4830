package heapwright.method.inka;

import heapwright.ir.code.Function;
import heapwright.method.inka.labelling.Concretisation;
import heapwright.method.inka.labelling.LabellingChoices;
import heapwright.method.inka.labelling.LabellingSearch;
import heapwright.method.inka.labelling.NumberLabelling;
import heapwright.method.inka.state.CaseProof;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.unfolding.OpenItemDeduction;
import heapwright.method.inka.unfolding.PathTranslation;
import heapwright.method.inka.unfolding.PropagationLoop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/** The constraint system of a goal in one mode of arithmetic, and the sweeps over it. */
public final class ConstraintSystem {
  /** While it deduces, the translation goes beyond this many open items. */
  private static final int FAR = 8;

  private final ConstraintWorld world;
  private final ConstraintState start;
  private final OpenItemDeduction deduction;
  private final LabellingChoices labels;
  private final NumberLabelling numbers;
  private final Predicate<TestInput> accepts;
  private Optional<List<OpenItem>> items = Optional.empty();
  private int failures;
  private int excluded;

  /**
   * @param first what a test calls
   * @param accepts whether an input does what is wanted
   */
  public ConstraintSystem(ConstraintWorld world, Function first, Predicate<TestInput> accepts) {
    this.world = world;
    this.accepts = accepts;
    start = new ConstraintState(world.started(first), world.memory().input());
    deduction = new OpenItemDeduction(world, start);
    labels = new LabellingChoices(world, start);
    numbers = new NumberLabelling(world, labels, start);
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
    world.limits().lookAhead(FAR);
    world.log().explain(true);
    world.limits().allow(effort);
    items =
        world.goal().leads(0)
            ? PathTranslation.from(world, start.arrived(), world.atGoal(), 0)
                .flatMap(open -> new PropagationLoop(world).settle(open))
                .flatMap(deduction::deduceOutsideLoops)
                .flatMap(deduction::deduce)
            : Optional.empty();
    world.limits().lookAhead(0);
    world.log().explain(false);
    return items.isPresent();
  }

  /** Why nothing is possible: what was refuted, then the last contradiction. */
  List<String> explanation() {
    List<String> known = new ArrayList<>(world.recursions().facts());
    known.addAll(world.log().learnt());
    List<String> lines =
        new ArrayList<>(DeductionText.of(known, deduction.steps(), world.operators().chain()));
    world.log().blocked().filter(last -> world.operators().chain().isEmpty()).ifPresent(lines::add);
    return lines.isEmpty() ? List.of("no path in the text leads there") : lines;
  }

  /** Goes through the cases within limits. */
  LabellingSearch.Verdict sweep(LabellingSearch.Limits limits) {
    LabellingSearch search = search(Optional.empty());
    LabellingSearch.Verdict verdict = search.sweep(items(), limits);
    failures = search.failures();
    if (verdict == LabellingSearch.Verdict.BOUNDED) {
      excluded = Math.max(excluded, limits.bound());
    }
    return verdict;
  }

  private LabellingSearch search(Optional<CaseProof> proof) {
    return new LabellingSearch(world, labels, () -> numbers.label(this::isAccepted), proof);
  }

  /** Why none of the cases of the last sweep is possible; they are gone through again for that. */
  List<String> cases(LabellingSearch.Limits limits) {
    CaseProof proof = new CaseProof();
    world.log().explain(true);
    world.operators().takeChain();
    world.log().takeBlocked();
    search(Optional.of(proof)).sweep(items(), limits);
    world.log().explain(false);
    return proof.lines(failures);
  }

  /** The widest bound within which every case was gone through and failed. */
  int excluded() {
    return excluded;
  }

  /** How many cases failed in the last sweep. */
  int failures() {
    return failures;
  }

  private boolean isAccepted() {
    boolean accepted = Concretisation.of(world, start).filter(accepts).isPresent();
    if (accepted) {
      world.trace().tellMemories();
    }
    return accepted;
  }
}
