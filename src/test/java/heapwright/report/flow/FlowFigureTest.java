package heapwright.report.flow;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.analysis.Sketch;
import heapwright.ir.code.Function;
import heapwright.report.drawing.Drawn;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.w3c.dom.Element;

class FlowFigureTest {
  private static final Function FUNCTION =
      Sketch.function("f", "goto 1", "if 2 5", "if 3 4", "goto 1", "goto 1", "return");

  private static final Sources SOURCES =
      file -> List.of("a = 0;", "a < b && \"&\" > c;", "y", "b = 1;", "c = 2;", "return;");

  @Test
  void everyBlockAndEveryWayIsDrawn() {
    Drawn svg = draw(FUNCTION);
    assertEquals(6, svg.withClass("g", "box").size() - 2, "the legend has two");
    assertEquals(1, svg.withClass("circle", "start").size());
    List<String> back =
        svg.withClass("path", "back").stream().map(Element::getTextContent).toList();
    assertEquals(List.of("always", "always"), back.subList(0, 2));
    List<String> aims = svg.withClass("path", "aim").stream().map(Element::getTextContent).toList();
    assertEquals(List.of("3:T", "3:F"), aims.subList(0, 2));
  }

  @Test
  void boxesInALoopAreTinted() {
    assertEquals(4, draw(FUNCTION).withClass("g", "depth1").size() - 1, "the legend has one");
  }

  @Test
  void sameFunctionGivesTheSamePicture() {
    FlowFigure figure = new FlowFigure(SOURCES);
    List<Function> functions = List.of(FUNCTION);
    assertEquals(
        figure.of(Sketch.program(FUNCTION), functions),
        figure.of(Sketch.program(FUNCTION), functions));
  }

  @Test
  void boxesDoNotOverlap() {
    List<double[]> areas =
        draw(FUNCTION).withClass("g", "box").stream()
            .filter(box -> box.hasAttribute("transform"))
            .map(FlowFigureTest::area)
            .toList();
    assertEquals(6, areas.size());
    for (double[] a : areas) {
      for (double[] b : areas) {
        boolean apart =
            a[0] + a[2] <= b[0]
                || b[0] + b[2] <= a[0]
                || a[1] + a[3] <= b[1]
                || b[1] + b[3] <= a[1];
        assertTrue(a == b || apart, "two boxes overlap");
      }
    }
  }

  @Test
  void controlCharactersOfTheSourceDoNotBreakTheFile() {
    Function function = Sketch.function("f", "return");
    Sources odd = file -> List.of("s = \"\u0001\u001b<&>\uFFFE\";");
    String svg = new FlowFigure(odd).of(Sketch.program(function), List.of(function));
    assertEquals("svg", Drawn.read(svg).root().getTagName());
  }

  private static Drawn draw(Function function) {
    return Drawn.read(new FlowFigure(SOURCES).of(Sketch.program(function), List.of(function)));
  }

  private static double[] area(Element box) {
    String[] at = box.getAttribute("transform").replaceAll("[^0-9. ]", "").trim().split(" ");
    Element rectangle = (Element) box.getElementsByTagName("rect").item(0);
    return new double[] {
      Double.parseDouble(at[0]),
      Double.parseDouble(at[1]),
      Double.parseDouble(rectangle.getAttribute("width")),
      Double.parseDouble(rectangle.getAttribute("height"))
    };
  }
}
