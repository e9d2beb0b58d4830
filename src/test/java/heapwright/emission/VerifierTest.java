package heapwright.emission;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Suite;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.GcovCoverage;
import heapwright.verify.Probes;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verification;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

/** What is wrong with a test does not get past the verifier. */
class VerifierTest {
  private static final String FILE = "examples/bst.c";

  private final Played played = Played.of(FILE, 10_000);
  private final TestCase found = played.test("find_1", oneNode("find", 5, 5));

  /** One node with a key, looked for by another. */
  private TestInput oneNode(String name, long key, long wanted) {
    Function function = played.function(name);
    PointerType pointer = (PointerType) function.parameters().get(0).type();
    Type integer = function.parameters().get(1).type();
    RecordType node = (RecordType) pointer.target();
    ObjectName root = new ObjectName("root");
    InputCell inNode = new InputCell(0, Cell.of(integer), InputValue.Number.of(key));
    InputCell toNode = new InputCell(0, Cell.of(pointer), new InputValue.PointsTo(root, 0));
    InputCell number = new InputCell(0, Cell.of(integer), InputValue.Number.of(wanted));
    return new TestInput(
        function.symbol(),
        List.of(
            new InputArgument(function.parameters().get(0), List.of(toNode)),
            new InputArgument(function.parameters().get(1), List.of(number))),
        List.of(new InputObject(root, node, 1, InputObject.Storage.HEAP, List.of(inNode))),
        List.of(),
        List.of(),
        List.of(),
        List.of());
  }

  private Emission emission(TestCase test) {
    return CTests.emit(new Suite(played.program(), FILE, List.of(test)));
  }

  private TestVerdict verdict(Emission emission, TestCase test) throws InterruptedException {
    Map<String, TestVerdict> verdicts =
        new Verifier(Toolchain.gcc())
            .verify(emission, Probes.of(played.program()), List.of(test), Path.of(FILE))
            .verdicts();
    return verdicts.get(test.name());
  }

  private static Emission with(Emission emission, String old, String replacement) {
    assertTrue(emission.text().contains(old), emission::text);
    return new Emission(
        emission.text().replace(old, replacement),
        emission.tests(),
        emission.renamed(),
        new TreeMap<>());
  }

  @Test
  void aTestReadsAsAPersonWouldWriteIt() throws InterruptedException {
    Emission emission = emission(found);
    String expected =
        """
        static void test_find_1(void) {
          struct node *root = hw_new(1, sizeof *root);

          root->key = 5;

          struct node *result = find(root, 5);
          CHECK(result == root);

          CHECK(root->key == 5);

          free(root);
        }
        """;
    assertTrue(emission.text().contains(expected), emission::text);
    assertEquals(new TestVerdict.Verified(), verdict(emission, found));
  }

  @Test
  void whatTheFunctionFreesOrAllocatesIsKnown() throws InterruptedException {
    TestCase deleted = played.test("delete_1", oneNode("delete", 5, 5));
    assertTrue(!emission(deleted).text().contains("free(root);"));
    assertEquals(new TestVerdict.Verified(), verdict(emission(deleted), deleted));
    TestCase inserted = played.test("insert_1", oneNode("insert", 5, 6));
    assertTrue(emission(inserted).text().contains("CHECK(new1->key == 6);"));
    assertEquals(new TestVerdict.Verified(), verdict(emission(inserted), inserted));
  }

  @Test
  void undefinedBehaviourIsSeenAlsoBesideTheOtherSanitizer() throws InterruptedException {
    Emission emission =
        with(
            emission(found),
            "struct node *result = find(root, 5);",
            "volatile int most = 2147483647;\n  most = most + 1;\n"
                + "  struct node *result = find(root, 5);");
    TestVerdict.Failed failed =
        assertInstanceOf(TestVerdict.Failed.class, verdict(emission, found));
    assertEquals("a sanitizer complains", failed.reason());
    assertTrue(failed.output().contains("signed integer overflow"), failed.output());
  }

  @Test
  void aWrongPredictionDisagrees() throws InterruptedException {
    Observation seen = found.observation();
    Observation wrong =
        new Observation(
            seen.ending(),
            seen.returned(),
            seen.objects(),
            seen.globals(),
            seen.leaks(),
            BranchCounts.NONE);
    TestCase test = new TestCase("find_1", found.input(), wrong, List.of());
    assertInstanceOf(TestVerdict.Disagrees.class, verdict(emission(test), test));
  }

  @Test
  void aFailingCheckFails() throws InterruptedException {
    Emission broken = with(emission(found), "CHECK(result == root);", "CHECK(result == NULL);");
    assertInstanceOf(TestVerdict.Failed.class, verdict(broken, found));
  }

  @Test
  void aLeakFails() throws InterruptedException {
    Emission broken = with(emission(found), "  free(root);", "  root = NULL;");
    assertInstanceOf(TestVerdict.Failed.class, verdict(broken, found));
  }

  @Test
  void aWarningOrAnErrorDoesNotCompile() throws InterruptedException {
    Emission warned = with(emission(found), "  free(root);", "  int spare;\n  free(root);");
    assertInstanceOf(TestVerdict.DoesNotCompile.class, verdict(warned, found));
    Emission refused = with(emission(found), "root->key = 5;", "root->kee = 5;");
    assertInstanceOf(TestVerdict.DoesNotCompile.class, verdict(refused, found));
  }

  @Test
  void whatTheTestsCoverTogetherIsToldByFunction() throws InterruptedException {
    TestCase missed = played.test("find_2", oneNode("find", 5, 6));
    List<TestCase> tests = List.of(found, missed);
    Emission both = CTests.emit(new Suite(played.program(), FILE, tests));
    Verification verification =
        new Verifier(Toolchain.gcc())
            .verify(both, Probes.of(played.program()), tests, Path.of(FILE));
    assertEquals(List.of("find_1", "find_2"), List.copyOf(verification.verdicts().keySet()));
    assertEquals(new GcovCoverage(6, 5, 6, 5), verification.coverage().get("find"));
    assertEquals(0, verification.coverage().get("delete").taken());
    assertEquals(0, verification.coverage().get("delete").linesHit());
    assertTrue(verification.coverage().get("delete").branches() > 0);
  }

  @Test
  void aMissingCompilerSaysNothingAboutTheTest() throws InterruptedException {
    Verifier verifier = new Verifier(Toolchain.of("no-such-compiler"));
    Map<String, TestVerdict> verdicts =
        verifier
            .verify(emission(found), Probes.of(played.program()), List.of(found), Path.of(FILE))
            .verdicts();
    assertEquals(
        Map.of("find_1", new TestVerdict.Unverified("no-such-compiler cannot be started")),
        verdicts);
  }
}
