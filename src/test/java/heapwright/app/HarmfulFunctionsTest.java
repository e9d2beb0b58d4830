package heapwright.app;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.app.program.ProgramCompletion;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.regex.Pattern;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Functions of the library that change what is outside of the program are always played, also where
 * nobody looks at their result: neither a test nor a program that shows a fault may call them.
 */
class HarmfulFunctionsTest {
  private static final String CALLS =
      """
      #define _GNU_SOURCE
      #include <fcntl.h>
      #include <signal.h>
      #include <spawn.h>
      #include <stdio.h>
      #include <stdlib.h>
      #include <sys/mount.h>
      #include <sys/ptrace.h>
      #include <sys/reboot.h>
      #include <sys/socket.h>
      #include <sys/stat.h>
      #include <sys/time.h>
      #include <unistd.h>

      void harm(const char *a, const char *b, char *const *v, struct sockaddr *to, void *p) {
        remove(a); unlink(a); unlinkat(1, a, 0); rmdir(a); rename(a, b); renameat(1, a, 1, b);
        chmod(a, 0); fchmod(1, 0); fchmodat(1, a, 0, 0); chown(a, 0, 0); fchown(1, 0, 0);
        lchown(a, 0, 0); truncate(a, 0); ftruncate(1, 0); link(a, b); symlink(a, b); mkdir(a, 0);
        mkdirat(1, a, 0); mkfifo(a, 0); mknod(a, 0, 0); chroot(a); chdir(a); acct(a);
        open(a, 1); openat(1, a, 1); creat(a, 0); fopen(a, b); freopen(a, b, p); popen(a, b);
        system(a); execl(a, b, (char *)0); execlp(a, b, (char *)0); execle(a, b, (char *)0, v);
        execv(a, v); execve(a, v, v); execvp(a, v);
        posix_spawn(p, a, p, p, v, v); posix_spawnp(p, a, p, p, v, v); fork(); vfork();
        kill(1, 9); killpg(1, 9); ptrace(0, 0, p, p);
        socket(1, 1, 1); connect(1, to, 1); bind(1, to, 1); listen(1, 1); shutdown(1, 1);
        send(1, a, 1, 0); sendto(1, a, 1, 0, to, 1); sendmsg(1, p, 0);
        mount(a, b, a, 0, p); umount(a); umount2(a, 0); reboot(0);
        setuid(0); setgid(0); seteuid(0); setegid(0); setreuid(0, 0); setregid(0, 0);
        sethostname(a, 1); setdomainname(a, 1); settimeofday(p, p); syscall(1);
      }
      """;

  @TempDir private Path folder;

  private static Stream<String> called() {
    String body = CALLS.substring(CALLS.indexOf('{'));
    return Pattern.compile("(\\w+)\\(").matcher(body).results().map(call -> call.group(1));
  }

  @Test
  void areAllPlayed() throws IOException {
    Path file = Files.writeString(folder.resolve("harm.c"), CALLS);
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading = frontEnd.read(SourceRequest.of(file));
    Program program =
        new ProgramCompletion(frontEnd).of(((SourceReading.Translated) reading).program());
    List<String> real =
        called()
            .filter(name -> program.functionsNamed(name).stream().noneMatch(Function::isStub))
            .toList();
    assertEquals(List.of(), real);
  }
}
