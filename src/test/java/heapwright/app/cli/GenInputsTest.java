package heapwright.app.cli;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Files, folders and numbers that {@code gen} cannot take as they are, or only just. */
class GenInputsTest {
  @TempDir private Path folder;
  private Path first;
  private Path second;

  @BeforeEach
  void twoFilesOfOneName() throws IOException {
    first = write("one/same.c", "int f(int x) { return x > 1 ? 2 : 3; }\n");
    second = write("two/same.c", "int g(int x) { return x < 9 ? 4 : 5; }\n");
  }

  private Path write(String name, String text) throws IOException {
    Path file = folder.resolve(name);
    Files.createDirectories(file.getParent());
    return Files.writeString(file, text);
  }

  private Path out() {
    return folder.resolve("out");
  }

  private Ran gen(Object... words) {
    List<String> args = new ArrayList<>(List.of("gen", "-o", out().toString()));
    Stream.of(words).map(Object::toString).forEach(args::add);
    return Ran.heapwright(args.toArray(String[]::new));
  }

  private static void assertRefused(Ran ran, String message) {
    assertEquals(2, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().contains(message), ran.err());
  }

  private List<String> written() throws IOException {
    try (Stream<Path> files = Files.list(out())) {
      return files.map(file -> file.getFileName().toString()).sorted().toList();
    }
  }

  @Test
  void filesOfOneNameGetTestsOfDifferentNamesAndEachFileOnce() throws Exception {
    Ran ran = gen(first, second, first);
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().contains("is given twice"), ran.err());
    assertEquals(
        List.of("CMakeLists.txt", "report.html", "report.json", "test_same.c", "test_same_2.c"),
        written());
  }

  @Test
  void aFunctionMayBeInAnyOfTheFiles() throws Exception {
    Ran ran = gen(first, second, "-f", "g");
    assertEquals(0, ran.status(), ran.out() + ran.err());
    assertTrue(Files.readString(out().resolve("report.json")).contains("\"g\""));
    assertRefused(gen(first, second, "-f", "h"), "no function 'h' in " + first);
  }

  @Test
  void filesWithoutFunctionsAreSaidToBe() throws Exception {
    Path empty = write("empty.c", "");
    Path types = write("types.c", "struct s { int x; };\n");
    Ran ran = gen(empty, types);
    assertRefused(ran, "empty.c: error: the file is empty");
    assertTrue(ran.err().contains("types.c: warning: the file defines no function"), ran.err());
  }

  @Test
  void numbersAndWordsThatMeanNothingAreRefused() {
    assertRefused(gen(first, "--time", "0"), "-j and --time must be more than 0");
    assertRefused(gen(first, "-j", "0"), "-j and --time must be more than 0");
    assertRefused(gen(first, "--criterion", "most"), "no criterion 'most'; it is branch");
  }

  @Test
  void aMissingCompilerLeavesWhatWasThere() throws Exception {
    assertEquals(0, gen(first).status());
    String before = Files.readString(out().resolve("report.json"));
    assertRefused(gen(first, "--cc", "no-such-cc"), "the compiler 'no-such-cc' cannot be started");
    assertEquals(before, Files.readString(out().resolve("report.json")));
  }

  @Test
  void aFileIsNoOutputFolder() throws Exception {
    Files.writeString(out(), "mine");
    assertRefused(gen(first), "it is no folder");
    assertEquals("mine", Files.readString(out()));
  }

  @Test
  void whatCannotBeWrittenLeavesNothingBehindAndIsNotCalledWritten() throws Exception {
    write("out/test_same.c/in_the_way", "");
    Ran ran = gen(first);
    assertEquals(3, ran.status(), ran.out() + ran.err());
    assertTrue(ran.err().startsWith("heapwright: cannot write to "), ran.err());
    assertFalse(ran.out().contains("written to"), ran.out());
    assertEquals(List.of("test_same.c"), written());
  }

  @Test
  void twoRunsWriteTheSameBytesButForSeconds() throws Exception {
    Path list = Path.of("corpus", "linked", "list.c");
    Path fields = Path.of("corpus", "mixed", "fields.c");
    gen(list, fields, "-f", "insert_sorted", "-f", "swap_values", "-j", "1");
    List<String> files = written();
    List<String> once = texts(files);
    gen(list, fields, "-f", "insert_sorted", "-f", "swap_values", "-j", "2");
    assertEquals(files, written());
    assertEquals(once, texts(files));
  }

  private List<String> texts(List<String> names) throws IOException {
    List<String> texts = new ArrayList<>();
    for (String name : names) {
      Path file = out().resolve(name);
      if (Files.isRegularFile(file)) {
        texts.add(
            Files.readString(file)
                .replaceAll("(\"(?:seconds|generate|verify)\": *)[0-9.E-]+", "$1")
                .replaceAll("(<td[^>]*>|<b>)[0-9]+\\.[0-9]+", "$1"));
      }
    }
    return texts;
  }
}
