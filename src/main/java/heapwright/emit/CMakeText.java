package heapwright.emit;

import java.util.ArrayList;
import java.util.List;

/** Writes the build file with which {@code ctest} runs each test. */
public final class CMakeText {
  private static final String HERE = "${CMAKE_CURRENT_SOURCE_DIR}/";

  private CMakeText() {}

  public static String of(List<TestProgram> programs) {
    StringBuilder text =
        new StringBuilder(
            """
            # Builds the tests that Heapwright has written; ctest runs them.
            cmake_minimum_required(VERSION 3.10)
            project(heapwright_tests C)
            enable_testing()
            """);
    programs.forEach(program -> text.append('\n').append(of(program)));
    return text.toString();
  }

  private static String of(TestProgram program) {
    String target = program.target();
    StringBuilder text = new StringBuilder();
    text.append("add_executable(%s \"%s\")\n".formatted(target, escaped(program.file())));
    List<String> options = options(program.flags());
    if (!options.isEmpty()) {
      text.append("target_compile_options(").append(target).append(" PRIVATE");
      options.forEach(option -> text.append("\n  \"").append(option).append('"'));
      text.append(")\n");
    }
    text.append("target_link_libraries(%s m)\n".formatted(target));
    String test = "add_test(NAME %1$s.%2$s COMMAND %1$s %2$s)\n";
    program.emission().tests().forEach(name -> text.append(test.formatted(target, name)));
    return text.toString();
  }

  private static List<String> options(List<String> flags) {
    List<String> options = new ArrayList<>();
    for (int i = 0; i < flags.size(); i++) {
      String flag = flags.get(i);
      if (flag.equals("-include") && i + 1 < flags.size()) {
        // Twice the same option would be taken for one if it were not tied to its file.
        options.add("SHELL:-include '" + anchored(flags.get(++i)) + "'");
      } else if (flag.startsWith("-I")) {
        options.add("-I" + anchored(flag.substring(2)));
      } else {
        options.add(escaped(flag));
      }
    }
    return options;
  }

  private static String anchored(String path) {
    return path.startsWith(".") ? HERE + escaped(path) : escaped(path);
  }

  private static String escaped(String text) {
    return text.replace("\\", "\\\\").replace("\"", "\\\"").replace("$", "\\$").replace(";", "\\;");
  }

  /**
   * A file of tests as a build knows it.
   *
   * @param file its name, in the folder of the build file
   * @param flags of the compiler; folders and headers are meant from the folder of the build file
   *     if they are relative and begin with a dot
   */
  public record TestProgram(String file, Emission emission, List<String> flags) {

    public TestProgram {
      flags = List.copyOf(flags);
    }

    /** The program's name. */
    String target() {
      return file.substring(0, file.lastIndexOf('.')).replaceAll("[^A-Za-z0-9_+.-]", "_");
    }
  }
}
