package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

/** What AddressMapper does beyond its publication, and what it says that it does not. */
class AddressMapperExtensionsTest {
  private static final String FILE = "src/test/resources/paths/address_extensions.c";

  private static Ran path(String function, String path, String... more) {
    return Ran.heapwright(
        Stream.concat(
                Stream.of("path", FILE, "-f", function, path, "--method", "address"),
                Stream.of(more))
            .toArray(String[]::new));
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "written_through_another|1,2,3,4|q = n1",
        "decided_as_number|1,2,3|q = n1",
        "several_ways|1,2|p = NULL",
        "stepped_into|1,2|n2: struct node {next = n3}",
        "refused|1,2,3|request 1 for memory fails",
        "third|1,2,3,5,4,3,5,4,3,5,4,3,6|n1: int [3] {[0] = 10, [1] = 0, [2] = 0}",
        "address_of_local|1,2,3|n = 4",
        "narrow|1,2,3|c = -101",
        "chosen|1,3|n1: struct node {v = 5}",
      })
  void aSolutionTakesThePath(String function, String path, String shown) {
    Ran ran = path(function, path);
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().contains(shown), ran.out());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  @ParameterizedTest
  @CsvSource(
      delimiter = '|',
      value = {
        "told_apart|1,2,3,4,5|infeasible at 4: 4 is false here",
        "none_of_several_ways|1,2|infeasible at 1: ",
        "assigned_after_free|1,2,3,4|infeasible at 3: assigns to a field of d, which was freed",
        "both_null|1,2,3,4|infeasible at 3: q is not NULL already",
      })
  void aConflictIsAProof(String function, String path, String said) {
    Ran ran = path(function, path);
    assertEquals(1, ran.status(), ran.out());
    assertTrue(ran.out().startsWith(said), ran.out());
  }

  @Test
  void whatIsOutsideIsSaidAtItsLine() {
    Ran ran = path("open_index", "1,2");
    assertEquals(1, ran.status(), ran.out());
    assertEquals(
        List.of(
            "unknown: outside AddressMapper: indexes with a number that the path leaves open, at"
                + " line 86"),
        ran.out().lines().toList());
  }

  /** The publication's range for its first example. */
  @Test
  void theDomainsOfARangeAreReduced() {
    Ran ran =
        Ran.heapwright(
            "path",
            "src/test/resources/paths/address_ex01.c",
            "-f",
            "ex01",
            "1,2,3,4,5,6,7,8,9,10",
            "--method",
            "address",
            "--trace",
            "--range",
            "v=-10..10",
            "--range",
            "p->lt->key=-10..10");
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("v < p->lt->key: v in -10..9, p->lt->key in -9..10"), ran.out());
    assertTrue(ran.out().contains("verified: "), ran.out());
  }

  @Test
  void aRangeThatTheSolutionNeedsIsObeyed() {
    Ran ran = path("chosen", "1,4", "--range", "p->v=100..200");
    assertEquals(0, ran.status(), ran.err());
    assertTrue(ran.out().contains("n1: struct node {v = 100}"), ran.out());
    Ran none = path("chosen", "1,2", "--range", "p->v=100..200");
    assertEquals(1, none.status(), none.out());
    assertTrue(none.out().contains("\nwithin p->v=100..200"), none.out());
  }

  @Test
  void twoInputsOfOneNameAreTwoInputs() {
    String file = "src/test/resources/infeasible/doubtful_cells.c";
    Ran ran = Ran.heapwright("path", file, "-f", "shadowed", "1,2", "--method", "address");
    assertEquals(0, ran.status(), ran.out());
  }
}
