package heapwright.app.output;

import heapwright.app.suite.SourceUnit;
import heapwright.emit.Emission;
import heapwright.method.run.ErrorIsolation;
import heapwright.report.html.SuitePage;
import heapwright.report.json.SuiteJson;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.SuiteReport;
import heapwright.testcase.TestCase;
import java.io.File;
import java.io.IOException;
import java.nio.file.FileAlreadyExistsException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Stream;

/**
 * The folder that {@code gen} writes to; removed at the end if this run created it and left it
 * empty.
 */
public final class OutputFolder implements AutoCloseable {
  private static final Pattern REPRODUCER = Pattern.compile(".*_f\\d+\\.c");

  private final Path folder;
  private Optional<Path> made = Optional.empty();

  public OutputFolder(Path folder) {
    this.folder = folder;
  }

  /** Makes the folder; returns what prevents it, if anything does. */
  public Optional<String> open() {
    try {
      Optional<Path> missing = outermostMissing();
      Files.createDirectories(folder);
      made = missing;
      Path probe = Files.createTempFile(folder, ".heapwright", "");
      Files.delete(probe);
      return Optional.empty();
    } catch (FileAlreadyExistsException e) {
      return Optional.of("cannot write to " + folder + ": it is no folder");
    } catch (IOException e) {
      return Optional.of("cannot write to " + folder + ": " + AtomicFile.reason(e));
    }
  }

  /** The outermost of the folder and its parents that does not exist yet. */
  private Optional<Path> outermostMissing() {
    Optional<Path> missing = Optional.empty();
    Path place = folder.toAbsolutePath().normalize();
    while (place != null && Files.notExists(place)) {
      missing = Optional.of(place);
      place = place.getParent();
    }
    return missing;
  }

  @Override
  public void close() {
    made.ifPresent(OutputFolder::discard);
  }

  /**
   * Writes everything; returns what went wrong, if anything did. The report comes last.
   *
   * @param more files that are asked for, by their names
   */
  public Optional<String> write(
      SuiteReport suite, List<SourceUnit> units, Map<String, String> more) {
    Map<String, String> files = new LinkedHashMap<>(more);
    List<Emission> emissions = new ArrayList<>();
    List<FileReport> shown = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      FileReport file = suite.files().get(i);
      List<TestCase> tests =
          file.functions().stream()
              .flatMap(function -> function.tests().stream())
              .map(test -> test.test().test())
              .toList();
      SourceUnit unit = units.get(i);
      Emission emission = unit.confirmation().written(tests, folder);
      emissions.add(emission);
      files.put(file.tests(), emission.text());
      files.putAll(FaultFiles.of(file, unit, folder));
      shown.add(file.withCode(emission.functions()));
    }
    files.put("CMakeLists.txt", BuildFile.of(units, emissions, folder));
    files.put("report.html", page(suite.of(shown)));
    files.put("report.json", SuiteJson.of(suite));
    return handedOver(files);
  }

  /** The page is for readers; without it, the tests and the JSON report are still useful. */
  private static String page(SuiteReport suite) {
    try {
      return SuitePage.of(suite);
    } catch (RuntimeException | StackOverflowError failure) {
      return "<!doctype html><title>Heapwright</title><p>No page could be made, which is our fault;"
          + " report.json tells the same. <pre>"
          + ErrorIsolation.cause(failure).replace("&", "&amp;").replace("<", "&lt;")
          + "</pre>\n";
    }
  }

  /** All files are written beside their targets before the first target is replaced. */
  private Optional<String> handedOver(Map<String, String> files) {
    Path ready = folder.resolve(".heapwright-" + ProcessHandle.current().pid());
    try {
      for (Map.Entry<String, String> file : files.entrySet()) {
        Path place = ready.resolve(file.getKey());
        Files.createDirectories(place.getParent());
        Files.createDirectories(folder.resolve(file.getKey()).getParent());
        Files.writeString(place, file.getValue());
      }
      discardReproducersBut(files.keySet());
      for (String file : files.keySet()) {
        Files.move(ready.resolve(file), folder.resolve(file), StandardCopyOption.REPLACE_EXISTING);
      }
      made = Optional.empty();
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of("cannot write to " + folder + ": " + AtomicFile.reason(e));
    } finally {
      discard(ready);
    }
  }

  /** Removes reproducers of an earlier run, which would pass for findings of this one. */
  private void discardReproducersBut(Set<String> current) throws IOException {
    Path faults = folder.resolve("faults");
    if (!Files.isDirectory(faults)) {
      return;
    }
    try (Stream<Path> all = Files.walk(faults)) {
      for (Path file : all.filter(f -> REPRODUCER.matcher(f.toString()).matches()).toList()) {
        if (!current.contains(folder.relativize(file).toString())) {
          Files.delete(file);
        }
      }
    }
  }

  private static void discard(Path place) {
    try (Stream<Path> all = Files.walk(place)) {
      all.sorted(Comparator.reverseOrder()).map(Path::toFile).forEach(File::delete);
    } catch (IOException e) {
      // There is none, or no access to it, which is what the message says.
    }
  }
}
