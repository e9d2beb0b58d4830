package heapwright.outside.open;

import heapwright.truth.Draw;
import heapwright.truth.Text;
import java.util.ArrayList;
import java.util.List;

/** Makes up the statements of a function. */
final class Statements {
  private static final int DEEPEST = 3;

  private final Draw draw;
  private final Sheet sheet;
  private final Places places;
  private final List<Callee> callees;
  private final LibraryCalls library;
  private int size;
  private int depth;
  private int held;
  private int names;

  /**
   * @param size how many statements there may be, about
   */
  Statements(Draw draw, Sheet sheet, Places places, List<Callee> callees, int size) {
    this.draw = draw;
    this.sheet = sheet;
    this.places = places;
    this.callees = callees;
    this.size = size;
    library = new LibraryCalls(draw, sheet, places, this::block, this::heldBlock);
  }

  void body() {
    while (size > 0) {
      one();
    }
    sheet.line("return number;");
  }

  private void block() {
    depth++;
    int most = draw.between(1, 2);
    for (int i = 0; i < most; i++) {
      one();
    }
    if (held == 0 && draw.chance(20)) {
      sheet.line("return " + draw.between(1, 9) + ";");
    }
    depth--;
  }

  /** A block that does not return, because something is to be released behind it. */
  private void heldBlock() {
    held++;
    block();
    held--;
  }

  private void one() {
    size--;
    int way = draw.below(depth >= DEEPEST || size < 1 ? 40 : 100);
    if (way < 12) {
      sheet.line(places.writable() + " = " + places.value() + ";");
    } else if (way < 40) {
      call();
    } else if (way < 62) {
      choice();
    } else if (way < 72) {
      unchanged();
    } else if (way < 77) {
      rounds();
    } else if (way < 82) {
      selection();
    } else if (way < 87) {
      handedIn();
    } else {
      library.any();
    }
  }

  private void choice() {
    sheet.open(Text.of("if (%s)", places.decision()));
    block();
    sheet.close();
    if (draw.chance(40)) {
      sheet.open("else");
      block();
      sheet.close();
    }
  }

  /** Something is read, the outside runs, and it is read again. */
  private void unchanged() {
    String place = places.readable();
    sheet.line("before = " + place + ";");
    call();
    String condition = "before " + places.relation() + " " + place;
    sheet.open(Text.of("if (%s)", sheet.condition(1, condition)));
    block();
    sheet.close();
  }

  private void rounds() {
    String counter = "i" + names++;
    String condition = counter + " < " + draw.between(1, 4);
    sheet.open(
        Text.of(
            "for (int " + counter + " = 0; %s; " + counter + "++)", sheet.condition(1, condition)));
    call();
    block();
    sheet.close();
  }

  private void selection() {
    List<Integer> labels = new ArrayList<>();
    for (int label = draw.between(-1, 1); labels.size() < 3; label += draw.between(1, 3)) {
      labels.add(sheet.mention(label));
    }
    sheet.open(Text.of("switch (%s)", sheet.selection("(int)" + places.readable(), labels)));
    for (int label : labels) {
      sheet.line("case " + label + ":");
      sheet.line("  " + places.writable() + " = " + places.value() + ";");
      sheet.line("  break;");
    }
    sheet.line("default:");
    sheet.line("  " + places.writable() + " = " + places.value() + ";");
    sheet.close();
  }

  /** What the function's caller gave it a pointer to. */
  private void handedIn() {
    switch (draw.below(3)) {
      case 0 -> behind("given", List.of("*given"));
      case 1 -> behind("passed", List.of("passed->x", "passed->y"));
      default -> {
        sheet.open(Text.of("if (%s)", sheet.condition(1, "ask != 0")));
        sheet.line(places.writable() + " = ask(" + places.value() + ");");
        block();
        sheet.close();
      }
    }
  }

  private void behind(String pointer, List<String> places) {
    sheet.open(Text.of("if (%s)", sheet.condition(1, pointer + " != 0")));
    this.places.within(places, this::block);
    sheet.close();
  }

  /** Calls something that is only declared, and asks about an answer that is not a number. */
  private void call() {
    Callee callee = draw.of(callees);
    List<String> arguments = callee.parameters().stream().map(this::argument).toList();
    String call = callee.name() + "(" + String.join(", ", arguments) + ")";
    switch (callee.result()) {
      case NOTHING -> sheet.line(call + ";");
      case FRACTION -> {
        sheet.line("fraction = " + call + ";");
        asked("fraction " + places.relation() + " " + places.number());
      }
      case TEXT -> {
        sheet.line("word = " + call + ";");
        guarded("word", List.of());
      }
      case POINTER -> {
        sheet.line("pointer = " + call + ";");
        guarded("pointer", List.of("*pointer"));
      }
      case RECORD -> {
        sheet.line("there = " + call + ";");
        guarded("there", List.of("there->x", "there->y"));
      }
      case COPY -> sheet.line("spare = " + call + ";");
      default -> sheet.line(places.writable() + " = " + call + ";");
    }
    if (callee.parameters().contains(Handed.POINTER)) {
      guarded("reached", List.of("*reached"));
    }
  }

  private void asked(String condition) {
    if (depth < DEEPEST) {
      sheet.open(Text.of("if (%s)", sheet.condition(1, condition)));
      sheet.line(places.writable() + " = " + places.value() + ";");
      sheet.close();
    }
  }

  private void guarded(String pointer, List<String> behind) {
    if (depth >= DEEPEST) {
      return;
    }
    sheet.open(Text.of("if (%s)", sheet.condition(1, pointer + " != 0")));
    if (behind.isEmpty()) {
      library.word();
    } else {
      places.within(
          behind,
          () -> {
            sheet.open(
                Text.of("if (%s)", sheet.condition(1, draw.of(behind) + " > " + places.number())));
            sheet.line(places.writable() + " = " + places.value() + ";");
            sheet.close();
          });
    }
    sheet.close();
  }

  private String argument(Handed handed) {
    return switch (handed) {
      case NUMBER, WIDE -> places.value();
      case FRACTION -> "fraction";
      case TEXT -> "word";
      case LOOKED_AT -> draw.of(List.of("&number", "&second", "row", "&hidden", "table"));
      case RECORD_LOOKED_AT -> draw.of(List.of("&here", "&spare", "&shared"));
      case OUT -> draw.of(List.of("&number", "&number", "row + 1", "&counter", "&global", "given"));
      case RECORD, ANYTHING -> draw.of(List.of("&here", "&here", "&shared", "&kept", "passed"));
      case BUFFER -> "bytes";
      case POINTER -> "&reached";
      case HOLDER -> "&holder";
      case CALLBACK -> "note, " + draw.of(List.of("&here", "&kept", "0"));
    };
  }
}
