package heapwright.method.sgen;

import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.Ran;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/** The pictures of a path's steps, as someone reads them off the SVG. */
record DrawnSteps(List<Step> steps) {
  private static final Pattern CAPTION = Pattern.compile("<text class=\"title\"[^>]*>([^<]*)<");
  private static final Pattern EFFECT = Pattern.compile("<text class=\"effect\"[^>]*>([^<]*)<");
  private static final Pattern ARROW = Pattern.compile("<path class=\"arrow [^<]*<title>([^<]*)<");
  private static final Pattern BOX =
      Pattern.compile("<g class=\"box ([^\"]*)\"[^>]*>\n<rect[^<]*\n(.*?)</g>", Pattern.DOTALL);
  private static final Pattern NAME = Pattern.compile("<text class=\"name\"[^>]*>([^<]*)<");
  private static final Pattern CHANGED =
      Pattern.compile(
          "<path class=\"changed\"[^\n]*\n(?:<g>.*?</title>)?<text class=\"(?:field|value|free)[^>]*>([^<]*)<");

  /**
   * One picture.
   *
   * @param arrows {@code pointers p1 → 1_x0}
   * @param boxes the titles of records
   * @param fresh the titles of those that stand out
   * @param changed the texts of rows that stand out
   */
  record Step(
      String caption,
      List<String> effects,
      Set<String> arrows,
      Set<String> boxes,
      Set<String> fresh,
      Set<String> changed) {}

  static DrawnSteps of(Path folder, String file, String function, String path) {
    Ran ran =
        Ran.heapwright(
            "path",
            "src/test/resources/paths/" + file,
            "-f",
            function,
            path,
            "--method",
            "sgen",
            "--no-verify",
            "--svg-steps",
            folder.toString());
    assertTrue(ran.err().isEmpty(), ran.err());
    try (Stream<Path> files = Files.list(folder)) {
      List<Path> pictures = files.filter(f -> f.toString().endsWith(".svg")).sorted().toList();
      return new DrawnSteps(pictures.stream().map(DrawnSteps::step).toList());
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static Step step(Path picture) {
    String svg = text(picture);
    Set<String> boxes = new TreeSet<>();
    Set<String> fresh = new TreeSet<>();
    Matcher box = BOX.matcher(svg);
    while (box.find()) {
      List<String> names = all(NAME, box.group(2));
      boxes.addAll(names);
      if (box.group(1).contains(" new")) {
        fresh.addAll(names);
      }
    }
    return new Step(
        all(CAPTION, svg).get(0),
        all(EFFECT, svg),
        new TreeSet<>(all(ARROW, svg)),
        boxes,
        fresh,
        new TreeSet<>(all(CHANGED, svg)));
  }

  private static String text(Path picture) {
    try {
      return Files.readString(picture);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }

  private static List<String> all(Pattern pattern, String svg) {
    return pattern
        .matcher(svg)
        .results()
        .map(found -> found.group(1).replace("&gt;", ">").replace("&lt;", "<"))
        .map(text -> text.replace("&amp;", "&"))
        .toList();
  }

  List<String> captions() {
    return steps.stream().map(Step::caption).toList();
  }
}
