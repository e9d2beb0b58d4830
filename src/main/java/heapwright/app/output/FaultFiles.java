package heapwright.app.output;

import heapwright.app.suite.InputConfirmation;
import heapwright.app.suite.SourceUnit;
import heapwright.report.suite.FaultReport;
import heapwright.report.suite.FileReport;
import heapwright.testcase.Observation;
import heapwright.testcase.TestCase;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** The programs that show the faults of a file, each in a file of its own. */
final class FaultFiles {
  private FaultFiles() {}

  /** Their texts, by where they lie below the output folder. */
  static Map<String, String> of(FileReport file, SourceUnit unit, Path folder) {
    InputConfirmation confirmation = unit.confirmation();
    Map<String, String> texts = new LinkedHashMap<>();
    file.functions().stream()
        .flatMap(f -> Stream.concat(f.faults().stream(), f.evidence().stream()))
        .forEach(
            fault -> {
              TestCase test = test(confirmation, fault);
              Path place = folder.resolve(fault.reproducer()).getParent();
              String text = confirmation.reproduced(List.of(test), place).get(test.name());
              texts.put(fault.reproducer(), text);
            });
    return texts;
  }

  /** With what the call leaves behind, where it comes back. */
  private static TestCase test(InputConfirmation confirmation, FaultReport fault) {
    String file = Path.of(fault.reproducer()).getFileName().toString();
    String name = file.substring(0, file.lastIndexOf('.'));
    TestCase played = confirmation.executed(name, fault.input(), List.of());
    Observation seen = played.observation();
    Observation readable =
        new Observation(
            fault.ending(),
            seen.returned(),
            seen.objects(),
            seen.globals(),
            seen.leaks(),
            seen.branches());
    return new TestCase(name, fault.input(), readable, List.of());
  }
}
