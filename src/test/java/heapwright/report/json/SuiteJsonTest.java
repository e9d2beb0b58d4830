package heapwright.report.json;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import heapwright.report.suite.SampleSuite;
import heapwright.report.suite.SuiteReport;
import java.util.List;
import java.util.stream.StreamSupport;
import org.junit.jupiter.api.Test;

class SuiteJsonTest {
  private static final JsonObject JSON =
      JsonParser.parseString(SuiteJson.of(SampleSuite.get())).getAsJsonObject();

  private static JsonObject function(String name) {
    return find(JSON, "functions", "name", name);
  }

  private static JsonObject find(JsonObject owner, String list, String key, String value) {
    return StreamSupport.stream(owner.getAsJsonArray(list).spliterator(), false)
        .map(JsonElement::getAsJsonObject)
        .filter(json -> json.get(key).getAsString().equals(value))
        .findFirst()
        .orElseThrow();
  }

  @Test
  void namesAndOrderAreThoseThatOtherToolsRelyOn() {
    assertEquals(
        "[schema, tool, version, criterion, method, seed, complete, functions, totals]",
        JSON.keySet().toString());
    assertEquals(
        "[name, file, line, goals, gcov, verdicts, tests, faults, notes, withdrawn, leftOut,"
            + " internalErrors, internalErrorCauses, seconds]",
        function("find").keySet().toString());
    assertEquals("branch", JSON.get("criterion").getAsString());
    assertEquals(1, JSON.get("schema").getAsInt());
    assertTrue(JSON.get("complete").getAsBoolean());
  }

  @Test
  void aFunctionCountsItsGoalsAndWhatTheCompilerCounts() {
    JsonObject clamp = function("clamp");
    assertEquals(19, clamp.get("line").getAsInt());
    assertEquals(SampleSuite.FILE.toString(), clamp.get("file").getAsString());
    assertEquals(
        "{\"total\":4,\"covered\":3,\"infeasible\":1,\"faulty\":0,\"unknown\":0}",
        clamp.get("goals").toString());
    assertEquals(
        "{\"branches\":4,\"taken\":3,\"lines\":6,\"linesHit\":5,\"unmatched\":[]}",
        clamp.get("gcov").toString());
    assertEquals("{\"generate\":0.120,\"verify\":0.310}", clamp.get("seconds").toString());
  }

  @Test
  void aVerdictNamesItsTestOrItsReason() {
    assertEquals(
        "{\"goal\":\"1:T\",\"line\":20,\"status\":\"covered\",\"test\":\"clamp_1\","
            + "\"seconds\":0.010}",
        find(function("clamp"), "verdicts", "goal", "1:T").toString());
    assertEquals(
        "{\"goal\":\"3:T\",\"line\":21,\"status\":\"infeasible\",\"reason\":\"n >= 0 && n < -5\","
            + "\"proof\":\"all paths exhausted\","
            + "\"assumptions\":[\"no other thread changes memory\"],\"seconds\":0.010}",
        find(function("clamp"), "verdicts", "goal", "3:T").toString());
    JsonObject open = find(function("hash"), "verdicts", "goal", "7.1:T");
    assertEquals("unknown", open.get("status").getAsString());
    assertTrue(open.get("reason").getAsString().startsWith("20 s"));
  }

  @Test
  void aTestTellsItsPathWhatItCoversAndItsInput() {
    JsonObject test = find(function("find"), "tests", "id", "find_2");
    assertEquals(
        List.of("id", "path", "covers", "agrees", "outcome", "input"), List.copyOf(test.keySet()));
    assertEquals("[1,2,4,5,1,2,4,6,1,2,3]", test.get("path").toString());
    assertTrue(test.get("covers").toString().contains("\"4:F\""), test.get("covers").toString());
    assertEquals("returned", test.get("outcome").getAsString());
    assertEquals(3, test.getAsJsonObject("input").getAsJsonArray("objects").size());
  }

  @Test
  void aFaultHasAKindALineAReproducerAndEvidence() {
    JsonObject fault = function("first").getAsJsonArray("faults").get(0).getAsJsonObject();
    assertEquals("null-dereference", fault.get("kind").getAsString());
    assertEquals(26, fault.get("line").getAsInt());
    assertEquals("faults/first_f1.c", fault.get("reproducer").getAsString());
    assertEquals(SampleSuite.EVIDENCE, fault.get("evidence").getAsString());
    assertEquals("[\"needs non-NULL root\"]", function("first").get("notes").toString());
  }

  @Test
  void totalsAreTheSums() {
    JsonObject totals = JSON.getAsJsonObject("totals");
    assertEquals(
        "[functions, goals, covered, infeasible, faulty, unknown, gcovBranches, gcovTaken,"
            + " generate, verify, tests, faults, internalErrors, withdrawn]",
        totals.keySet().toString());
    int goals = 0;
    for (JsonElement function : JSON.getAsJsonArray("functions")) {
      goals += function.getAsJsonObject().getAsJsonArray("verdicts").size();
    }
    assertEquals(goals, totals.get("goals").getAsInt());
    assertEquals(5, totals.get("functions").getAsInt());
    assertEquals(1, totals.get("infeasible").getAsInt());
    assertEquals(0.6, totals.get("generate").getAsDouble());
  }

  @Test
  void anInternalErrorHasItsCauseAndHowOftenItShowed() {
    SuiteReport suite = SampleSuite.get();
    FileReport file = suite.files().get(0);
    FunctionReport erring =
        SampleSuite.erring(file.functions().get(0), List.of("a in A:1", "b", "a in A:1"));
    FileReport erred =
        new FileReport(file.name(), file.text(), file.program(), file.tests(), List.of(erring));
    JsonObject json =
        JsonParser.parseString(SuiteJson.of(suite.of(List.of(erred))))
            .getAsJsonObject()
            .getAsJsonArray("functions")
            .get(0)
            .getAsJsonObject();
    assertEquals(3, json.get("internalErrors").getAsInt());
    assertEquals(
        "[{\"cause\":\"a in A:1\",\"count\":2},{\"cause\":\"b\",\"count\":1}]",
        json.get("internalErrorCauses").toString());
  }

  @Test
  void theSameRunGivesTheSameBytes() {
    assertEquals(SuiteJson.of(SampleSuite.get()), SuiteJson.of(SampleSuite.get()));
  }
}
