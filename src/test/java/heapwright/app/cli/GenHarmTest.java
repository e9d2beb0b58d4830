package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertThrows;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import com.google.gson.JsonElement;
import com.google.gson.JsonObject;
import com.google.gson.JsonParser;
import heapwright.verify.Sandbox;
import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.net.SocketTimeoutException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Functions that do harm: no run of {@code gen} and no test that it hands over touches anything
 * outside, and no outcome is called infeasible.
 */
@Tag("slow")
class GenHarmTest {
  private static final Path SOURCE = Path.of("src/test/resources/harm/harm.c");
  private static final String UNHARMED = "unharmed\n";

  @TempDir private Path folder;

  private Path output() {
    return folder.resolve("out");
  }

  private Path victim() {
    return folder.resolve("outside/victim");
  }

  private String define(String name, String value) {
    return "-D" + name + "=" + value;
  }

  private Ran gen(int port) {
    return Ran.heapwright(
        "gen",
        SOURCE.toString(),
        define("VICTIM", "\"" + victim() + "\""),
        define("PORT", String.valueOf(port)),
        "--time",
        "5",
        "-o",
        output().toString());
  }

  @Test
  void nothingOutsideIsTouchedAndNothingIsCalledInfeasible() throws Exception {
    Files.createDirectory(victim().getParent());
    Files.writeString(victim(), UNHARMED);
    Process bystander = new ProcessBuilder("sleep", "600").start();
    try (ServerSocket server = new ServerSocket(0, 5, InetAddress.getLoopbackAddress())) {
      Ran ran = gen(server.getLocalPort());
      assertEquals("", ran.err());
      unharmed();
      assertTrue(bystander.isAlive());
      server.setSoTimeout(1);
      assertThrows(SocketTimeoutException.class, server::accept);
      assertEquals(List.of(), verdicts("infeasible"), ran.out());
      assertFalse(verdicts("covered").isEmpty(), ran.out());
      assertFalse(ran.out().contains("does not compile"), ran.out());
    } finally {
      bystander.destroyForcibly();
    }
    handedOver();
  }

  private void unharmed() throws IOException {
    assertEquals(UNHARMED, Files.readString(victim()));
    assertTrue(
        PosixFilePermissions.toString(Files.getPosixFilePermissions(victim())).startsWith("rw-"));
    try (Stream<Path> beside = Files.list(victim().getParent())) {
      assertEquals(List.of(victim()), beside.toList());
    }
  }

  private List<String> verdicts(String status) throws IOException {
    List<String> found = new ArrayList<>();
    String text = Files.readString(output().resolve("report.json"));
    JsonObject report = JsonParser.parseString(text).getAsJsonObject();
    for (JsonElement element : report.getAsJsonArray("functions")) {
      JsonObject function = element.getAsJsonObject();
      for (JsonElement verdict : function.getAsJsonArray("verdicts")) {
        if (verdict.getAsJsonObject().get("status").getAsString().equals(status)) {
          String goal = verdict.getAsJsonObject().get("goal").getAsString();
          found.add(function.get("name").getAsString() + " " + goal);
        }
      }
    }
    return found;
  }

  /**
   * What is handed over plays such calls by itself. In a sandbox, where the victims are the tests'
   * own: if one did harm after all, it would be to them and not to who runs this.
   */
  private void handedOver() throws Exception {
    Sandbox sandbox = Sandbox.by("gcc");
    assumeTrue(sandbox.obstacle().isEmpty(), sandbox.obstacle().orElse(""));
    Path tests = folder.resolve("tests");
    List<String> compile = new ArrayList<>(List.of("gcc", "-o", tests.toString()));
    compile.add(define("VICTIM", "\"" + victim() + "\""));
    compile.add(define("PORT", "1"));
    compile.add(output().resolve("test_harm.c").toString());
    compile.add("-lm");
    Process gcc = new ProcessBuilder(compile).redirectErrorStream(true).start();
    String said = new String(gcc.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    assertEquals(0, gcc.waitFor(), said);
    String script =
        "sleep 600 & bystander=$!; "
            + tests
            + " > /dev/null; echo status $?; kill -0 $bystander && echo alive";
    Process shell =
        new ProcessBuilder(sandbox.around(folder, List.of("/bin/sh", "-c", script)))
            .directory(folder.toFile())
            .redirectErrorStream(true)
            .start();
    String told = new String(shell.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    shell.waitFor();
    assertTrue(told.contains("status 0\nalive\n"), told);
    unharmed();
  }
}
