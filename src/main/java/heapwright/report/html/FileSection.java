package heapwright.report.html;

import heapwright.report.flow.Sources;
import heapwright.report.suite.FileReport;
import heapwright.report.suite.FunctionReport;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** One file's part of the page. */
final class FileSection {
  private final FileReport file;
  private final int number;
  private final List<FunctionSection> sections = new ArrayList<>();
  private final Map<String, String> tests = new HashMap<>();

  /**
   * @param first the number of its first function, counted through all files
   */
  FileSection(FileReport file, int number, int first) {
    this.file = file;
    this.number = number;
    for (FunctionReport function : file.functions()) {
      FunctionSection section = new FunctionSection(this, function, first + sections.size());
      sections.add(section);
      for (int i = 0; i < function.tests().size(); i++) {
        tests.put(function.tests().get(i).test().test().name(), section.test(i));
      }
    }
  }

  FileReport file() {
    return file;
  }

  String id() {
    return "file" + number;
  }

  String line(int line) {
    return "f" + number + "L" + line;
  }

  List<FunctionSection> sections() {
    return sections;
  }

  /** A test of this file by its name: what covers a function may be the test of another. */
  Optional<String> test(String name) {
    return Optional.ofNullable(tests.get(name));
  }

  /** The text of this file; of others nothing is known. */
  Sources sources() {
    return asked -> file.holds(asked) ? file.text() : List.of();
  }
}
