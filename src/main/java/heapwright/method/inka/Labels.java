package heapwright.method.inka;

import heapwright.ir.RecordType;
import heapwright.ir.Type;
import heapwright.ir.VoidType;
import heapwright.solve.domains.Location;
import heapwright.solve.domains.Place;
import heapwright.solve.domains.Pointer;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.Supplier;

/** The choices that an open item leaves, the most promising first. */
final class Labels implements Item.Cases<List<Search.Choice>> {
  private static final int MOST_ELEMENTS = 64;

  private final World world;
  private final Settling settling;
  private final Aliases aliases;

  Labels(World world, State start) {
    this.world = world;
    aliases = new Aliases(world, start);
    settling = new Settling(world);
  }

  List<Search.Choice> choices(Item item) {
    return item.match(this);
  }

  @Override
  public List<Search.Choice> decision(Item.Decision item) {
    List<Search.Choice> leaving = new ArrayList<>();
    List<Search.Choice> again = new ArrayList<>();
    for (int outcome : settling.outcomes(item)) {
      boolean back = Settling.comesBack(item, outcome);
      Supplier<Optional<List<Item>>> take = () -> settling.take(item, outcome, 0);
      Supplier<String> label = () -> Account.outcome(item.state().frame(), outcome);
      (back ? again : leaving).add(new Search.Choice(back ? 1 : 0, take, label));
    }
    // The end of the way is at hand; what goes round does so because more is needed.
    boolean isEnd = item.stop().exit().isEmpty();
    List<Search.Choice> all = new ArrayList<>(isEnd ? leaving : again);
    all.addAll(isEnd ? again : leaving);
    return all;
  }

  @Override
  public List<Search.Choice> round(Item.Round item) {
    return List.of(outcome(item, 1, item.again()), outcome(item, 0, 1 - item.again()));
  }

  private Search.Choice outcome(Item.Round item, int cost, int outcome) {
    return new Search.Choice(
        cost,
        () -> settling.take(item, outcome, 0),
        () -> Account.outcome(item.state().frame(), outcome));
  }

  @Override
  public List<Search.Choice> dereference(Item.Dereference item) {
    return item.base().isFixed() ? elements(item) : places(item.base(), item.pointed(), false);
  }

  /** Which element of an array is meant. */
  private List<Search.Choice> elements(Item.Dereference item) {
    Pointer address = item.address();
    List<Search.Choice> choices = new ArrayList<>();
    if (!address.targets().isOpen()) {
      address.targets().places().forEach(place -> choices.add(at(address, place)));
      return choices;
    }
    world.giveUp("not every element of an array was tried");
    Place base = item.base().place();
    long size = Math.max(1, world.program().model().size(complete(item.type())));
    for (int i = 0; i < MOST_ELEMENTS; i++) {
      Place place = world.engine().place(base.object(), base.offset() + i * size);
      choices.add(
          new Search.Choice(i, () -> assigned(address, place), () -> points(address, place)));
    }
    return choices;
  }

  /** Where a pointer of the input may point. */
  List<Search.Choice> places(Pointer pointer, Type type, boolean orNull) {
    List<Search.Choice> choices = new ArrayList<>();
    if (!pointer.targets().isOpen()) {
      pointer.targets().places().forEach(place -> choices.add(at(pointer, place)));
      return choices;
    }
    if (orNull && pointer.targets().contains(Place.NULL)) {
      choices.add(at(pointer, Place.NULL));
    }
    choices.add(
        new Search.Choice(
            1,
            () -> made(pointer, type),
            () -> pointer.name() + " points to an object of its own"));
    for (Place place : aliases.of(type)) {
      if (pointer.targets().contains(place)) {
        choices.add(at(pointer, place));
      }
    }
    aliases.doubt(pointer, type).ifPresent(world::giveUp);
    return choices;
  }

  private Search.Choice at(Pointer pointer, Place place) {
    return new Search.Choice(0, () -> assigned(pointer, place), () -> points(pointer, place));
  }

  private static String points(Pointer pointer, Place place) {
    return pointer.name() + (place.isNull() ? " is NULL" : " points to " + place);
  }

  private Optional<List<Item>> assigned(Pointer pointer, Place place) {
    world.addresses().assign(pointer, place);
    return world.calculus().propagate() ? Optional.of(List.of()) : Optional.empty();
  }

  private Optional<List<Item>> made(Pointer pointer, Type type) {
    Location object = world.objects().input(complete(type));
    return assigned(pointer, world.engine().place(object, 0));
  }

  private Type complete(Type type) {
    boolean unknown =
        type instanceof VoidType || type instanceof RecordType record && !record.isComplete();
    return unknown ? world.program().model().plainChar() : type;
  }

  @Override
  public List<Search.Choice> invocation(Item.Invocation item) {
    String name = item.inside().frame().structure().function().name();
    return List.of(new Search.Choice(1, () -> settling.take(item), () -> name + " calls itself"));
  }

  @Override
  public List<Search.Choice> frontier(Item.Frontier item) {
    throw new IllegalStateException("a frontier is gone on with, not chosen");
  }
}
