package heapwright.bench;

import heapwright.ir.type.DataModel;
import heapwright.source.SourceRequest;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;

/** A C file of a real package, with the flags under which gcc compiles it. */
record RealFile(String owner, Path path, List<String> flags) {
  /** Reads a list of tab-separated lines: package, file, flags. */
  static List<RealFile> list(Path file) throws IOException {
    return Files.readAllLines(file).stream().map(RealFile::of).toList();
  }

  static RealFile of(String line) {
    String[] parts = line.split("\t", -1);
    List<String> flags = parts[2].isBlank() ? List.of() : List.of(parts[2].split(" "));
    return new RealFile(parts[0], Path.of(parts[1]), flags);
  }

  SourceRequest request() {
    return new SourceRequest(path, "gcc", flags, DataModel.LP64);
  }

  long size() {
    try {
      return Files.size(path);
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }
}
