package heapwright.method.inka;

import heapwright.ir.Function;
import heapwright.ir.Local;
import heapwright.symbolic.persistent.IntMap;
import heapwright.testcase.TestInput;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.OptionalInt;
import java.util.function.Predicate;

/** The constraint system of a goal in one mode of arithmetic, and the sweeps over it. */
final class Attempt {
  /** While it deduces, the translation goes beyond so many open items. */
  private static final int FAR = 8;

  private final World world;
  private final State start;
  private final Deduction deduction;
  private final Labels labels;
  private final Numbers numbers;
  private final Predicate<TestInput> content;
  private Optional<List<Item>> items = Optional.empty();
  private int failures;

  /**
   * @param content whether an input does what is wanted
   */
  Attempt(World world, Structure structure, Predicate<TestInput> content) {
    this.world = world;
    this.content = content;
    start = start(structure);
    deduction = new Deduction(world, start);
    labels = new Labels(world, start);
    numbers = new Numbers(world, labels, start);
  }

  private State start(Structure structure) {
    Function function = structure.function();
    IntMap<Value> registers = IntMap.empty();
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory()) {
        registers =
            registers.with(
                parameter.id().index(), world.calculus().fresh(parameter.type(), parameter.name()));
      }
    }
    Frame frame =
        new Frame(
            world.nextFrame(),
            0,
            structure,
            registers,
            new Frame.Spot(0, 0, Optional.empty(), OptionalInt.empty()),
            Optional.empty(),
            Optional.empty());
    return new State(frame, world.storage().input());
  }

  State start() {
    return start;
  }

  World world() {
    return world;
  }

  /** What is open after propagation. */
  List<Item> items() {
    return items.orElse(List.of());
  }

  /**
   * Translates and propagates; false if the goal contradicts the function.
   *
   * @param effort how many steps of translation are worth what they may deduce
   */
  boolean open(int effort) {
    Structure structure = start.frame().structure();
    Stop goal = new Stop(0, structure.end(), Optional.empty(), Optional.empty());
    world.patience().look(FAR);
    world.narrative().explain(true);
    world.patience().allow(effort);
    items =
        structure.leads(0)
            ? Walk.from(world, Arrival.arrived(start), goal, 0)
                .flatMap(open -> new Settling(world).settle(open))
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
        new ArrayList<>(Account.of(known, deduction.steps(), world.calculus().chain()));
    world
        .narrative()
        .blocked()
        .filter(last -> world.calculus().chain().isEmpty())
        .ifPresent(lines::add);
    return lines.isEmpty() ? List.of("no way in the text leads there") : lines;
  }

  /** Goes through the cases within limits. */
  Search.Verdict sweep(Search.Limits limits) {
    Search search = search(Optional.empty());
    Search.Verdict verdict = search.sweep(items(), limits);
    failures = search.failures();
    return verdict;
  }

  private Search search(Optional<CaseBook> book) {
    return new Search(world, labels, () -> numbers.label(this::isContent), book);
  }

  /** Why none of the cases of the last sweep is possible; they are gone through again for that. */
  List<String> cases(Search.Limits limits) {
    CaseBook book = new CaseBook();
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
