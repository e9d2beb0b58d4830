package heapwright.verify;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.LinkOption;
import java.nio.file.Path;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.concurrent.CountDownLatch;
import java.util.concurrent.TimeUnit;
import java.util.stream.Stream;

/** A temporary folder and what runs in it, both gone at the end, also when we are interrupted. */
public final class TemporaryFolder implements AutoCloseable {
  /** A process has one file system to leave clean, whichever of its threads works in it. */
  private static final Set<TemporaryFolder> OPEN = ConcurrentHashMap.newKeySet();

  private static final long LEAST_SPACE = 1L << 20;
  private static final int TIMEOUT_SECONDS = 2;

  private final Path folder;
  private final Set<Process> running = ConcurrentHashMap.newKeySet();
  private final CountDownLatch closed = new CountDownLatch(1);
  private final Thread atExit = new Thread(this::awaitClosing);

  private TemporaryFolder(Path folder) {
    this.folder = folder;
  }

  static TemporaryFolder open(Path parent) throws IOException {
    TemporaryFolder opened = new TemporaryFolder(Files.createTempDirectory(parent, "heapwright"));
    OPEN.add(opened);
    try {
      Runtime.getRuntime().addShutdownHook(opened.atExit);
    } catch (IllegalStateException e) {
      // We are being shut down, and the caller waits for us.
    }
    return opened;
  }

  Path folder() {
    return folder;
  }

  Process start(ProcessBuilder command) throws IOException {
    Process process = command.start();
    running.add(process);
    return process;
  }

  /** Ends a process and whatever it has started. */
  void end(Process process) {
    process.descendants().forEach(ProcessHandle::destroyForcibly);
    process.destroyForcibly();
    running.remove(process);
  }

  /** Whether so little can be written that a failure tells nothing. */
  boolean isFull() throws IOException {
    return Files.getFileStore(folder).getUsableSpace() < LEAST_SPACE;
  }

  @Override
  public void close() {
    try {
      Runtime.getRuntime().removeShutdownHook(atExit);
    } catch (IllegalStateException e) {
      // We are being shut down: the hook waits for us.
    }
    clear();
    closed.countDown();
  }

  /** An interrupted caller may still want the answer, but not for long. */
  private void awaitClosing() {
    try {
      if (!closed.await(TIMEOUT_SECONDS, TimeUnit.SECONDS)) {
        clear();
      }
    } catch (InterruptedException e) {
      clear();
    }
  }

  /** Ends what runs in the folders of this process, and deletes them: it is about to be halted. */
  public static void clearAll() {
    OPEN.forEach(TemporaryFolder::clear);
  }

  private void clear() {
    OPEN.remove(this);
    running.forEach(this::end);
    try {
      delete(folder);
    } catch (IOException e) {
      folder.toFile().deleteOnExit();
    }
  }

  /** A test may have made folders that not even their owner may look into. */
  private static void delete(Path path) throws IOException {
    if (Files.isDirectory(path, LinkOption.NOFOLLOW_LINKS)) {
      boolean open = path.toFile().setReadable(true) && path.toFile().setWritable(true);
      if (open && path.toFile().setExecutable(true)) {
        try (Stream<Path> inside = Files.list(path)) {
          for (Path one : inside.toList()) {
            delete(one);
          }
        }
      }
    }
    Files.deleteIfExists(path);
  }
}
