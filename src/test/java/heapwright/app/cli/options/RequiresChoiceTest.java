package heapwright.app.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.app.cli.Ran;
import heapwright.app.cli.terminal.ExitStatus;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What {@code --requires} and {@code --with} take, and what they say to mistakes. */
class RequiresChoiceTest {
  private static final String SOURCE =
      """
      struct range { int low, high; };
      int valid(const struct range *r) { return r && r->low < r->high; }
      void nothing(const struct range *r);
      void silent(const struct range *r) { (void)r; }
      static int middle(struct range *r) {
        if (r->low == r->high) return -1;
        if (r->low > 0) return 1;
        return 0;
      }
      int twice(int x) { return middle(0) + 2 * x; }
      int pointless(const double *d) { return d != 0; }
      """;

  @TempDir Path folder;
  private Path file;

  @BeforeEach
  void write() throws IOException {
    file = Files.writeString(folder.resolve("range.c"), SOURCE);
  }

  private Ran gen(String... options) {
    String[] all = new String[options.length + 6];
    all[0] = "gen";
    all[1] = file.toString();
    all[2] = "-o";
    all[3] = folder.resolve("out").toString();
    all[4] = "-f";
    all[5] = "middle";
    System.arraycopy(options, 0, all, 6, options.length);
    return Ran.heapwright(all);
  }

  private String tests() throws IOException {
    return Files.readString(folder.resolve("out/test_range.c"));
  }

  @Test
  void aSignatureNamesAFunctionOfTheFile() throws IOException {
    Ran ran = gen("--requires", "int valid(const struct range *)");
    assertEquals(ExitStatus.DONE, ran.status(), ran.err() + ran.out());
    assertTrue(ran.out().contains("1:T"), ran.out());
    assertTrue(tests().contains("(valid(n1));"), tests());
  }

  @Test
  void treesKeepToItToo() throws IOException {
    Ran ran = gen("--requires", "valid", "--method", "tao");
    assertEquals(ExitStatus.DONE, ran.status(), ran.err() + ran.out());
    assertTrue(ran.out().contains("1:T  every path to it was followed"), ran.out());
    assertTrue(tests().contains("(valid(n1));"), tests());
  }

  @Test
  void aFileMayBringTheFunction() throws IOException {
    Path spec =
        Files.writeString(
            folder.resolve("spec.c"), "int zero(const struct range *r) { return r->low == 0; }\n");
    Ran ran = gen("--requires", "zero", "--with", spec.toString());
    assertEquals(ExitStatus.DONE, ran.status(), ran.err() + ran.out());
    String include = "#include \"../range.c\"\n#include \"../spec.c\"\n";
    assertTrue(tests().contains(include), tests());
    assertFalse(ran.out().contains("spec.c"), ran.out());
  }

  private void refused(String expected, String... options) {
    Ran ran = gen(options);
    assertEquals(ExitStatus.WRONG_INPUT, ran.status(), ran.out());
    assertTrue(ran.err().contains(expected.replace("FILE", file.toString())), ran.err());
  }

  @Test
  void mistakesAreNamedWithWhatWasExpected() {
    refused("no function 'vald' in FILE; did you mean valid?", "--requires", "vald");
    refused("FILE:3:6: nothing is only declared; name the file", "--requires", "nothing");
    refused("FILE:4:1: silent answers with 'void'; expected is an integer", "--requires", "silent");
    refused(
        "FILE:2:1: this is int valid(const struct range *); expected was int valid(int)",
        "--requires",
        "int valid(int)");
    refused("unknown type name", "--requires", "int valid(const T *)");
    refused("names no function", "--requires", "3 + 4");
    refused("is about 'const double *', and none of the functions", "--requires", "pointless");
    refused("no such file", "--requires", "valid", "--with", "absent.c");
  }

  @Test
  void whatNothingSatisfiesIsSaid() throws IOException {
    Path spec =
        Files.writeString(
            folder.resolve("spec.c"),
            "int never(const struct range *r) { return r->low < 0 && r->low > 0; }\n");
    Ran ran = gen("--requires", "never", "--with", spec.toString());
    assertTrue(ran.out().contains("no input satisfies never"), ran.out());
  }
}
