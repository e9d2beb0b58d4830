package heapwright.app.cli.terminal;

import java.io.FileDescriptor;
import java.io.FileOutputStream;
import java.io.IOException;
import java.io.OutputStream;
import java.nio.file.Files;
import java.nio.file.Path;

/** Standard output. What is written into a pipe without a reader is dropped. */
public final class StandardOutput extends OutputStream {
  private static final Path PLACE = Path.of("/proc/self/fd/1");

  private final FileOutputStream output = new FileOutputStream(FileDescriptor.out);

  @Override
  public void write(int octet) throws IOException {
    write(new byte[] {(byte) octet}, 0, 1);
  }

  @Override
  public void write(byte[] octets, int from, int length) throws IOException {
    try {
      output.write(octets, from, length);
    } catch (IOException e) {
      if (!isPipe()) {
        throw e;
      }
    }
  }

  private static boolean isPipe() {
    try {
      return Files.readSymbolicLink(PLACE).toString().startsWith("pipe:");
    } catch (IOException e) {
      return false;
    }
  }
}
