package heapwright.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.ir.source.StatementNumber;
import heapwright.report.shape.HeapSketch;
import heapwright.report.shape.Shapes;
import heapwright.report.suite.ReportedTest;
import heapwright.report.suite.ReportedTest.Agreement;
import heapwright.testcase.BranchCounts;
import heapwright.testcase.CallEnding;
import heapwright.testcase.InputValue;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.List;
import java.util.TreeMap;
import org.junit.jupiter.api.Test;

class PathJsonTest {
  private static JsonObject json(String text) {
    return JsonParser.parseString(text).getAsJsonObject();
  }

  private static JsonObject feasible(TestInput input, CallEnding ending, Agreement agreement) {
    Observation seen =
        new Observation(
            ending, List.of(), List.of(), List.of(), false, new BranchCounts(new TreeMap<>()));
    TestCase test = new TestCase("t_1", input, seen, List.of());
    List<StatementNumber> path = List.of(new StatementNumber(1), new StatementNumber(3));
    ReportedTest reported = new ReportedTest(test, path, agreement);
    return json(
        PathJson.feasible(
            HeapSketch.PROGRAM, reported, List.of("a < b"), List.of(), List.of("odd")));
  }

  private static JsonObject feasible(TestInput input) {
    return feasible(input, new CallEnding.Returned(), Agreement.AGREES);
  }

  @Test
  void aFeasiblePathHasShapeConstraintsValuesTestAndNotes() {
    JsonObject json = feasible(Shapes.list(2));
    assertTrue(json.get("feasible").getAsBoolean());
    assertEquals(
        "{\"args\":{\"head\":\"n1\"},\"objects\":["
            + "{\"id\":\"n1\",\"type\":\"struct list\",\"fields\":{\"next\":\"n2\"}},"
            + "{\"id\":\"n2\",\"type\":\"struct list\",\"fields\":{\"next\":null}}]}",
        json.get("shape").toString());
    assertEquals("[\"a < b\"]", json.get("constraints").toString());
    assertEquals("{\"limit\":3,\"n1.data\":7,\"n2.data\":3}", json.get("values").toString());
    assertEquals("[\"odd\"]", json.get("notes").toString());
    JsonObject test = json.getAsJsonObject("test");
    assertEquals("t_1", test.get("id").getAsString());
    assertEquals("[1,3]", test.get("path").toString());
    assertTrue(test.get("agrees").getAsBoolean());
    assertEquals("returned", test.get("outcome").getAsString());
    JsonObject input = test.getAsJsonObject("input");
    assertEquals("{\"head\":\"n1\",\"limit\":3}", input.get("args").toString());
    assertEquals(2, input.getAsJsonArray("objects").size());
    assertEquals("", input.get("stdin").getAsString());
  }

  @Test
  void everyKindOfValueHasAForm() {
    JsonObject input = feasible(Shapes.mixed()).getAsJsonObject("test").getAsJsonObject("input");
    JsonObject args = input.getAsJsonObject("args");
    assertEquals("n2 + 400", args.get("array").getAsString());
    assertEquals(0.1, args.get("ratio").getAsDouble());
    assertEquals("{\"x\":-1}", args.get("at").toString());
    JsonObject mixed = input.getAsJsonArray("objects").get(0).getAsJsonObject();
    JsonObject fields = mixed.getAsJsonObject("fields");
    assertEquals(5, fields.get("wide").getAsInt());
    assertEquals(2.5, fields.get("number.real").getAsDouble());
    assertEquals('A', fields.get("name[0]").getAsInt());
    assertEquals("&by_value", fields.get("compare").getAsString());
    assertEquals("n1 + 20", fields.get("raw").getAsString());
    JsonObject globals = input.getAsJsonObject("globals");
    assertEquals(12, globals.get("count").getAsInt());
    assertEquals("{\"y\":4}", globals.get("origin").toString());
    assertEquals("n3", globals.get("first").getAsString());
    assertTrue(input.get("stdin").getAsString().startsWith("12 apples\n"));
    assertEquals("[2]", input.get("failingRequests").toString());
  }

  @Test
  void numbersAreExactAndOnesThatJsonHasNotAreTexts() {
    assertEquals("18446744073709551615", ratio(BigInteger.TWO.pow(64).subtract(BigInteger.ONE)));
    assertEquals("\"NaN\"", ratio(Double.NaN));
    assertEquals("\"-Infinity\"", ratio(Double.NEGATIVE_INFINITY));
    assertEquals("-0.0", ratio(-0.0));
    assertEquals("1.0E+300", ratio(1e300));
  }

  private static String ratio(double value) {
    return ratio(new InputValue.Floating(BigInteger.valueOf(Double.doubleToRawLongBits(value))));
  }

  private static String ratio(BigInteger value) {
    return ratio(new InputValue.Number(value));
  }

  private static String ratio(InputValue value) {
    TestInput input = new HeapSketch("blend").argument("ratio", value).input();
    return feasible(input).getAsJsonObject("values").get("ratio").toString();
  }

  @Test
  void whatWasNotTriedNeitherAgreesNorDisagrees() {
    TestInput input = Shapes.list(0);
    CallEnding abort = new CallEnding.Killed(6);
    JsonObject untried = feasible(input, abort, Agreement.UNTRIED).getAsJsonObject("test");
    assertTrue(untried.get("agrees").isJsonNull());
    assertEquals("aborted", untried.get("outcome").getAsString());
    JsonObject wrong = feasible(input, new CallEnding.Exited(3), Agreement.DISAGREES);
    assertFalse(wrong.getAsJsonObject("test").get("agrees").getAsBoolean());
    assertEquals("exited", wrong.getAsJsonObject("test").get("outcome").getAsString());
  }

  @Test
  void anInfeasiblePathHasAPlaceAndAReason() {
    StatementNumber six = new StatementNumber(6);
    assertEquals(
        "{\"feasible\":false,\"at\":6,\"reason\":\"x < 0 && x > 0\"}",
        json(PathJson.infeasible(six, "x < 0 && x > 0", List.of())).toString());
    assertEquals(
        "[\"x=0..9\"]",
        json(PathJson.infeasible(six, "no", List.of("x=0..9"))).get("within").toString());
  }

  @Test
  void anUnknownPathIsNeither() {
    JsonObject json = json(PathJson.unknown("time is up"));
    assertTrue(json.get("feasible").isJsonNull());
    assertEquals("time is up", json.get("cause").getAsString());
  }
}
