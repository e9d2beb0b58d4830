package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.io.TempDir;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.MethodSource;

/**
 * Sources that declare all sorts of things, or take names that tests need: no test of theirs is
 * lost to what we write, and what we write draws no warning.
 */
final class GenJointsTest {
  private static final Path SOURCES = Path.of("src/test/resources/joints");
  private static final Pattern FLAGS = Pattern.compile("flags: ([^*\\n]*)");

  @TempDir Path folder;

  static List<Path> sources() throws IOException {
    try (Stream<Path> files = Files.list(SOURCES)) {
      return files.filter(file -> file.toString().endsWith(".c")).sorted().toList();
    }
  }

  @ParameterizedTest
  @MethodSource("sources")
  void noTestIsLostToWhatWeWrite(Path source) throws IOException, InterruptedException {
    List<String> flags = flags(source);
    List<String> command = new ArrayList<>(List.of("gen", source.toString(), "--time", "10"));
    command.addAll(List.of("-o", folder.toString()));
    command.addAll(flags);
    Ran ran = Ran.heapwright(command.toArray(String[]::new));
    assertTrue(ran.status() <= 1, ran.err() + ran.out());
    assertEquals(List.of(), lost(), ran.out());
    String tests = "test_" + source.getFileName();
    for (String compiler : List.of("gcc", "clang")) {
      for (String level : List.of("-O0", "-O2")) {
        assertEquals("", complaints(compiler, level, flags, tests), compiler + " " + level);
      }
    }
  }

  private static List<String> flags(Path source) throws IOException {
    Matcher flags = FLAGS.matcher(Files.readString(source));
    return flags.find() ? List.of(flags.group(1).strip().split(" ")) : List.of();
  }

  /** The goals that have a test which is not handed over, and why. */
  private List<String> lost() throws IOException {
    List<String> lost = new ArrayList<>();
    String report = Files.readString(folder.resolve("report.json"));
    JsonObject json = JsonParser.parseString(report).getAsJsonObject();
    for (JsonElement function : json.getAsJsonArray("functions")) {
      for (JsonElement verdict : function.getAsJsonObject().getAsJsonArray("verdicts")) {
        JsonElement reason = verdict.getAsJsonObject().get("reason");
        if (reason != null && reason.getAsString().startsWith("its test ")) {
          lost.add(verdict.toString());
        }
      }
    }
    return lost;
  }

  private String complaints(String compiler, String level, List<String> flags, String tests)
      throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(compiler, level));
    command.addAll(flags);
    command.addAll(List.of("-Wall", "-Wextra", "-Werror", "-c", "-o", "tests.o", tests));
    Process process =
        new ProcessBuilder(command).directory(folder.toFile()).redirectErrorStream(true).start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    process.waitFor();
    return output;
  }
}
