package heapwright.app;

import heapwright.source.BrokenFunction;
import heapwright.source.Reading;
import heapwright.source.SourceRequest;
import java.util.List;

/**
 * A file that was read without the bodies of its broken functions.
 *
 * @param broken in the order of the file; none if the whole file was read
 */
public record Mended(SourceRequest source, Reading reading, List<BrokenFunction> broken) {
  public Mended {
    broken = List.copyOf(broken);
  }
}
