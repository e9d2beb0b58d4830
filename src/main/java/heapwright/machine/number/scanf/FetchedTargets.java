package heapwright.machine.number.scanf;

import java.util.ArrayList;
import java.util.List;

/** Takes arguments in order, no earlier than needed, and keeps them to be used by their number. */
final class FetchedTargets {
  private final ScanfArguments arguments;
  private final List<ScanfTarget> fetched = new ArrayList<>();

  FetchedTargets(ScanfArguments arguments) {
    this.arguments = arguments;
  }

  ScanfTarget get(int index) {
    while (fetched.size() <= index) {
      fetched.add(arguments.next());
    }
    return fetched.get(index);
  }
}
