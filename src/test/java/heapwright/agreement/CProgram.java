package heapwright.agreement;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/** A program of the corpus, with its input ({@code name.in}) and arguments ({@code name.args}). */
record CProgram(Path file) {

  /** All programs below a folder, in order. */
  static List<CProgram> below(Path folder) throws IOException {
    try (Stream<Path> files = Files.walk(folder)) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().map(CProgram::new).toList();
    }
  }

  String name() {
    return file.getParent().getFileName() + "/" + file.getFileName();
  }

  byte[] input() throws IOException {
    Path input = beside(".in");
    return Files.exists(input) ? Files.readAllBytes(input) : new byte[0];
  }

  List<String> arguments() throws IOException {
    Path arguments = beside(".args");
    return Files.exists(arguments) ? Files.readAllLines(arguments) : List.of();
  }

  private Path beside(String suffix) {
    String name = file.getFileName().toString();
    return file.resolveSibling(name.substring(0, name.lastIndexOf('.')) + suffix);
  }
}
