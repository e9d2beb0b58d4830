package heapwright.app.output;

import heapwright.app.suite.SourceUnit;
import heapwright.emit.CMakeText;
import heapwright.emit.CMakeText.TestProgram;
import heapwright.emit.Emission;
import heapwright.verify.Toolchain;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;

/** The {@code CMakeLists.txt} of a run. */
final class BuildFile {
  private BuildFile() {}

  /**
   * @param emissions one for each unit
   * @param folder where the file is to lie
   */
  static String of(List<SourceUnit> units, List<Emission> emissions, Path folder) {
    List<TestProgram> programs = new ArrayList<>();
    for (int i = 0; i < units.size(); i++) {
      SourceUnit unit = units.get(i);
      List<String> flags =
          Toolchain.moved(unit.source().flags(), Path.of(""), path -> from(folder, path));
      programs.add(new TestProgram(unit.tests(), emissions.get(i), flags));
    }
    return CMakeText.of(programs);
  }

  /** A path as it is named from another folder. */
  private static String from(Path folder, String path) {
    if (Path.of(path).isAbsolute()) {
      return path;
    }
    Path there = Path.of(path).toAbsolutePath().normalize();
    String relative = folder.toAbsolutePath().normalize().relativize(there).toString();
    return relative.startsWith(".") ? relative : "./" + relative;
  }
}
