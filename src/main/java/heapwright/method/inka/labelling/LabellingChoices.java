package heapwright.method.inka.labelling;

import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
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
import java.util.function.Supplier;

/** The choices that an open item leaves, the most promising first. */
public final class LabellingChoices implements OpenItem.Cases<List<LabellingSearch.Choice>> {
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
    return item.match(this);
  }

  @Override
  public List<LabellingSearch.Choice> decision(OpenItem.Decision item) {
    List<LabellingSearch.Choice> leaving = new ArrayList<>();
    List<LabellingSearch.Choice> again = new ArrayList<>();
    for (int outcome : settling.outcomes(item)) {
      boolean back = PropagationLoop.comesBack(item, outcome);
      Supplier<Optional<List<OpenItem>>> take = () -> settling.take(item, outcome, 0);
      Supplier<String> label = () -> DeductionText.outcome(item.state().frame(), outcome);
      (back ? again : leaving).add(new LabellingSearch.Choice(back ? 1 : 0, take, label));
    }
    // The end of the path is at hand; what goes round does so because more is needed.
    boolean isEnd = item.stop().exit().isEmpty();
    List<LabellingSearch.Choice> all = new ArrayList<>(isEnd ? leaving : again);
    all.addAll(isEnd ? again : leaving);
    return all;
  }

  @Override
  public List<LabellingSearch.Choice> round(OpenItem.Round item) {
    return List.of(outcome(item, 1, item.again()), outcome(item, 0, 1 - item.again()));
  }

  private LabellingSearch.Choice outcome(OpenItem.Round item, int cost, int outcome) {
    return new LabellingSearch.Choice(
        cost,
        () -> settling.take(item, outcome, 0),
        () -> DeductionText.outcome(item.state().frame(), outcome));
  }

  @Override
  public List<LabellingSearch.Choice> dereference(OpenItem.Dereference item) {
    return item.base().isFixed() ? elements(item) : places(item.base(), item.pointed(), false);
  }

  /** Which element of an array is meant. */
  private List<LabellingSearch.Choice> elements(OpenItem.Dereference item) {
    PointerVariable address = item.address();
    List<LabellingSearch.Choice> choices = new ArrayList<>();
    if (!address.targets().isOpen()) {
      address.targets().places().forEach(place -> choices.add(at(address, place)));
      return choices;
    }
    world.giveUp("not every element of an array was tried");
    AbstractAddress base = item.base().place();
    long size = Math.max(1, world.program().model().size(complete(item.type())));
    for (int i = 0; i < MOST_ELEMENTS; i++) {
      AbstractAddress place = world.engine().place(base.object(), base.offset() + i * size);
      choices.add(
          new LabellingSearch.Choice(
              i, () -> assigned(address, place), () -> points(address, place)));
    }
    return choices;
  }

  /** Where a pointer of the input may point. */
  List<LabellingSearch.Choice> places(PointerVariable pointer, Type type, boolean orNull) {
    List<LabellingSearch.Choice> choices = new ArrayList<>();
    if (!pointer.targets().isOpen()) {
      pointer.targets().places().forEach(place -> choices.add(at(pointer, place)));
      return choices;
    }
    if (orNull && pointer.targets().contains(AbstractAddress.NULL)) {
      choices.add(at(pointer, AbstractAddress.NULL));
    }
    choices.add(
        new LabellingSearch.Choice(
            1,
            () -> made(pointer, type),
            () -> pointer.name() + " points to an object of its own"));
    for (AbstractAddress place : aliases.of(type)) {
      if (pointer.targets().contains(place)) {
        choices.add(at(pointer, place));
      }
    }
    aliases.doubt(pointer, type).ifPresent(world::giveUp);
    return choices;
  }

  private LabellingSearch.Choice at(PointerVariable pointer, AbstractAddress place) {
    return new LabellingSearch.Choice(
        0, () -> assigned(pointer, place), () -> points(pointer, place));
  }

  private static String points(PointerVariable pointer, AbstractAddress place) {
    return pointer.name() + (place.isNull() ? " is NULL" : " points to " + place);
  }

  private Optional<List<OpenItem>> assigned(PointerVariable pointer, AbstractAddress place) {
    world.addresses().assign(pointer, place);
    return world.calculus().propagate() ? Optional.of(List.of()) : Optional.empty();
  }

  private Optional<List<OpenItem>> made(PointerVariable pointer, Type type) {
    AbstractObject object = world.objects().input(complete(type));
    return assigned(pointer, world.engine().place(object, 0));
  }

  private Type complete(Type type) {
    boolean unknown =
        type instanceof VoidType || type instanceof RecordType record && !record.isComplete();
    return unknown ? world.program().model().plainChar() : type;
  }

  @Override
  public List<LabellingSearch.Choice> invocation(OpenItem.Invocation item) {
    String name = item.inside().frame().structure().function().name();
    return List.of(
        new LabellingSearch.Choice(1, () -> settling.take(item), () -> name + " calls itself"));
  }

  @Override
  public List<LabellingSearch.Choice> frontier(OpenItem.Frontier item) {
    throw new IllegalStateException("a frontier is gone on with, not chosen");
  }
}
