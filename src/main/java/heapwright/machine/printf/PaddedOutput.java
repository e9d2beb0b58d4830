package heapwright.machine.printf;

import java.nio.charset.StandardCharsets;
import java.util.Arrays;
import java.util.Optional;

/** Writes fields with their padding and counts the bytes. */
final class PaddedOutput {
  private static final int CHUNK = 512;

  private final PrintfSink sink;
  private int count;

  PaddedOutput(PrintfSink sink) {
    this.sink = sink;
  }

  int count() {
    return count;
  }

  /** Bytes by themselves. */
  Optional<PrintfError> plain(byte[] bytes) {
    return exceeds(bytes.length) ? overflow() : done(() -> write(bytes));
  }

  /** Bytes padded with spaces; zeros are for numbers. */
  Optional<PrintfError> text(byte[] bytes, FieldLayout layout) {
    int padding = Math.max(0, layout.width() - bytes.length);
    if (exceeds((long) bytes.length + padding)) {
      return overflow();
    }
    return done(
        () -> {
          fill(' ', layout.left() ? 0 : padding);
          write(bytes);
          fill(' ', layout.left() ? padding : 0);
        });
  }

  /** A number padded with spaces, or with zeros after its sign and its base. */
  Optional<PrintfError> number(NumberText number, FieldLayout layout, boolean zeroPadded) {
    long padding = Math.max(0, layout.width() - number.length());
    if (exceeds(number.length() + padding)) {
      return overflow();
    }
    return done(
        () -> {
          fill(' ', layout.left() || zeroPadded ? 0 : padding);
          write(number.prefix());
          fill('0', number.leadingZeros() + (zeroPadded ? padding : 0));
          write(number.digits());
          fill(' ', layout.left() ? padding : 0);
        });
  }

  private boolean exceeds(long more) {
    return count + more > Integer.MAX_VALUE;
  }

  private static Optional<PrintfError> overflow() {
    return Optional.of(PrintfError.EOVERFLOW);
  }

  private static Optional<PrintfError> done(Runnable writing) {
    writing.run();
    return Optional.empty();
  }

  private void write(String text) {
    write(text.getBytes(StandardCharsets.ISO_8859_1));
  }

  private void write(byte[] bytes) {
    if (bytes.length > 0) {
      sink.write(bytes, 0, bytes.length);
      count += bytes.length;
    }
  }

  private void fill(char character, long times) {
    if (times <= 0) {
      return;
    }
    byte[] chunk = new byte[(int) Math.min(times, CHUNK)];
    Arrays.fill(chunk, (byte) character);
    for (long left = times; left > 0; left -= chunk.length) {
      sink.write(chunk, 0, (int) Math.min(left, chunk.length));
    }
    count += (int) times;
  }
}
