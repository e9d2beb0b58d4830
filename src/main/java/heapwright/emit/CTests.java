package heapwright.emit;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.names.SupportCode;
import heapwright.emit.names.SupportNeeds;
import heapwright.emit.stubs.TestStubs;
import heapwright.ir.source.SourceFile;
import heapwright.testcase.TestCase;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.SortedMap;
import java.util.TreeMap;

/** Writes the tests of a source file as one file of plain C. */
public final class CTests {
  private final Suite suite;
  private final FreeNames vocabulary;
  private final Map<TestCase, String> functions = new LinkedHashMap<>();
  private final SortedMap<String, String> left = new TreeMap<>();

  private CTests(Suite suite) {
    this.suite = suite;
    vocabulary = new FreeNames(suite.program(), suite.feedback());
  }

  public static Emission emit(Suite suite) {
    CTests writer = new CTests(suite);
    suite.tests().forEach(writer::write);
    List<String> names = writer.functions.keySet().stream().map(TestCase::name).toList();
    Map<String, String> own = new LinkedHashMap<>();
    writer.functions.forEach((test, code) -> own.put(test.name(), code.strip() + "\n"));
    return new Emission(writer.text(), names, writer.vocabulary.renamed(), writer.left, own);
  }

  private void write(TestCase test) {
    try {
      ending(test);
      functions.put(test, function(test));
    } catch (Inexpressible reason) {
      left.put(test.name(), reason.getMessage());
    }
  }

  private String function(TestCase test) {
    StringBuilder text = new StringBuilder("\n");
    text.append(new TestStubs(vocabulary, test).text());
    test.remarks().forEach(remark -> text.append("/* ").append(remark).append(" */\n"));
    text.append("static void ").append(name(test)).append("(void) {\n");
    return text.append(TestFunction.body(vocabulary, test)).append("}\n").toString();
  }

  private String name(TestCase test) {
    return vocabulary.free("test_" + test.name());
  }

  private String text() {
    SupportNeeds needs = SupportNeeds.of(functions, vocabulary);
    List<String> parts = new ArrayList<>();
    String name = new SourceFile(suite.include()).name();
    parts.add(Prelude.of(vocabulary, suite, needs));
    parts.addAll(functions.values());
    parts.add(vocabulary.own(needs.support(SupportCode.CHECKING, SupportCode.NEW)));
    parts.add(table());
    parts.add(vocabulary.own(SupportCode.MAIN));
    parts.add(WarningSuppression.end());
    return "/* Tests of "
        + name
        + ". Written by Heapwright. */\n"
        + Prelude.source(vocabulary, suite, needs, String.join("", parts));
  }

  private String table() {
    StringBuilder text = new StringBuilder();
    text.append(vocabulary.own("\nstatic const struct hw_test hw_tests[] = {\n"));
    for (TestCase test : functions.keySet()) {
      text.append("    {\"").append(test.name()).append("\", ").append(name(test));
      text.append(", ").append(vocabulary.own(ending(test))).append("},\n");
    }
    return text.append(vocabulary.own("    {NULL, NULL, HW_RETURNS, 0},\n};\n")).toString();
  }

  private static String ending(TestCase test) {
    return test.observation()
        .ending()
        .match(
            ending -> "HW_RETURNS, 0",
            ending -> "HW_EXITS, " + ending.status(),
            ending -> "HW_DIES, " + ending.signal(),
            ending -> {
              throw new Inexpressible("it ends in a fault: " + ending.kind());
            },
            ending -> {
              throw new Inexpressible(ending.reason());
            });
  }
}
