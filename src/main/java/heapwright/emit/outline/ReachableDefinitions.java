package heapwright.emit.outline;

import heapwright.emit.outline.Outline.ExternalDeclaration;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;

/** Which definitions of some texts can be reached from names. */
public final class ReachableDefinitions {
  private final Set<String> names = new HashSet<>();
  private final Predicate<String> isRun;

  private ReachableDefinitions(Predicate<String> isRun) {
    this.isRun = isRun;
  }

  /**
   * What can be reached.
   *
   * @param outlines of the texts that make a program together
   * @param from what others refer to
   * @param isRun whether a function's body may be run; what others refer to is not needed
   */
  public static ReachableDefinitions in(
      List<Outline> outlines, Collection<String> from, Predicate<String> isRun) {
    Map<String, List<ExternalDeclaration>> named = new HashMap<>();
    ReachableDefinitions reachable = new ReachableDefinitions(isRun);
    Deque<String> open = new ArrayDeque<>();
    from.forEach(name -> reachable.add(name, open));
    for (Outline outline : outlines) {
      for (ExternalDeclaration item : outline.items()) {
        if (item.name().isEmpty()) {
          item.mentions().forEach(name -> reachable.add(name, open));
        } else {
          named.computeIfAbsent(item.name(), name -> new ArrayList<>()).add(item);
        }
      }
    }
    while (!open.isEmpty()) {
      for (ExternalDeclaration item : named.getOrDefault(open.pop(), List.of())) {
        if (!item.isFunction() || isRun.test(item.name())) {
          item.mentions().forEach(name -> reachable.add(name, open));
        }
      }
    }
    return reachable;
  }

  /** Everything that some definition of the texts refers to, reached or not. */
  public static Set<String> mentioned(List<Outline> outlines) {
    Set<String> all = new HashSet<>();
    outlines.forEach(outline -> outline.items().forEach(item -> all.addAll(item.mentions())));
    return all;
  }

  private void add(String name, Deque<String> open) {
    if (names.add(name)) {
      open.push(name);
    }
  }

  /**
   * What of a text can go: the bodies of functions and the objects that cannot be reached. Each is
   * to be replaced, so that lines stay as they were.
   *
   * @param unrun the body of a function that can be reached but is not run
   */
  public List<TextReplacement> cuts(Outline outline, String unrun) {
    List<TextReplacement> cuts = new ArrayList<>();
    for (ExternalDeclaration item : outline.items()) {
      boolean isReached = item.name().isEmpty() || names.contains(item.name());
      boolean isUnrun = isReached && item.isFunction() && !isRun.test(item.name());
      if (!isReached || isUnrun) {
        String blank = TextReplacement.left(outline.text().substring(item.from(), item.to()));
        cuts.add(
            new TextReplacement(item.from(), item.to(), (isUnrun ? unrun : item.left()) + blank));
      }
    }
    return cuts;
  }
}
