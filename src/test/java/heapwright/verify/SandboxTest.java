package heapwright.verify;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.net.InetAddress;
import java.net.ServerSocket;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What a command in the sandbox can do to what is outside; on systems that grant one. */
class SandboxTest {
  private final Sandbox sandbox = Sandbox.by("gcc");

  @TempDir private Path outside;
  @TempDir private Path own;

  @BeforeEach
  void namespacesAreToBeHad() {
    assumeTrue(sandbox.obstacle().isEmpty(), sandbox.obstacle().orElse(""));
  }

  private record Shell(int status, String output) {}

  private Shell shell(String script) throws IOException, InterruptedException {
    Process process =
        new ProcessBuilder(sandbox.around(own, List.of("/bin/sh", "-c", script)))
            .directory(own.toFile())
            .redirectErrorStream(true)
            .start();
    String output = new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8);
    return new Shell(process.waitFor(), output);
  }

  @Test
  void theExitStatusIsTheCommands() throws Exception {
    assertEquals(7, shell("exit 7").status());
    assertEquals(128 + 9, shell("kill -KILL $$").status());
  }

  @Test
  void itsOwnFolderCanBeWritten() throws Exception {
    Shell shell = shell("echo here > file && pwd");
    assertEquals(own.toRealPath() + "\n", shell.output());
    assertEquals("here\n", Files.readString(own.resolve("file")));
  }

  @Test
  void nothingElseCan() throws Exception {
    Path victim = Files.writeString(outside.resolve("victim"), "unharmed");
    shell("rm -f " + victim + "; echo > " + victim + "; mkdir -p " + outside + "/made");
    assertEquals("unharmed", Files.readString(victim));
    assertFalse(Files.exists(outside.resolve("made")));
    Path home = Path.of(System.getProperty("user.dir"), "target");
    shell("echo > " + home.resolve("sandbox-was-here"));
    assertFalse(Files.exists(home.resolve("sandbox-was-here")));
  }

  @Test
  void temporaryFilesAreItsOwn() throws Exception {
    String name = "/tmp/" + own.getFileName() + "-temporary";
    assertEquals("kept\n", shell("echo kept > " + name + " && cat " + name).output());
    assertFalse(Files.exists(Path.of(name)));
  }

  @Test
  void otherProcessesAreOutOfReach() throws Exception {
    Process victim = new ProcessBuilder("sleep", "600").start();
    try {
      shell("kill -KILL " + victim.pid() + "; kill -KILL -1");
      assertTrue(victim.isAlive());
    } finally {
      victim.destroyForcibly();
    }
  }

  @Test
  void whatItStartsEndsWithIt() throws Exception {
    shell("(sleep 1; echo late > file) & exit 0");
    Thread.sleep(1500);
    assertFalse(Files.exists(own.resolve("file")));
  }

  @Test
  void processesAreFew() throws Exception {
    Shell shell = shell("i=0; while [ $i -lt 1000 ]; do sleep 60 & i=$((i+1)); done; echo $i");
    assertFalse(shell.output().contains("1000"), shell.output());
  }

  @Test
  void thereIsNoNetwork() throws Exception {
    try (ServerSocket server = new ServerSocket(0, 1, InetAddress.getLoopbackAddress())) {
      Path program = own.resolve("connect");
      Files.writeString(
          own.resolve("connect.c"),
          """
          #include <arpa/inet.h>
          #include <stdlib.h>
          #include <sys/socket.h>

          int main(int count, char **arguments) {
            struct sockaddr_in to = {.sin_family = AF_INET};
            to.sin_port = htons((unsigned short)atoi(arguments[count - 1]));
            to.sin_addr.s_addr = htonl(INADDR_LOOPBACK);
            return connect(socket(AF_INET, SOCK_STREAM, 0), (struct sockaddr *)&to, sizeof to) == 0;
          }
          """);
      List<String> gcc = List.of("gcc", "-o", program.toString(), own + "/connect.c");
      assertEquals(0, new ProcessBuilder(gcc).start().waitFor());
      String port = String.valueOf(server.getLocalPort());
      assertEquals(1, new ProcessBuilder(program.toString(), port).start().waitFor());
      assertEquals(0, shell(program + " " + port).status());
    }
  }
}
