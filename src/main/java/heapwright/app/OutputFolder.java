package heapwright.app;

import heapwright.emit.Emission;
import heapwright.report.html.SuitePage;
import heapwright.report.json.SuiteJson;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
import heapwright.testcase.TestCase;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The folder that {@code gen} writes to. */
public final class OutputFolder {
  private final Path folder;

  public OutputFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes the folder; returns what stands in the way, if anything does. */
  public Optional<String> open() {
    try {
      Files.createDirectories(folder);
      Path probe = Files.createTempFile(folder, ".heapwright", "");
      Files.delete(probe);
      return Optional.empty();
    } catch (FileAlreadyExistsException e) {
      return Optional.of("cannot write to " + folder + ": it is no folder");
    } catch (IOException e) {
      return Optional.of("cannot write to " + folder + ": " + reason(e));
    }
  }

  private static String reason(IOException e) {
    return e instanceof java.nio.file.AccessDeniedException ? "permission denied" : e.getMessage();
  }

  /** Writes everything; returns what went wrong, if anything did. The report comes last. */
  public Optional<String> write(SuiteReport suite, List<Unit> units) {
    Map<String, String> files = new LinkedHashMap<>();
    List<Emission> emissions = new ArrayList<>();
    List<FileReport> shown = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      FileReport file = suite.files().get(i);
      List<TestCase> tests =
          file.functions().stream()
              .flatMap(function -> function.tests().stream())
              .map(test -> test.test().test())
              .toList();
      Unit unit = units.get(i);
      Emission emission = new Confirmation(unit.program(), unit.source()).written(tests, folder);
      emissions.add(emission);
      files.put(file.tests(), emission.text());
      files.putAll(FaultFiles.of(file, unit, folder));
      shown.add(file.withCode(emission.functions()));
    }
    files.put("CMakeLists.txt", BuildFile.of(units, emissions, folder));
    files.put("report.html", SuitePage.of(suite.of(shown)));
    files.put("report.json", SuiteJson.of(suite));
    for (Map.Entry<String, String> file : files.entrySet()) {
      Optional<String> problem = written(folder.resolve(file.getKey()), file.getValue());
      if (problem.isPresent()) {
        return problem;
      }
    }
    return Optional.empty();
  }

  private static Optional<String> written(Path file, String text) {
    try {
      Files.createDirectories(file.getParent());
    } catch (IOException e) {
      return Optional.of("cannot write " + file + ": " + reason(e));
    }
    return WholeFile.write(file, text)
        .match(
            new WholeFile.Cases<>() {
              @Override
              public Optional<String> written(WholeFile.Written outcome) {
                return Optional.empty();
              }

              @Override
              public Optional<String> wrongPlace(WholeFile.WrongPlace outcome) {
                return Optional.of(outcome.message());
              }

              @Override
              public Optional<String> failed(WholeFile.Failed outcome) {
                return Optional.of(outcome.message());
              }
            });
  }
}
