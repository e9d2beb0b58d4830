package heapwright.report.shape;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.report.drawing.Letters;
import heapwright.testcase.TestInput;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Document;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;

class HeapPictureTest {
  private static String draw(TestInput input) {
    return new HeapPicture(HeapSketch.PROGRAM).of(input);
  }

  @Test
  void everyObjectIsDrawnOnceWithItsNameAndType() throws Exception {
    List<String> titles = texts(parse(draw(Shapes.list(3))), "name");
    assertEquals(
        List.of("arguments", "n1: struct list", "n2: struct list", "n3: struct list"), titles);
  }

  @Test
  void nullIsGround() throws Exception {
    Document svg = parse(draw(Shapes.tree(3)));
    long inBoxes =
        withClass(svg, "g", "ground").stream()
            .filter(g -> ((Element) g.getParentNode()).getAttribute("class").startsWith("box"))
            .count();
    assertEquals(5, inBoxes);
  }

  @Test
  void everyPointerSaysWhereItLeads() throws Exception {
    List<String> arrows =
        withClass(parse(draw(Shapes.pointers())), "path", "arrow").stream()
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
  void everyKindOfValueCanBeRead() throws Exception {
    Document svg = parse(draw(Shapes.mixed()));
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
  void longArraysLoseTheirMiddle() throws Exception {
    HeapSketch sketch = new HeapSketch("blend").argument("array", HeapSketch.to("n1", 4000));
    sketch.object("n1", HeapSketch.PROGRAM.model().signedInt(), 5000);
    for (int i = 0; i < 5000; i++) {
      sketch.set("n1", "[" + i + "]", HeapSketch.number(i));
    }
    Document svg = parse(draw(sketch.input()));
    List<String> fields = texts(svg, "field");
    assertTrue(fields.size() < 50, "rows: " + fields.size());
    assertTrue(fields.containsAll(List.of("[0]", "…", "[1000]", "[4999]")), fields.toString());
  }

  @Test
  void textStaysInsideItsBox() throws Exception {
    for (TestInput input : Shapes.all().values()) {
      for (Element box : withClass(parse(draw(input)), "g", "box")) {
        double width = number((Element) box.getElementsByTagName("rect").item(0), "width");
        for (Element text : elements(box, "text")) {
          String shown = shown(text);
          double end = number(text, "x") + Letters.count(shown) * ShapeMeasure.LETTER;
          assertTrue(end <= width, shown + " ends at " + end + " of " + width);
        }
      }
    }
  }

  @Test
  void whatIsCutIsInTheTooltip() throws Exception {
    String line = "\"and a long line of text that will not fit\\n\"";
    Document svg = parse(draw(Shapes.mixed()));
    assertTrue(
        elements(svg.getDocumentElement(), "title").stream()
            .anyMatch(title -> title.getTextContent().equals(line)));
  }

  @Test
  void sameInputGivesTheSameBytes() {
    Shapes.all().forEach((name, input) -> assertEquals(draw(input), draw(input), name));
  }

  @Test
  void aHeapThatNobodyCouldLookAtIsCutOff() throws Exception {
    Document svg = parse(draw(Shapes.list(20_000)));
    assertEquals(150, withClass(svg, "g", "box").size());
    assertTrue(texts(svg, "value").contains("→ n150"));
    assertTrue(texts(svg, "key").contains("19851 more boxes are not drawn"));
  }

  @Test
  void thePictureNeedsNothingElseAndKnowsLightAndDark() {
    String svg = draw(Shapes.list(1));
    assertTrue(svg.contains("@media (prefers-color-scheme: dark)"));
    assertEquals(1, svg.split("http", -1).length - 1, "only the name of the format");
  }

  private static Document parse(String svg) throws Exception {
    return DocumentBuilderFactory.newInstance()
        .newDocumentBuilder()
        .parse(new InputSource(new StringReader(svg)));
  }

  private static List<Element> elements(Element parent, String tag) {
    NodeList all = parent.getElementsByTagName(tag);
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }

  private static List<Element> withClass(Document svg, String tag, String name) {
    return elements(svg.getDocumentElement(), tag).stream()
        .filter(e -> List.of(e.getAttribute("class").split(" ")).contains(name))
        .toList();
  }

  private static List<String> texts(Document svg, String name) {
    return withClass(svg, "text", name).stream().map(HeapPictureTest::shown).toList();
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
