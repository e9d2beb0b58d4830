package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** The list of the runtime's symbols is that of what its files define. */
class CppRuntimeSymbolsTest {
  private static final Path RUNTIME = Path.of("src/main/resources/heapwright/runtime");

  @TempDir Path folder;

  @Test
  void theListIsWhatTheFilesDefine() throws IOException, InterruptedException {
    assumeTrue(run(List.of("clang++", "--version")).isPresent(), "clang++ is not installed");
    Path header =
        Files.writeString(
            folder.resolve("instantiate.h"),
            """
            #include <bits/c++config.h>
            #undef _GLIBCXX_EXTERN_TEMPLATE
            #define _GLIBCXX_EXTERN_TEMPLATE 0
            """);
    List<String> expected = new ArrayList<>();
    for (Path file : files()) {
      Path object = folder.resolve("object.o");
      assertTrue(
          run(List.of(
                  "clang++",
                  "-std=c++17",
                  "-w",
                  "-c",
                  "-include",
                  header.toString(),
                  "-o",
                  object.toString(),
                  file.toString()))
              .isPresent(),
          file::toString);
      String symbols = run(List.of("nm", "-g", "--defined-only", object.toString())).orElseThrow();
      expected.add(file.getFileName() + " " + strong(symbols));
    }
    assertEquals(expected, Files.readAllLines(RUNTIME.resolve("symbols")));
  }

  private static List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(RUNTIME)) {
      return files.filter(f -> f.toString().endsWith(".cpp")).sorted().toList();
    }
  }

  private static String strong(String symbols) {
    return symbols
        .lines()
        .map(line -> line.split(" "))
        .filter(words -> !List.of("W", "V", "u").contains(words[1]))
        .map(words -> words[2])
        .sorted()
        .collect(Collectors.joining(" "));
  }

  private static Optional<String> run(List<String> command)
      throws IOException, InterruptedException {
    try {
      Process process = new ProcessBuilder(command).redirectErrorStream(true).start();
      String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
      return process.waitFor() == 0 ? Optional.of(output) : Optional.empty();
    } catch (IOException e) {
      return Optional.empty();
    }
  }
}
