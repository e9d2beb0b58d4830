package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.IntStream;

/** What {@code path --method sgen --trace} says about a path of a fixture. */
public record SgenTrace(Ran ran) {
  private static final String VERIFIED =
      "verified: compiled, run, the counters agree, the sanitizers are silent";

  public static SgenTrace of(String fixture, String function, String path) {
    String file = "src/test/resources/paths/" + fixture;
    Ran ran = Ran.heapwright("path", file, "-f", function, path, "--method", "sgen", "--trace");
    assertEquals("", ran.err());
    return new SgenTrace(ran);
  }

  /** The path has an input, and its test was compiled, run and confirmed. */
  public SgenTrace isConfirmed() {
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().contains(VERIFIED), ran.out());
    return this;
  }

  /** The lines below the n-th one, from 1, that begins like this; deeper lines belong to it. */
  public List<String> below(String start, int which) {
    List<String> all = ran.out().lines().toList();
    int at =
        IntStream.range(0, all.size())
            .filter(i -> all.get(i).strip().startsWith(start))
            .skip(which - 1L)
            .findFirst()
            .orElseThrow(() -> new AssertionError("no '" + start + "' in\n" + ran.out()));
    int depth = indent(all.get(at));
    return all.stream()
        .skip(at + 1L)
        .takeWhile(line -> indent(line) > depth)
        .map(String::strip)
        .toList();
  }

  /** The lines below the only one that begins like this. */
  public List<String> below(String start) {
    return below(start, 1);
  }

  private static int indent(String line) {
    return line.length() - line.stripLeading().length();
  }
}
