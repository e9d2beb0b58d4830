package heapwright.app.output;

import heapwright.app.suite.SourceUnit;
import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.TestProgram;
import java.nio.file.Files;
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
      List<String> flags = moved(unit.source().flags(), folder);
      programs.add(new TestProgram(unit.tests(), emissions.get(i), flags));
    }
    return CTests.cmake(programs);
  }

  /** The flags for a compiler that runs in another folder. */
  private static List<String> moved(List<String> flags, Path folder) {
    List<String> moved = new ArrayList<>();
    for (String flag : flags) {
      boolean isHeader = !moved.isEmpty() && moved.get(moved.size() - 1).equals("-include");
      if (flag.startsWith("-I")) {
        moved.add("-I" + from(folder, flag.substring(2)));
      } else {
        moved.add(isHeader && Files.exists(Path.of(flag)) ? from(folder, flag) : flag);
      }
    }
    return moved;
  }

  private static String from(Path folder, String path) {
    if (Path.of(path).isAbsolute()) {
      return path;
    }
    Path there = Path.of(path).toAbsolutePath().normalize();
    String relative = folder.toAbsolutePath().normalize().relativize(there).toString();
    return relative.startsWith(".") ? relative : "./" + relative;
  }
}
