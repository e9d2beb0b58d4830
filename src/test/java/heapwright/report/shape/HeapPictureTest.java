package heapwright.report.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.report.drawing.Drawn;
import heapwright.report.drawing.Letters;
import heapwright.testcase.TestInput;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class HeapPictureTest {
  private static String draw(TestInput input) {
    return new HeapPicture(HeapSketch.PROGRAM).of(input);
  }

  @Test
  void everyObjectIsDrawnOnceWithItsNameAndType() {
    List<String> titles = texts(Drawn.read(draw(Shapes.list(3))), "name");
    assertEquals(
        List.of("arguments", "n1: struct list", "n2: struct list", "n3: struct list"), titles);
  }

  @Test
  void ofTwoRecordsTheSecondMayBeOneThatNobodyLooksAt() {
    HeapSketch sketch = new HeapSketch("walk").argument("head", HeapSketch.to("n1"));
    sketch.object("n1", HeapSketch.type("list"), 2);
    sketch.set("n1", "[0].data", HeapSketch.number(7));
    assertTrue(texts(Drawn.read(draw(sketch.input())), "value").contains("7"));
  }

  @Test
  void nullIsGround() {
    Drawn svg = Drawn.read(draw(Shapes.tree(3)));
    long inBoxes =
        svg.withClass("g", "ground").stream()
            .filter(g -> ((Element) g.getParentNode()).getAttribute("class").startsWith("box"))
            .count();
    assertEquals(5, inBoxes);
  }

  @Test
  void everyPointerSaysWhereItLeads() {
    List<String> arrows =
        Drawn.read(draw(Shapes.pointers())).withClass("path", "arrow").stream()
            .map(path -> path.getTextContent().strip())
            .filter(title -> !title.isEmpty())
            .toList();
    assertEquals(
        List.of(
            "arguments head → p1",
            "arguments other → n2",
            "p1 → n1",
            "n1 next → n2",
            "n2 next → n2"),
        arrows);
  }

  @Test
  void everyKindOfValueCanBeRead() {
    Drawn svg = Drawn.read(draw(Shapes.mixed()));
    List<String> values = texts(svg, "value");
    List<String> fields = texts(svg, "field");
    assertTrue(values.containsAll(List.of("GREEN", "2.5", "0.1", "-1", "&by_value", "0x10")));
    assertTrue(values.contains("\"Ada <&> \\\"x\\\"\\0\""), "text: " + values);
    assertTrue(fields.containsAll(List.of("wide:3", "flag:1", "number", "real", "x", "a", "b")));
    assertTrue(!fields.contains("whole"), "of a union, what is looked at");
    assertTrue(fields.containsAll(List.of("[4]", "[5…39]", "[40…59]", "[60…99]")));
    assertTrue(values.containsAll(List.of("\"12 apples\\n\"", "fails")));
  }

  @Test
  void longArraysLoseTheirMiddle() {
    HeapSketch sketch = new HeapSketch("blend").argument("array", HeapSketch.to("n1", 4000));
    sketch.object("n1", HeapSketch.PROGRAM.model().signedInt(), 5000);
    for (int i = 0; i < 5000; i++) {
      sketch.set("n1", "[" + i + "]", HeapSketch.number(i));
    }
    Drawn svg = Drawn.read(draw(sketch.input()));
    List<String> fields = texts(svg, "field");
    assertTrue(fields.size() < 50, "rows: " + fields.size());
    assertTrue(fields.containsAll(List.of("[0]", "…", "[1000]", "[4999]")), fields.toString());
  }

  @Test
  void textStaysInsideItsBox() {
    for (TestInput input : Shapes.all().values()) {
      for (Element box : Drawn.read(draw(input)).withClass("g", "box")) {
        double width = number((Element) box.getElementsByTagName("rect").item(0), "width");
        for (Element text : Drawn.elements(box, "text")) {
          String shown = shown(text);
          double end = number(text, "x") + Letters.count(shown) * ShapeMeasure.LETTER;
          assertTrue(end <= width, shown + " ends at " + end + " of " + width);
        }
      }
    }
  }

  @Test
  void whatIsCutIsInTheTooltip() {
    String line = "\"and a long line of text that will not fit\\n\"";
    Drawn svg = Drawn.read(draw(Shapes.mixed()));
    assertTrue(
        Drawn.elements(svg.root(), "title").stream()
            .anyMatch(title -> title.getTextContent().equals(line)));
  }

  @Test
  void sameInputGivesTheSameBytes() {
    Shapes.all().forEach((name, input) -> assertEquals(draw(input), draw(input), name));
  }

  @Test
  void aHeapThatNobodyCouldLookAtIsCutOff() {
    Drawn svg = Drawn.read(draw(Shapes.list(20_000)));
    assertEquals(150, svg.withClass("g", "box").size());
    assertTrue(texts(svg, "value").contains("→ n150"));
    assertTrue(texts(svg, "key").contains("19851 more boxes are not drawn"));
  }

  @Test
  void thePictureNeedsNothingElseAndKnowsLightAndDark() {
    String svg = draw(Shapes.list(1));
    assertTrue(svg.contains("@media (prefers-color-scheme: dark)"));
    assertEquals(1, svg.split("http", -1).length - 1, "only the name of the format");
  }

  private static List<String> texts(Drawn svg, String name) {
    return svg.withClass("text", name).stream().map(HeapPictureTest::shown).toList();
  }

  /** Without the tooltip. */
  private static String shown(Element text) {
    StringBuilder shown = new StringBuilder();
    for (int i = 0; i < text.getChildNodes().getLength(); i++) {
      if (!text.getChildNodes().item(i).getNodeName().equals("title")) {
        shown.append(text.getChildNodes().item(i).getTextContent());
      }
    }
    return shown.toString().strip();
  }

  private static double number(Element element, String attribute) {
    return Double.parseDouble(element.getAttribute(attribute));
  }
}
