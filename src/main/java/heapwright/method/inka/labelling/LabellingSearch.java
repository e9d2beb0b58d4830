package heapwright.method.inka.labelling;

import heapwright.method.inka.state.CaseProof;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.unfolding.PropagationLoop;
import heapwright.method.inka.world.ConstraintWorld;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.Iterator;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/**
 * Labels what propagation leaves open, depth first: pointers and decisions in the order in which
 * the path comes to them, then what is left. Rounds of loops and new objects are counted, and a
 * sweep goes no further than a bound; whether the bound ever kept it from anything tells whether
 * the sweep saw everything.
 */
public final class LabellingSearch {
  /**
   * A choice.
   *
   * @param cost what it takes of the bound
   * @param label what it assumes, in words
   */
  record Choice(int cost, Supplier<Optional<List<OpenItem>>> take, Supplier<String> label) {}

  /**
   * How far a sweep goes.
   *
   * @param bound on rounds and objects
   * @param failures how many cases may fail
   * @param failuresOnceBounded how many may if the bound has kept it from something: then a wider
   *     bound may be worth more than other cases
   */
  public record Limits(int bound, int failures, int failuresOnceBounded) {}

  /** What one sweep came to. */
  public enum Verdict {
    FOUND,
    /** Every case was tried and failed. */
    EXHAUSTED,
    /** Something was left out because of the bound. */
    BOUNDED,
    /** Too many cases failed. */
    TOO_MANY_FAILURES,
    OUT_OF_TIME
  }

  private record Node(List<OpenItem> items, int used) {}

  /** Where a choice is made, and which one was. */
  private static final class Point {
    private final List<OpenItem> rest;
    private final int used;
    private final Iterator<Choice> choices;
    private Optional<Choice> taken = Optional.empty();

    Point(List<OpenItem> rest, int used, Iterator<Choice> choices) {
      this.rest = rest;
      this.used = used;
      this.choices = choices;
    }

    Choice next() {
      Choice choice = choices.next();
      taken = Optional.of(choice);
      return choice;
    }
  }

  private final ConstraintWorld world;
  private final PropagationLoop settling;
  private final LabellingChoices labels;
  private final Supplier<Boolean> success;
  private final Deque<Point> points = new ArrayDeque<>();
  private final Optional<CaseProof> proof;
  private boolean bounded;
  private int failures;

  /**
   * @param success whether what is labelled completely is a solution
   * @param proof where cases that fail are noted
   */
  public LabellingSearch(
      ConstraintWorld world,
      LabellingChoices labels,
      Supplier<Boolean> success,
      Optional<CaseProof> proof) {
    this.world = world;
    this.labels = labels;
    this.success = success;
    this.proof = proof;
    settling = new PropagationLoop(world);
  }

  public int failures() {
    return failures;
  }

  /** Goes through the cases. */
  public Verdict sweep(List<OpenItem> items, Limits limits) {
    bounded = false;
    failures = 0;
    world.push();
    Verdict verdict = descend(new Node(items, 0), limits);
    while (!points.isEmpty()) {
      points.pop();
      world.pop();
    }
    world.pop();
    return verdict;
  }

  private Verdict descend(Node start, Limits limits) {
    Optional<Node> current = Optional.of(start);
    while (true) {
      if (world.limits().isOutOfTime()) {
        return Verdict.OUT_OF_TIME;
      }
      Optional<Node> settled = current.flatMap(this::settled);
      if (settled.isPresent() && !settled.get().items().isEmpty()) {
        divide(settled.get(), limits.bound());
      } else if (settled.isPresent() && success.get()) {
        return Verdict.FOUND;
      } else {
        fail();
        if (failures > (bounded ? limits.failuresOnceBounded() : limits.failures())) {
          return Verdict.TOO_MANY_FAILURES;
        }
        world.pop();
        world.push();
      }
      current = next();
      if (current.isEmpty() && points.isEmpty()) {
        return bounded ? Verdict.BOUNDED : Verdict.EXHAUSTED;
      }
    }
  }

  /** The case that is being looked at is none. */
  private void fail() {
    failures++;
    proof.ifPresent(
        cases -> {
          List<String> path = new ArrayList<>();
          points
              .descendingIterator()
              .forEachRemaining(p -> p.taken.ifPresent(c -> path.add(c.label().get())));
          cases.note(path, world.operators().takeChain(), world.log().takeBlocked());
        });
  }

  private Optional<Node> settled(Node node) {
    return settling.settle(node.items()).map(items -> new Node(items, node.used()));
  }

  private void divide(Node node, int bound) {
    List<Choice> affordable = new ArrayList<>();
    for (Choice choice : labels.choices(node.items().get(0))) {
      if (node.used() + choice.cost() <= bound) {
        affordable.add(choice);
      } else {
        bounded = true;
      }
    }
    List<OpenItem> rest = node.items().subList(1, node.items().size());
    points.push(new Point(rest, node.used(), affordable.iterator()));
    world.push();
  }

  /** The next case; none if all were tried. */
  private Optional<Node> next() {
    while (!points.isEmpty()) {
      Point point = points.peek();
      if (!point.choices.hasNext()) {
        points.pop();
        world.pop();
        if (!points.isEmpty()) {
          world.pop();
          world.push();
        }
        continue;
      }
      Choice choice = point.next();
      world.trace().say("labelled", choice.label());
      Optional<List<OpenItem>> opened = choice.take().get();
      if (opened.isPresent()) {
        List<OpenItem> items = new ArrayList<>(opened.get());
        items.addAll(point.rest);
        return Optional.of(new Node(items, point.used + choice.cost()));
      }
      fail();
      world.pop();
      world.push();
    }
    return Optional.empty();
  }
}
