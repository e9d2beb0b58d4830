package heapwright.emit;

import java.util.ArrayList;
import java.util.List;

/** What stands before the tests in a file: the source under test, and what it lacks. */
final class Prelude {
  private Prelude() {}

  /**
   * To be asked when the tests are written, since they may borrow from the library.
   *
   * @param refusing whether there are requests for memory that are to fail
   */
  static String of(Vocabulary vocabulary, Suite suite, boolean refusing) {
    List<String> parts = new ArrayList<>();
    parts.add(Support.QUIET);
    vocabulary.renamed().forEach((there, own) -> parts.add("#define " + own + " " + there + "\n"));
    parts.add(refusing ? vocabulary.library().refusing() : "");
    parts.add(include(suite.include()));
    suite.after().forEach(file -> parts.add(include(file)));
    parts.add(vocabulary.hasMain() ? "#undef main\n" : "");
    parts.add(Support.LOUD + Support.LIBRARY);
    parts.add(vocabulary.library().declarations());
    parts.add(refusing ? Support.ALLOCATIONS : "");
    parts.add(new StubText(vocabulary).text());
    return String.join("", parts);
  }

  private static String include(String file) {
    return "#include \"" + file + "\"\n";
  }
}
