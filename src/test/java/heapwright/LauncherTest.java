package heapwright;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.attribute.FileTime;
import java.time.Instant;
import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.concurrent.TimeUnit;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * The launcher in a tree of its own, with a JDK and a Maven that only write down how they were
 * called.
 */
class LauncherTest {
  @TempDir Path scratch;
  private Path tree;
  private Path jdk;
  private Path programs;

  @BeforeEach
  void makeATree() throws IOException {
    tree = Files.createDirectories(scratch.resolve("a tree"));
    jdk = Files.createDirectories(scratch.resolve("jdk"));
    programs = Files.createDirectories(scratch.resolve("programs"));
    Files.createDirectories(tree.resolve("src/main"));
    Files.writeString(tree.resolve("pom.xml"), "<project/>");
    script(tree.resolve("heapwright"), Files.readString(Path.of("heapwright")));
    // The launcher's training run names WarmUp and leaves no archive here.
    script(
        jdk.resolve("bin/java"),
        """
        #!/bin/sh
        case "$*" in *WarmUp*) exit 0 ;; esac
        while [ "$1" != -jar ]; do shift; done
        shift 2
        echo "in $PWD:" "$@"
        exit 7
        """);
    script(jdk.resolve("bin/javac"), "#!/bin/sh\n");
    release("17.0.1+12");
    script(
        programs.resolve("mvn"),
        """
        #!/bin/sh
        echo build >>"$JAVA_HOME/builds"
        sleep 0.3
        for word; do case $word in -Dheapwright.target=*) target=${word#*=} ;; esac; done
        echo jar >"$target/heapwright.jar"
        """);
  }

  @Test
  void buildsOnFirstUseAndPassesArgumentsAndStatusThrough() throws Exception {
    Ended first = launch(scratch, tree.resolve("heapwright"), "show", "a file.c");
    assertEquals(7, first.status);
    assertEquals("in " + scratch.toRealPath() + ": show a file.c\n", first.out);
    assertTrue(first.err.startsWith("heapwright: building"), first.err);
    Ended second = launch(scratch, tree.resolve("heapwright"), "show");
    assertEquals("", second.err);
    assertEquals(1, builds());
  }

  @Test
  void worksThroughAChainOfLinks() throws Exception {
    Path bin = Files.createDirectories(scratch.resolve("bin"));
    Files.createSymbolicLink(bin.resolve("relative"), Path.of("../a tree/heapwright"));
    Files.createSymbolicLink(scratch.resolve("hw"), bin.resolve("relative"));
    assertEquals(7, launch(scratch, Path.of("./hw"), "show").status);
  }

  @Test
  void buildsAgainWhenASourceIsNewer() throws Exception {
    launch(scratch, tree.resolve("heapwright"), "show");
    Path source = Files.writeString(tree.resolve("src/main/New.java"), "class New {}");
    Files.setLastModifiedTime(source, FileTime.from(Instant.now().plusSeconds(5)));
    launch(scratch, tree.resolve("heapwright"), "show");
    assertEquals(2, builds());
  }

  @Test
  void twoFirstUsesAtOnceBuildOnce() throws Exception {
    List<Process> both = new ArrayList<>();
    for (int i = 0; i < 2; i++) {
      both.add(command(scratch, tree.resolve("heapwright"), "show").start());
    }
    for (Process process : both) {
      assertTrue(process.waitFor(300, TimeUnit.SECONDS));
      assertEquals(7, process.exitValue());
    }
    assertEquals(1, builds());
  }

  @Test
  void anOldJavaIsRefusedWithAdvice() throws Exception {
    release("11.0.2+9");
    Ended ended = launch(scratch, tree.resolve("heapwright"), "show");
    assertEquals(3, ended.status);
    assertTrue(ended.err.contains("Java 11.0.2+9 is too old"), ended.err);
    assertTrue(ended.err.contains("openjdk-17-jdk"), ended.err);
  }

  @Test
  void aMissingMavenIsNamed() throws Exception {
    Files.delete(programs.resolve("mvn"));
    Ended ended = launch(scratch, tree.resolve("heapwright"), "show");
    assertEquals(3, ended.status);
    assertTrue(ended.err.contains("apt-get install maven"), ended.err);
  }

  @Test
  void aFailedBuildShowsItsMessagesAndLeavesNoLock() throws Exception {
    script(programs.resolve("mvn"), "#!/bin/sh\necho '[ERROR] does not compile'\nexit 1\n");
    Ended ended = launch(scratch, tree.resolve("heapwright"), "show");
    assertEquals(3, ended.status);
    assertTrue(ended.err.contains("[ERROR] does not compile"), ended.err);
    assertFalse(Files.exists(tree.resolve("target/build.lock")));
  }

  @Test
  void aLockWhoseOwnerDiedIsNotWaitedFor() throws Exception {
    Process dead = new ProcessBuilder("true").start();
    dead.waitFor();
    Path lock = Files.createDirectories(tree.resolve("target/build.lock"));
    Files.writeString(lock.resolve("pid"), dead.pid() + "\n");
    assertEquals(7, launch(scratch, tree.resolve("heapwright"), "show").status);
  }

  private record Ended(int status, String out, String err) {}

  private Ended launch(Path directory, Path launcher, String... args) throws Exception {
    Path out = scratch.resolve("out.txt");
    Path err = scratch.resolve("err.txt");
    Process process =
        command(directory, launcher, args)
            .redirectOutput(out.toFile())
            .redirectError(err.toFile())
            .start();
    assertTrue(process.waitFor(300, TimeUnit.SECONDS), "the launcher hangs");
    return new Ended(process.exitValue(), Files.readString(out), Files.readString(err));
  }

  private ProcessBuilder command(Path directory, Path launcher, String... args) {
    List<String> words = new ArrayList<>(List.of(launcher.toString()));
    words.addAll(List.of(args));
    ProcessBuilder builder = new ProcessBuilder(words).directory(directory.toFile());
    Map<String, String> environment = builder.environment();
    environment.put("JAVA_HOME", jdk.toString());
    environment.put("PATH", programs + ":" + tools());
    return builder;
  }

  /** The shell's own programs, without a Maven that the machine may have. */
  private Path tools() {
    try {
      Path tools = Files.createDirectories(scratch.resolve("tools"));
      for (String tool :
          List.of(
              "sh",
              "cat",
              "find",
              "mkdir",
              "rm",
              "sed",
              "sleep",
              "touch",
              "mv",
              "readlink",
              "cksum",
              "tr")) {
        Path link = tools.resolve(tool);
        if (!Files.exists(link)) {
          Path program = Path.of("/bin", tool);
          Files.createSymbolicLink(
              link, Files.exists(program) ? program : Path.of("/usr/bin", tool));
        }
      }
      return tools;
    } catch (IOException failure) {
      throw new UncheckedIOException(failure);
    }
  }

  private int builds() throws IOException {
    return Files.readAllLines(jdk.resolve("builds")).size();
  }

  private void release(String version) throws IOException {
    Files.writeString(
        jdk.resolve("release"), "IMPLEMENTOR=\"x\"\nJAVA_RUNTIME_VERSION=\"" + version + "\"\n");
  }

  private static void script(Path file, String text) throws IOException {
    Files.createDirectories(file.getParent());
    Files.writeString(file, text, StandardCharsets.UTF_8);
    assertTrue(file.toFile().setExecutable(true));
  }
}
