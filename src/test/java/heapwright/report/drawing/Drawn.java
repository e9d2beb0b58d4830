package heapwright.report.drawing;

import java.io.IOException;
import java.io.StringReader;
import java.util.List;
import java.util.stream.IntStream;
import javax.xml.parsers.DocumentBuilderFactory;
import javax.xml.parsers.ParserConfigurationException;
import org.w3c.dom.Element;
import org.w3c.dom.NodeList;
import org.xml.sax.InputSource;
import org.xml.sax.SAXException;

/** A picture, read again. */
public record Drawn(Element root) {

  /** Fails if the text is no XML. */
  public static Drawn read(String svg) {
    try {
      return new Drawn(
          DocumentBuilderFactory.newInstance()
              .newDocumentBuilder()
              .parse(new InputSource(new StringReader(svg)))
              .getDocumentElement());
    } catch (SAXException | IOException | ParserConfigurationException e) {
      throw new AssertionError(e);
    }
  }

  public List<Element> withClass(String tag, String name) {
    return elements(root, tag).stream()
        .filter(e -> List.of(e.getAttribute("class").split(" ")).contains(name))
        .toList();
  }

  public static List<Element> elements(Element parent, String tag) {
    NodeList all = parent.getElementsByTagName(tag);
    return IntStream.range(0, all.getLength()).mapToObj(i -> (Element) all.item(i)).toList();
  }
}
