package heapwright.app.output;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.AccessDeniedException;
import java.nio.file.CopyOption;
import java.nio.file.FileSystemException;
import java.nio.file.Files;
import java.nio.file.NoSuchFileException;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.nio.file.StandardOpenOption;
import java.util.Optional;
import java.util.function.Function;

/**
 * Writes files whole or not at all: into a neighbour first, which then takes the file's name. A
 * concurrent reader sees the old file or the new one, and a full disk leaves the old one.
 */
public final class AtomicFile {
  /** What happened to a file. */
  public sealed interface Outcome {
    default <R> R match(
        Function<Written, R> written,
        Function<WrongPlace, R> wrongPlace,
        Function<Failed, R> failed) {
      if (this instanceof Written it) {
        return written.apply(it);
      }
      if (this instanceof WrongPlace it) {
        return wrongPlace.apply(it);
      }
      return failed.apply((Failed) this);
    }
  }

  /** It is there. */
  public record Written() implements Outcome {}

  /** Nothing can be written there: the user named a wrong place. */
  public record WrongPlace(String message) implements Outcome {}

  /** Writing began and failed; a file that was there is as it was. */
  public record Failed(String message) implements Outcome {}

  private AtomicFile() {}

  public static Outcome write(Path file, String text) {
    return write(file, text.getBytes(StandardCharsets.UTF_8));
  }

  /** What would prevent writing a file; checked without touching it. */
  public static Optional<String> obstacle(Path file) {
    if (Files.isDirectory(file)) {
      return Optional.of(message(file, "it is a folder"));
    }
    try {
      Path target = Files.exists(file) ? file.toRealPath() : file;
      if (!Files.exists(target) || Files.isRegularFile(target)) {
        Path neighbour = neighbour(target);
        Files.deleteIfExists(neighbour);
        Files.createFile(neighbour);
        Files.delete(neighbour);
      }
      return Optional.empty();
    } catch (IOException e) {
      return Optional.of(message(file, reason(e)));
    }
  }

  private static Path neighbour(Path target) {
    return target.resolveSibling("." + target.getFileName() + "." + ProcessHandle.current().pid());
  }

  public static Outcome write(Path file, byte[] bytes) {
    if (Files.isDirectory(file)) {
      return new WrongPlace(message(file, "it is a folder"));
    }
    try {
      // A link stays a link; what is no file, such as a terminal or a pipe, cannot be replaced.
      Path target = Files.exists(file) ? file.toRealPath() : file;
      if (Files.exists(target) && !Files.isRegularFile(target)) {
        Files.write(target, bytes);
        return new Written();
      }
      return replace(file, target, bytes);
    } catch (IOException e) {
      return new Failed(message(file, reason(e)));
    }
  }

  private static Outcome replace(Path named, Path target, byte[] bytes) throws IOException {
    Path neighbour = neighbour(target);
    try {
      try {
        Files.deleteIfExists(neighbour);
        Files.createFile(neighbour);
      } catch (IOException e) {
        return new WrongPlace(message(named, reason(e)));
      }
      if (Files.exists(target)) {
        Files.setPosixFilePermissions(neighbour, Files.getPosixFilePermissions(target));
      }
      Files.write(neighbour, bytes, StandardOpenOption.WRITE);
      CopyOption[] options = {StandardCopyOption.ATOMIC_MOVE, StandardCopyOption.REPLACE_EXISTING};
      Files.move(neighbour, target, options);
      return new Written();
    } finally {
      Files.deleteIfExists(neighbour);
    }
  }

  private static String message(Path file, String reason) {
    return "cannot write " + file + ": " + reason;
  }

  /** What a system says of a failure, for readers. */
  static String reason(IOException e) {
    if (e instanceof NoSuchFileException) {
      return "there is no such folder";
    }
    if (e instanceof AccessDeniedException) {
      return "permission denied";
    }
    return e instanceof FileSystemException f && f.getReason() != null
        ? f.getReason()
        : String.valueOf(e.getMessage());
  }
}
