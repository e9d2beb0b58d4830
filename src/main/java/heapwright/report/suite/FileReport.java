package heapwright.report.suite;

import heapwright.ir.Program;
import heapwright.ir.source.SourceFile;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;

/**
 * One source file.
 *
 * @param name as the user gave it
 * @param text the source, line by line
 * @param tests the name of the file of tests
 * @param code the functions of the tests in C, by the test's name, where they are at hand
 */
public record FileReport(
    String name,
    List<String> text,
    Program program,
    String tests,
    List<FunctionReport> functions,
    Map<String, String> code) {

  public FileReport {
    text = List.copyOf(text);
    functions = List.copyOf(functions);
    code = Map.copyOf(code);
  }

  public FileReport(
      String name,
      List<String> text,
      Program program,
      String tests,
      List<FunctionReport> functions) {
    this(name, text, program, tests, functions, Map.of());
  }

  public FileReport withCode(Map<String, String> byTest) {
    return new FileReport(name, text, program, tests, functions, byTest);
  }

  /** Whether it is this file that the compiler calls so. */
  public boolean holds(SourceFile file) {
    return file.path().equals(name) || place(file.path()).equals(place(name));
  }

  private static Path place(String path) {
    return Path.of(path).toAbsolutePath().normalize();
  }

  /** A line as compilers name it: by this file, or by the one that it includes. */
  public String place(SourceFile file, int line) {
    return (holds(file) ? name : file.path()) + ":" + line;
  }
}
