package heapwright.method.inka.labelling;

import heapwright.ir.type.Type;
import heapwright.method.inka.state.ConstraintState;
import heapwright.method.inka.state.DeductionText;
import heapwright.method.inka.state.OpenItem;
import heapwright.method.inka.unfolding.PropagationLoop;
import heapwright.method.inka.world.ConstraintWorld;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.AbstractObject;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;

/** The choices that an open item leaves, the most promising first. */
public final class LabellingChoices {
  private static final int MOST_ELEMENTS = 64;

  private final ConstraintWorld world;
  private final PropagationLoop settling;
  private final Aliases aliases;

  public LabellingChoices(ConstraintWorld world, ConstraintState start) {
    this.world = world;
    aliases = new Aliases(world, start);
    settling = new PropagationLoop(world);
  }

  List<LabellingSearch.Choice> choices(OpenItem item) {
    return item.match(
        this::decision,
        this::dereference,
        this::invocation,
        frontier -> {
          throw new IllegalStateException("a frontier is continued, not chosen");
        });
  }

  private List<LabellingSearch.Choice> decision(OpenItem.Decision item) {
    if (item.stop().round().isPresent()) {
      int again = item.stop().round().get().again();
      return List.of(outcome(item, 1, again), outcome(item, 0, 1 - again));
    }
    List<LabellingSearch.Choice> leaving = new ArrayList<>();
    List<LabellingSearch.Choice> returning = new ArrayList<>();
    for (int outcome : settling.outcomes(item)) {
      boolean back = PropagationLoop.comesBack(item, outcome);
      (back ? returning : leaving).add(outcome(item, back ? 1 : 0, outcome));
    }
    // The end of the path is at hand; what goes round does so because more is needed.
    boolean isEnd = item.stop().exit().isEmpty();
    return Stream.of(isEnd ? leaving : returning, isEnd ? returning : leaving)
        .flatMap(List::stream)
        .toList();
  }

  private LabellingSearch.Choice outcome(OpenItem.Decision item, int cost, int outcome) {
    return new LabellingSearch.Choice(
        cost,
        () -> settling.take(item, outcome, 0),
        () -> DeductionText.outcome(item.frame(), outcome));
  }

  private List<LabellingSearch.Choice> dereference(OpenItem.Dereference item) {
    return item.base().isFixed() ? elements(item) : places(item.base(), item.pointed(), false);
  }

  /** Which element of an array is meant. */
  private List<LabellingSearch.Choice> elements(OpenItem.Dereference item) {
    PointerVariable address = item.address();
    if (!address.targets().isOpen()) {
      return known(address);
    }
    world.giveUp("not every element of an array was tried");
    AbstractAddress base = item.base().place();
    long size = Math.max(1, world.program().model().size(complete(item.type())));
    List<LabellingSearch.Choice> choices = new ArrayList<>();
    for (int i = 0; i < MOST_ELEMENTS; i++) {
      AbstractAddress place = world.engine().place(base.object(), base.offset() + i * size);
      choices.add(at(i, address, place));
    }
    return choices;
  }

  /** Where a pointer of the input may point. */
  List<LabellingSearch.Choice> places(PointerVariable pointer, Type type, boolean orNull) {
    if (!pointer.targets().isOpen()) {
      return known(pointer);
    }
    List<LabellingSearch.Choice> choices = new ArrayList<>();
    if (orNull && pointer.targets().contains(AbstractAddress.NULL)) {
      choices.add(at(0, pointer, AbstractAddress.NULL));
    }
    choices.add(
        new LabellingSearch.Choice(
            1,
            () -> made(pointer, type),
            () -> pointer.name() + " points to an object of its own"));
    for (AbstractAddress place : aliases.of(type)) {
      if (pointer.targets().contains(place)) {
        choices.add(at(0, pointer, place));
      }
    }
    aliases.incompleteness(pointer, type).ifPresent(world::giveUp);
    return choices;
  }

  /** The places that a pointer is known to point to one of. */
  private List<LabellingSearch.Choice> known(PointerVariable pointer) {
    return pointer.targets().places().stream().map(place -> at(0, pointer, place)).toList();
  }

  private LabellingSearch.Choice at(int cost, PointerVariable pointer, AbstractAddress place) {
    return new LabellingSearch.Choice(
        cost, () -> assigned(pointer, place), () -> points(pointer, place));
  }

  private static String points(PointerVariable pointer, AbstractAddress place) {
    return pointer.name() + (place.isNull() ? " is NULL" : " points to " + place);
  }

  private Optional<List<OpenItem>> assigned(PointerVariable pointer, AbstractAddress place) {
    world.engine().assign(pointer, place);
    return world.operators().propagate() ? Optional.of(List.of()) : Optional.empty();
  }

  private Optional<List<OpenItem>> made(PointerVariable pointer, Type type) {
    AbstractObject object = world.objects().input(complete(type));
    return assigned(pointer, world.engine().place(object, 0));
  }

  private Type complete(Type type) {
    return type.hasLayout() ? type : world.program().model().plainChar();
  }

  private List<LabellingSearch.Choice> invocation(OpenItem.Invocation item) {
    String name = item.inside().frame().function().name();
    return List.of(
        new LabellingSearch.Choice(1, () -> settling.take(item), () -> name + " calls itself"));
  }
}
