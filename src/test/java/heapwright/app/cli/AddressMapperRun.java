package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;

/** A path of one of AddressMapper's programs, followed by its method through the command. */
public record AddressMapperRun(Ran ran) {

  public static AddressMapperRun of(String file, String function, String path) {
    String source = "src/test/resources/paths/" + file;
    Ran ran =
        Ran.heapwright("path", source, "-f", function, path, "--method", "address", "--trace");
    assertEquals("", ran.err());
    return new AddressMapperRun(ran);
  }

  /** The input that was found was compiled, run, and took the path. */
  public void isVerified() {
    assertEquals(0, ran.status(), ran.out());
    assertTrue(ran.out().startsWith("feasible\n"), ran.out());
    assertTrue(ran.out().contains("\nverified: "), ran.out());
  }

  /** The trace has these lines in a row, whatever the spaces between the columns. */
  public void shows(String... lines) {
    String wanted = List.of(lines).stream().map(this::narrow).collect(Collectors.joining("\n"));
    String shown = ran.out().lines().map(this::narrow).collect(Collectors.joining("\n"));
    assertTrue(("\n" + shown + "\n").contains("\n" + wanted + "\n"), ran.out());
  }

  private String narrow(String line) {
    return line.strip().replaceAll(" +", " ");
  }

  /** The cells of the test structure, with what stands behind their types. */
  public List<String> structure() {
    return ran.out()
        .lines()
        .dropWhile(line -> !line.strip().startsWith("test structure"))
        .skip(1)
        .map(String::strip)
        .takeWhile(line -> line.startsWith("<"))
        .toList();
  }
}
