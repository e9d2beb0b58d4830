package heapwright.method;

import heapwright.app.program.CLibrary;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.method.path.StatementPath;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Stream;

/**
 * A C file with lines of the form {@code // expect find 1,2,3: infeasible at 3}.
 *
 * @param own the functions that the file itself defines
 */
public record Fixture(Path file, Program program, List<Function> own) {
  private static final CFrontEnd FRONT_END = new CFrontEnd();
  private static final CLibrary LIBRARY = new CLibrary(FRONT_END);

  /** What one line expects. */
  public record Expectation(String function, String path, String finding) {}

  public static Fixture read(Path file) {
    SourceReading reading =
        FRONT_END.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((SourceReading.Translated) reading).program();
    List<Function> own =
        unit.functions().values().stream()
            .filter(f -> f.span().file().path().equals(file.toString()))
            .toList();
    return new Fixture(file, LIBRARY.link(unit, ConcreteMachine.libraryRoots()), own);
  }

  public static List<Path> in(String folder) {
    try (Stream<Path> files = Files.list(Path.of(folder))) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public List<Expectation> expectations() {
    try {
      return Files.readAllLines(file).stream()
          .filter(line -> line.startsWith("// expect "))
          .map(line -> line.split("[ :]+", 5))
          .map(words -> new Expectation(words[2], words[3], words[4]))
          .toList();
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  public Function function(String name) {
    return program.functionsNamed(name).get(0);
  }

  /** The paths that something is expected of, but for those that are none. */
  public List<StatementPath> paths() {
    return expectations().stream()
        .map(e -> StatementPath.parse(function(e.function()), e.path()))
        .filter(StatementPath.Parsed.Right.class::isInstance)
        .map(parsed -> ((StatementPath.Parsed.Right) parsed).path())
        .toList();
  }
}
