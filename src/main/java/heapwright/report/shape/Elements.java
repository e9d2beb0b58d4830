package heapwright.report.shape;

import heapwright.report.shape.ShapePicture.RowContent;
import java.util.ArrayList;
import java.util.List;
import java.util.NavigableSet;
import java.util.Optional;

/**
 * Shortens the elements of an array: a run of like ones becomes one, a long list loses its middle.
 */
final class Elements {
  private static final int SHORTEST_RUN = 3;
  private static final int LONG = 32;
  private static final int BEGINNING = 24;

  /** An element, or several neighbours that are alike. */
  record Span(long first, long last, ObjectPart part) {
    ObjectPart named() {
      String name = first == last ? "[" + first + "]" : "[" + first + "…" + last + "]";
      return new ObjectPart(name, part.start(), part.size(), part.content(), part.parts());
    }

    private Span upTo(Span next) {
      ObjectPart both =
          new ObjectPart(
              part.name(),
              part.start(),
              next.part.end() - part.start(),
              part.content(),
              part.parts());
      return new Span(first, next.last, both);
    }
  }

  private final NavigableSet<Long> marks;

  /**
   * @param marks where pointers lead to: such places stay visible
   */
  Elements(NavigableSet<Long> marks) {
    this.marks = marks;
  }

  /** Elements that the path does not read, if there are any between two others. */
  static Optional<Span> gap(long from, long to, long at, long step) {
    ObjectPart free =
        ObjectPart.leaf("", at + from * step, (to - from) * step, new RowContent.Free());
    return from < to ? Optional.of(new Span(from, to - 1, free)) : Optional.empty();
  }

  List<ObjectPart> shorten(List<Span> spans) {
    return withoutMiddle(joined(spans).stream().map(Span::named).toList());
  }

  private List<Span> joined(List<Span> spans) {
    List<Span> all = new ArrayList<>();
    int at = 0;
    while (at < spans.size()) {
      int end = at + 1;
      while (end < spans.size() && follows(spans.get(at), spans.get(end))) {
        end++;
      }
      long length = spans.get(end - 1).last() - spans.get(at).first() + 1;
      if (length >= SHORTEST_RUN) {
        all.add(spans.get(at).upTo(spans.get(end - 1)));
      } else {
        all.addAll(spans.subList(at, end));
      }
      at = end;
    }
    return all;
  }

  private boolean follows(Span first, Span next) {
    return !mustStay(first.part()) && !mustStay(next.part()) && first.part().isLike(next.part());
  }

  private boolean mustStay(ObjectPart part) {
    return part.leadsSomewhere() || !marks.subSet(part.start(), part.end()).isEmpty();
  }

  private List<ObjectPart> withoutMiddle(List<ObjectPart> parts) {
    if (parts.size() <= LONG) {
      return parts;
    }
    List<ObjectPart> kept = new ArrayList<>();
    List<ObjectPart> hidden = new ArrayList<>();
    for (int i = 0; i < parts.size(); i++) {
      boolean stays = i < BEGINNING || i == parts.size() - 1 || mustStay(parts.get(i));
      if (stays) {
        ellipsis(hidden).ifPresent(kept::add);
        hidden.clear();
        kept.add(parts.get(i));
      } else {
        hidden.add(parts.get(i));
      }
    }
    return kept;
  }

  private static Optional<ObjectPart> ellipsis(List<ObjectPart> hidden) {
    if (hidden.isEmpty()) {
      return Optional.empty();
    }
    ObjectPart first = hidden.get(0);
    long size = hidden.get(hidden.size() - 1).end() - first.start();
    RowContent text = new RowContent.Shown(hidden.size() + " more");
    return Optional.of(ObjectPart.leaf("…", first.start(), size, text));
  }
}
