package heapwright.method.standard;

import heapwright.method.path.BlockCrossing;
import heapwright.symbolic.path.Frame;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.PriorityQueue;
import java.util.Random;
import java.util.Set;
import java.util.function.ToIntFunction;
import java.util.stream.IntStream;

/**
 * The paths that can still be followed. They are taken in turn from four orders: at random, since
 * every fixed order overlooks something, with each fork as likely as any other, however many
 * alternatives it had; the shortest that is nearest to a goal; the most regular, because only paths
 * that decide alike in every round of a loop are few enough to reach many rounds; and the least
 * travelled, whose last decisions few others made in this sequence (subpath-guided search), because
 * it goes deep where the distance to a goal says nothing, as in a callee that fails early.
 */
final class Frontier {
  /** The distance of a path whose last turn meets a goal; it is followed before longer ones. */
  static final int ARRIVES = -1;

  private static final int CHANGE = 6;
  private static final int ORDERS = 4;

  /** This many forks in the library, or paths that differ only there, weigh as much as one fork. */
  private static final int LIBRARY_FORKS = 4;

  /** The forks by which a path counts as longer for each unusual event outside. */
  private static final int UNUSUAL = 12;

  /** A full rearrangement may look at this many paths for each that was taken since the last. */
  private static final int WORTH = 256;

  /** A path in all orders; of two equal ones, the older comes first. */
  private record Entry(OpenPath prefix, int distance, int alike, int travelled, int age, int fork) {
    int shortness() {
      return rank(length());
    }

    int regularity() {
      return rank(CHANGE * prefix.forks().changes() + length() / 2);
    }

    /** The most recent of those that were travelled equally often comes first. */
    long novelty() {
      return ((long) (travelled + prefix.start().penalty() + UNUSUAL * prefix.forks().unusual())
              << 32)
          - age;
    }

    Entry at(int farther) {
      return new Entry(prefix, farther, alike, travelled, age, fork);
    }

    private int length() {
      return prefix.forks().own()
          + UNUSUAL * prefix.forks().unusual()
          + (prefix.forks().library() + alike) / LIBRARY_FORKS;
    }

    private int rank(int length) {
      int penalty = prefix.start().penalty();
      return distance == ARRIVES ? penalty : penalty + length + distance;
    }
  }

  private final ToIntFunction<OpenPath> distance;
  private PriorityQueue<Entry> shortest = queue(Entry::shortness);
  private PriorityQueue<Entry> mostRegular = queue(Entry::regularity);
  private PriorityQueue<Entry> leastTravelled = travels();
  private final List<Deque<Entry>> urn = new ArrayList<>();
  private final Random random;
  private final Map<Integer, Integer> outlines = new HashMap<>();
  private final Map<Long, Integer> subpaths = new HashMap<>();
  private final Set<Integer> waiting = new HashSet<>();
  private int age;
  private int turn = ORDERS - 1;
  private boolean isStale;
  private int taken;

  /**
   * @param distance from a goal that is worth following the path; {@link GoalDistances#NOWHERE} if
   *     none is
   */
  Frontier(ToIntFunction<OpenPath> distance, Random random) {
    this.distance = distance;
    this.random = random;
  }

  private static PriorityQueue<Entry> queue(ToIntFunction<Entry> rank) {
    return new PriorityQueue<>(Comparator.comparingInt(rank).thenComparingInt(Entry::age));
  }

  private static PriorityQueue<Entry> travels() {
    return new PriorityQueue<>(Comparator.comparingLong(Entry::novelty));
  }

  void add(OpenPath prefix) {
    add(List.of(prefix));
  }

  /** The paths after a fork. */
  void add(List<OpenPath> siblings) {
    int fork = age;
    enter(siblings.stream().map(prefix -> entry(prefix, age++, fork)).toList());
  }

  private Entry entry(OpenPath prefix, int since, int fork) {
    int alike = outlines.getOrDefault(prefix.forks().outline(), 0);
    int travelled = subpaths.getOrDefault(prefix.forks().recent(), 0);
    return new Entry(prefix, distance.applyAsInt(prefix), alike, travelled, since, fork);
  }

  private void enter(List<Entry> siblings) {
    Deque<Entry> usual = new ArrayDeque<>();
    for (Entry entry : siblings) {
      waiting.add(entry.age());
      if (entry.prefix().forks().unusual() == 0) {
        usual.add(entry);
      }
      shortest.add(entry);
      mostRegular.add(entry);
      leastTravelled.add(entry);
    }
    if (!usual.isEmpty()) {
      urn.add(usual);
    }
  }

