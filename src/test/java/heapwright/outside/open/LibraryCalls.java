package heapwright.outside.open;

import heapwright.truth.Draw;
import heapwright.truth.Text;
import java.util.List;

/** Makes up calls of the library, with what is asked about their answers. */
final class LibraryCalls {
  private static final List<String> WORDS = List.of("on", "off", "12", "-7", "", "yes");

  private final Draw draw;
  private final Sheet sheet;
  private final Places places;
  private final Runnable block;
  private final Runnable heldBlock;
  private int names;

  /**
   * @param block makes up what is done in a branch
   * @param heldBlock the same, without returning
   */
  LibraryCalls(Draw draw, Sheet sheet, Places places, Runnable block, Runnable heldBlock) {
    this.heldBlock = heldBlock;
    this.draw = draw;
    this.sheet = sheet;
    this.places = places;
    this.block = block;
  }

  void any() {
    switch (draw.below(9)) {
      case 0, 1 -> environment();
      case 2 -> time();
      case 3 -> chance();
      case 4 -> allocation();
      case 5 -> conversion();
      case 6 -> reading();
      case 7 -> file();
      default -> printing();
    }
  }

  private void given(String condition, Runnable then) {
    sheet.open(Text.of("if (%s)", sheet.condition(1, condition)));
    then.run();
    sheet.close();
  }

  private void environment() {
    sheet.line("word = getenv(\"" + draw.of(List.of("MODE", "HOME", "LEVEL")) + "\");");
    given("word != 0", this::word);
  }

  /** Asks about a text that is there. */
  void word() {
    if (draw.chance(40)) {
      given("strcmp(word, \"" + draw.of(WORDS) + "\") == 0", block);
    } else if (draw.chance(50)) {
      given("word[0] == '" + draw.of(List.of("o", "1", "-", "y")) + "'", block);
    } else {
      given("strlen(word) > " + draw.between(0, 3), block);
    }
  }

  private void time() {
    sheet.line("wide = time(0);");
    given("wide " + places.relation() + " " + places.number(), block);
  }

  private void chance() {
    int sides = draw.between(2, 6);
    sheet.line(places.writable() + " = rand() % " + sides + ";");
    given("rand() % " + sides + " " + places.relation() + " " + draw.between(-1, sides), block);
  }

  private void allocation() {
    String own = "block" + names++;
    sheet.line("int *" + own + " = malloc(sizeof *" + own + " * " + draw.between(1, 3) + ");");
    given(
        own + " != 0",
        () -> {
          sheet.line("*" + own + " = " + places.value() + ";");
          places.within(List.of("*" + own), heldBlock);
          sheet.line("free(" + own + ");");
        });
  }

  private void conversion() {
    sheet.line("word = getenv(\"LEVEL\");");
    given(
        "word != 0",
        () -> {
          sheet.line("errno = 0;");
          sheet.line("wide = strtol(word, &end, 10);");
          if (draw.chance(50)) {
            given("errno == ERANGE", block);
          }
          given("end == word", block);
          given("wide " + places.relation() + " " + places.number(), block);
        });
  }

  private void reading() {
    int most = draw.between(1, 7);
    sheet.line("wide = read(" + draw.below(3) + ", bytes, " + most + ");");
    if (draw.chance(50)) {
      given("wide < 0 ", () -> given("errno == EINTR", block));
    }
    given("wide " + places.relation() + " " + draw.between(-2, most + 1), block);
  }

  private void file() {
    String own = "stream" + names++;
    sheet.line("FILE *" + own + " = fopen(\"settings\", \"r\");");
    given(
        own + " != 0",
        () -> {
          given(
              "fgets(bytes, 8, " + own + ") != 0",
              () -> given("bytes[0] == '" + draw.of(List.of("#", "x", "\\n")) + "'", heldBlock));
          sheet.line("fclose(" + own + ");");
        });
  }

  private void printing() {
    given("puts(\"done\") " + draw.of(List.of("< 0", ">= 0", "== EOF")), block);
  }
}
