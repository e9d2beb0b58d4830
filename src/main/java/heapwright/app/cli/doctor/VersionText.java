package heapwright.app.cli.doctor;

import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Optional;
import java.util.concurrent.TimeUnit;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** What a program says about its version. */
record VersionText(String number, int major) {
  private static final Pattern NUMBER = Pattern.compile("\\b(\\d{1,6})(\\.\\w+)*");
  private static final int TIMEOUT_SECONDS = 20;

  /** Empty when the program is not there, does not answer, or fails. */
  static Optional<VersionText> printedBy(String program) {
    try {
      Path output = Files.createTempFile("heapwright-doctor", ".txt");
      try {
        Process process =
            new ProcessBuilder(program, "--version")
                .redirectErrorStream(true)
                .redirectOutput(output.toFile())
                .start();
        process.getOutputStream().close();
        boolean ended = process.waitFor(TIMEOUT_SECONDS, TimeUnit.SECONDS);
        if (!ended) {
          process.destroyForcibly();
        }
        return ended && process.exitValue() == 0
            ? Optional.of(of(Files.readString(output, StandardCharsets.ISO_8859_1)))
            : Optional.empty();
      } finally {
        Files.deleteIfExists(output);
      }
    } catch (IOException notThere) {
      return Optional.empty();
    } catch (InterruptedException stopped) {
      Thread.currentThread().interrupt();
      return Optional.empty();
    }
  }

  /** The first number of the text; a program that names none counts as version 0. */
  static VersionText of(String text) {
    String plain = text.replaceAll("\u001b\\[[0-9;]*m", "");
    // "gcc (Debian 12.2.0-14+deb12u1) 12.2.0": the packager's own numbers stand in brackets.
    Matcher matcher = NUMBER.matcher(plain.replaceAll("\\([^)]*\\)", ""));
    return matcher.find()
        ? new VersionText(matcher.group(), Integer.parseInt(matcher.group(1)))
        : new VersionText("version not told", 0);
  }
}
