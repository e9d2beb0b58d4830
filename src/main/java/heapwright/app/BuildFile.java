package heapwright.app;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.report.suite.SuiteReport;
import java.nio.file.Path;
import java.util.List;

/** The {@code CMakeLists.txt} of a run. */
final class BuildFile {
  private BuildFile() {}

  static String of(SuiteReport suite, List<Unit> units, List<Emission> emissions, Path folder) {
    return CTests.cmake(emissions.get(0), suite.files().get(0).tests());
  }
}
