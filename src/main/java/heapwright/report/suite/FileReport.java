package heapwright.report.suite;

import heapwright.ir.Program;
import java.util.List;

/**
 * One source file.
 *
 * @param name as the user gave it
 * @param text the source, line by line
 * @param tests the name of the file of tests
 */
public record FileReport(
    String name, List<String> text, Program program, String tests, List<FunctionReport> functions) {

  public FileReport {
    text = List.copyOf(text);
    functions = List.copyOf(functions);
  }
}
