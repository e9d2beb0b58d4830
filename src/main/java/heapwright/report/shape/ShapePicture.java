package heapwright.report.shape;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.report.input.CellValueText;
import heapwright.report.input.Naming;
import heapwright.report.input.Quoted;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;

/**
 * What is to be drawn of an input, before anything has a place.
 *
 * @param boxes in the order in which they are reached from the inputs
 * @param omitted how many more there are than can be looked at
 */
record ShapePicture(String function, List<Box> boxes, List<Arrow> arrows, int omitted) {

  private static final int FEW = 4;

  ShapePicture {
    boxes = List.copyOf(boxes);
    arrows = List.copyOf(arrows);
  }

  /** Whether some row has such a content. */
  boolean shows(Class<? extends RowContent> kind) {
    return boxes.stream()
        .flatMap(box -> box.rows().stream())
        .flatMap(row -> row.content().stream())
        .anyMatch(kind::isInstance);
  }

  /**
   * The arrows between two boxes that no other comes between, as in a list: they can rise to the
   * height of their target at once, so that the boxes stand in a straight row.
   */
  Set<Arrow> links() {
    Map<BoxId, Integer> right = new HashMap<>();
    Map<BoxId, Integer> left = new HashMap<>();
    for (Arrow arrow : arrows) {
      boolean turned = arrow.back() && !arrow.isLoop();
      (turned ? left : right).merge(arrow.from(), 1, Integer::sum);
      (arrow.back() ? right : left).merge(arrow.to(), 1, Integer::sum);
    }
    return arrows.stream()
        .filter(arrow -> !arrow.back() && arrow.at() instanceof Anchor.Whole)
        .filter(arrow -> right.get(arrow.from()) == 1 && left.get(arrow.to()) == 1)
        .collect(Collectors.toSet());
  }

  /** Whether the objects form something like a tree rather than something like a list. */
  boolean branches() {
    Map<BoxId, Long> arrowsFrom =
        arrows.stream()
            .filter(arrow -> !arrow.back())
            .collect(Collectors.groupingBy(Arrow::from, Collectors.counting()));
    long forks = arrowsFrom.values().stream().filter(count -> count > 1).count();
    return forks >= FEW && forks * FEW >= boxes.size();
  }

  /** Where in a box an arrow ends. */
  sealed interface Anchor {
    /** The object itself. */
    record Whole() implements Anchor {}

    /** A part of it; rows are counted from 0. */
    record AtRow(int index) implements Anchor {}

    /** One past its end. */
    record Behind() implements Anchor {}
  }

  /**
   * A pointer.
   *
   * @param row of the box that it stands in
   * @param back whether it closes a cycle: from what is reached later to what is reached before
   */
  record Arrow(BoxId from, int row, BoxId to, Anchor at, boolean back) {

    boolean isLoop() {
      return from.equals(to);
    }
  }

  /**
   * A record of a picture: something with a name, and rows.
   *
   * @param type as C has it; empty for what is no object
   */
  record Box(BoxId id, Kind kind, String title, String type, List<BoxRow> rows) {

    /** What the box stands for. */
    enum Kind {
      /** What the caller hands over. */
      INPUT,
      /** An object of the heap. */
      OBJECT,
      /** Where pointers lead of which too little is known. */
      UNKNOWN
    }

    Box {
      rows = List.copyOf(rows);
    }

    /** Where a pointer to a byte leads: the whole, a row, or the place behind the last. */
    Anchor anchor(long offset) {
      if (offset == 0) {
        return new Anchor.Whole();
      }
      for (int i = 0; i < rows.size(); i++) {
        if (rows.get(i).start() == offset && rows.get(i).end() > offset) {
          return new Anchor.AtRow(i);
        }
      }
      for (int i = rows.size() - 1; i >= 0; i--) {
        if (rows.get(i).start() <= offset && offset < rows.get(i).end()) {
          return new Anchor.AtRow(i);
        }
      }
      return new Anchor.Behind();
    }
  }

  /** Which box of a picture; the key is unique in it. */
  record BoxId(String key) {
    static final BoxId ARGUMENTS = new BoxId("(arguments)");
    static final BoxId GLOBALS = new BoxId("(globals)");
    static final BoxId STDIN = new BoxId("(stdin)");
    static final BoxId OUTSIDE = new BoxId("(outside)");
    static final BoxId MEMORY = new BoxId("(memory)");
    static final BoxId POINTERS = new BoxId("(pointers)");

    static BoxId of(ObjectName object) {
      return new BoxId(object.text());
    }

    static BoxId of(SymbolId global) {
      return new BoxId("&" + global.key());
    }
  }

  /**
   * A line of a box.
   *
   * @param depth how far it is indented: the parts of a part stand below it
   * @param content empty for the name of something whose parts follow
   * @param start the bytes of the object that it shows, from here up to {@code end}
   */
  record BoxRow(int depth, String name, Optional<RowContent> content, long start, long end) {

    boolean isGround() {
      return content.filter(RowContent.Ground.class::isInstance).isPresent();
    }

    /** The pointer that it shows, if it is one. */
    Optional<RowContent.Leads> leads() {
      return content.filter(RowContent.Leads.class::isInstance).map(RowContent.Leads.class::cast);
    }

    /** The content in words. */
    String text() {
      return content.map(RowContent::text).orElse("");
    }

    BoxRow with(RowContent other) {
      return new BoxRow(depth, name, Optional.of(other), start, end);
    }
  }

  /** What a row of a box shows behind its name. */
  sealed interface RowContent {
    /** The same in words. */
    String text();

    /** A value that can be written down. */
    record Shown(String text) implements RowContent {}

    /** The path does not read it. */
    record Free() implements RowContent {
      @Override
      public String text() {
        return "any";
      }
    }

    /** {@code NULL}. */
    record Ground() implements RowContent {
      @Override
      public String text() {
        return "";
      }
    }

    /** A pointer to a place in a box. */
    record Leads(BoxId box, long offset, String text) implements RowContent {}

    static RowContent of(InputCell cell, Naming naming) {
      String spelled = CellValueText.value(cell, naming);
      return cell.value()
          .match(
              number -> new Shown(number(number, cell.cell().type(), spelled)),
              number -> new Shown(spelled),
              nothing -> new Ground(),
              to -> new Leads(BoxId.of(to.object()), to.offset(), spelled),
              to -> new Leads(BoxId.of(to.global()), to.offset(), spelled),
              function -> new Shown("&" + spelled),
              address -> new Shown(spelled));
    }

    /** With the name of an enumerator, or the character that it is. */
    private static String number(InputValue.Number value, Type type, String spelled) {
      if (type instanceof EnumType enumeration) {
        return enumeration.constants().stream()
            .filter(constant -> Long.toString(constant.value()).equals(spelled))
            .findFirst()
            .map(EnumType.Constant::name)
            .orElse(spelled);
      }
      boolean isLetter = type instanceof IntegerType i && i.kind() == IntegerType.Kind.CHAR;
      int code = value.value().intValue();
      boolean isReadable = isLetter && (code >= ' ' && code <= '~' || code == '\n' || code == '\t');
      return isReadable ? spelled + " " + Quoted.character(code) : spelled;
    }
  }
}