  /**
   * A path to follow.
   *
   * @param isRandom whether it was drawn, and so is worth being followed far
   */
  record Pick(OpenPath prefix, boolean isRandom) {}

  Optional<Pick> next() {
    taken++;
    if (isStale && WORTH * taken >= waiting.size()) {
      arrange();
    }
    turn = (turn + 1) % ORDERS;
    Optional<Entry> entry =
        switch (turn) {
          case 0 -> drawn();
          case 1 -> first(shortest);
          case 2 -> first(mostRegular);
          default -> first(leastTravelled);
        };
    entry.ifPresent(found -> outlines.merge(found.prefix().forks().outline(), 1, Integer::sum));
    entry.ifPresent(found -> subpaths.merge(found.prefix().forks().recent(), 1, Integer::sum));
    return entry.map(found -> new Pick(found.prefix(), turn == 0));
  }

  private Optional<Entry> first(PriorityQueue<Entry> queue) {
    while (!queue.isEmpty()) {
      Entry entry = queue.remove();
      if (waiting.contains(entry.age())) {
        int now = isStale ? distance.applyAsInt(entry.prefix()) : entry.distance();
        if (now <= entry.distance()) {
          waiting.remove(entry.age());
          return Optional.of(entry);
        }
        queue.add(entry.at(now));
      }
    }
    return Optional.empty();
  }

  private Optional<Entry> drawn() {
    while (!urn.isEmpty()) {
      int place = random.nextInt(urn.size());
      Deque<Entry> siblings = urn.get(place);
      Entry entry = siblings.remove();
      if (siblings.isEmpty()) {
        urn.set(place, urn.get(urn.size() - 1));
        urn.remove(urn.size() - 1);
      }
      if (waiting.remove(entry.age())) {
        return Optional.of(entry);
      }
    }
    return Optional.empty();
  }

  /** Some of the paths, spread over their ages. */
  List<OpenPath> sample(int most) {
    List<Entry> all = shortest.stream().filter(entry -> waiting.contains(entry.age())).toList();
    int step = Math.max(1, all.size() / most);
    return IntStream.range(0, Math.min(most, all.size()))
        .mapToObj(i -> all.get(i * step).prefix())
        .toList();
  }

  int size() {
    return waiting.size();
  }

  /** Where the paths stand, each place once. */
  Collection<Frame> places() {
    Map<List<Object>, Frame> places = new LinkedHashMap<>();
    for (Entry entry : shortest) {
      if (waiting.contains(entry.age())) {
        Frame frame = entry.prefix().state().frame();
        places.putIfAbsent(place(frame), frame);
      }
    }
    return places.values();
  }

  /** The last turns of the paths, which were not looked at; each once. */
  Collection<BlockCrossing> crossings() {
    Set<BlockCrossing> crossings = new LinkedHashSet<>();
    shortest.stream()
        .filter(entry -> waiting.contains(entry.age()))
        .forEach(entry -> entry.prefix().crossing().ifPresent(crossings::add));
    return crossings;
  }

  private static List<Object> place(Frame frame) {
    List<Object> place = new ArrayList<>();
    for (Optional<Frame> at = Optional.of(frame); at.isPresent(); at = at.get().caller()) {
      place.add(at.get().function().symbol());
      place.add(at.get().block());
    }
    return place;
  }

  /**
   * Distances have changed. Goals that are met one after the other change few of many distances, so
   * paths are put in order again when the next ones are taken, and all of them only at times.
   */
  void rearrange() {
    isStale = true;
  }

  private void arrange() {
    isStale = false;
    taken = 0;
    List<Entry> entries = new ArrayList<>(shortest);
    entries.removeIf(entry -> !waiting.contains(entry.age()));
    entries.sort(Comparator.comparingInt(Entry::age));
    urn.clear();
    shortest = queue(Entry::shortness);
    mostRegular = queue(Entry::regularity);
    leastTravelled = travels();
    Map<Integer, List<Entry>> forks = new LinkedHashMap<>();
    for (Entry entry : entries) {
      forks
          .computeIfAbsent(entry.fork(), f -> new ArrayList<>())
          .add(entry(entry.prefix(), entry.age(), entry.fork()));
    }
    forks.values().forEach(this::enter);
  }
}
