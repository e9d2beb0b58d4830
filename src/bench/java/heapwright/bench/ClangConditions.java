package heapwright.bench;

import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;

/**
 * What clang's MC/DC counts in the tests that were written. It knows nothing of us: its own
 * instrumentation records the vectors, and llvm-cov looks for the pairs.
 */
final class ClangConditions {
  private ClangConditions() {}

  /**
   * By function, for each condition of a decision with several, in the order of the source, whether
   * a pair of evaluations shows its independence.
   *
   * @param tests the folder with the written tests
   */
  static Map<String, List<Boolean>> of(Path tests, Path file)
      throws IOException, InterruptedException {
    String name = "test_" + file.getFileName();
    // %p: tests that end otherwise than by returning run in processes of their own.
    Outside.run(
        tests,
        0,
        "clang-19",
        "-w",
        "-fprofile-instr-generate",
        "-fcoverage-mapping",
        "-fcoverage-mcdc",
        name,
        "-o",
        "counted",
        "-lm");
    Outside.run(tests, 0, "env", "LLVM_PROFILE_FILE=counted.%p.profraw", "./counted");
    Outside.run(
        tests,
        0,
        "sh",
        "-c",
        "llvm-profdata-19 merge counted.*.profraw -o counted.profdata"
            + " && llvm-cov-19 export -instr-profile counted.profdata ./counted > counted.json");
    JsonObject export =
        JsonParser.parseString(Files.readString(tests.resolve("counted.json"))).getAsJsonObject();
    Map<String, List<Boolean>> counted = new LinkedHashMap<>();
    JsonObject data = export.getAsJsonArray("data").get(0).getAsJsonObject();
    for (JsonObject function : Criteria.objects(data, "functions")) {
      String source = function.getAsJsonArray("filenames").get(0).getAsString();
      if (Path.of(source).getFileName().equals(file.getFileName())) {
        String symbol = Criteria.text(function, "name");
        counted.put(symbol.substring(symbol.lastIndexOf(':') + 1), conditions(function));
      }
    }
    return counted;
  }

  private static List<Boolean> conditions(JsonObject function) {
    List<JsonArray> decisions = new ArrayList<>();
    for (JsonElement record : function.getAsJsonArray("mcdc_records")) {
      decisions.add(record.getAsJsonArray());
    }
    decisions.sort(
        Comparator.comparingInt((JsonArray record) -> record.get(0).getAsInt())
            .thenComparing(record -> record.get(1).getAsInt()));
    List<Boolean> conditions = new ArrayList<>();
    for (JsonArray record : decisions) {
      for (JsonElement isShown : record.get(record.size() - 1).getAsJsonArray()) {
        conditions.add(isShown.getAsBoolean());
      }
    }
    return conditions;
  }
}
