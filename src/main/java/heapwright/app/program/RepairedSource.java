package heapwright.app.program;

import heapwright.source.BrokenFunction;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.util.List;

/**
 * A file that was read without the bodies of its broken functions.
 *
 * @param broken in the order of the file; none if the whole file was read
 */
public record RepairedSource(
    SourceRequest source, SourceReading reading, List<BrokenFunction> broken) {
  public RepairedSource {
    broken = List.copyOf(broken);
  }
}
