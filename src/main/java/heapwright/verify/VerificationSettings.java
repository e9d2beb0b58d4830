package heapwright.verify;

import java.nio.file.Path;
import java.time.Duration;

/**
 * Where tests are tried, and for how long.
 *
 * @param temporary the folder in which folders are made and deleted again
 * @param each a test may take so long
 */
public record VerificationSettings(Path temporary, Duration each) {
  private static final Duration USUAL = Duration.ofSeconds(10);

  /** The system's temporary folder, and patience. */
  public static VerificationSettings usual() {
    return new VerificationSettings(Path.of(System.getProperty("java.io.tmpdir")), USUAL);
  }
}
