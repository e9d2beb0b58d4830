package heapwright.app.output;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.PosixFilePermissions;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class AtomicFileTest {
  @TempDir private Path folder;

  @Test
  void aFileIsWrittenAndNothingElseIsLeft() throws IOException {
    Path file = folder.resolve("ä.json");
    assertEquals(new AtomicFile.Written(), AtomicFile.write(file, "{\"ö\": 1}\n"));
    assertEquals("{\"ö\": 1}\n", Files.readString(file));
    assertEquals(List.of(file), files());
  }

  @Test
  void aFileThatIsThereIsReplacedAndKeepsItsPermissions() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "a long text that was there before");
    Files.setPosixFilePermissions(file, PosixFilePermissions.fromString("rw-r-----"));
    assertEquals(new AtomicFile.Written(), AtomicFile.write(file, "new"));
    assertEquals("new", Files.readString(file));
    assertEquals("rw-r-----", PosixFilePermissions.toString(Files.getPosixFilePermissions(file)));
  }

  @Test
  void aLinkStaysALink() throws IOException {
    Path file = Files.writeString(folder.resolve("f"), "old");
    Path link = Files.createSymbolicLink(folder.resolve("link"), file);
    AtomicFile.write(link, "new");
    assertTrue(Files.isSymbolicLink(link));
    assertEquals("new", Files.readString(file));
  }

  @Test
  void aMissingFolderIsAWrongPlace() {
    Path file = folder.resolve("none").resolve("f");
    assertEquals(
        new AtomicFile.WrongPlace("cannot write " + file + ": there is no such folder"),
        AtomicFile.write(file, "text"));
  }

  @Test
  void aFolderIsAWrongPlace() {
    assertEquals(
        new AtomicFile.WrongPlace("cannot write " + folder + ": it is a folder"),
        AtomicFile.write(folder, "text"));
  }

  @Test
  void aFullDiskIsSaidAndWhatWasThereStays() throws IOException {
    // The device takes nothing, as a full disk does.
    Path full = Path.of("/dev/full");
    assumeTrue(Files.exists(full));
    AtomicFile.Outcome outcome = AtomicFile.write(full, "text");
    assertEquals(new AtomicFile.Failed("cannot write /dev/full: No space left on device"), outcome);
    assertEquals(List.of(), files());
  }

  private List<Path> files() throws IOException {
    try (Stream<Path> files = Files.list(folder)) {
      return files.toList();
    }
  }
}
