package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.concurrent.TimeUnit;

/** The real compiler, without optimisation. */
final class Gcc {
  private final Path scratch;

  Gcc(Path scratch) {
    this.scratch = scratch;
  }

  /** Compiles and runs a program. */
  Behaviour behaviour(CProgram program) throws IOException, InterruptedException {
    Path binary = Files.createTempFile(scratch, "program", "");
    Path messages = scratch.resolve("messages");
    Process gcc =
        new ProcessBuilder(
                "gcc", "-O0", "-w", "-o", binary.toString(), program.file().toString(), "-lm")
            .redirectErrorStream(true)
            .redirectOutput(messages.toFile())
            .start();
    assertEquals(0, gcc.waitFor(), () -> "gcc rejects " + program + ": " + read(messages));
    try {
      return run(binary, program);
    } finally {
      Files.delete(binary);
    }
  }

  private Behaviour run(Path binary, CProgram program) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>(List.of(binary.toString()));
    command.addAll(program.arguments());
    Path input = Files.write(scratch.resolve("input"), program.input());
    Path output = scratch.resolve("output");
    Process process =
        new ProcessBuilder(command)
            .redirectInput(input.toFile())
            .redirectOutput(output.toFile())
            .redirectError(ProcessBuilder.Redirect.DISCARD)
            .start();
    boolean ended = process.waitFor(300, TimeUnit.SECONDS);
    process.destroyForcibly();
    assertTrue(ended, () -> program + " does not end");
    return new Behaviour(read(output), process.exitValue());
  }

  private static String read(Path file) {
    try {
      return Files.readString(file, StandardCharsets.ISO_8859_1);
    } catch (IOException e) {
      throw new AssertionError(e);
    }
  }
}
