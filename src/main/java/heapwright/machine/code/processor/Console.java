package heapwright.machine.code.processor;

import heapwright.machine.outcome.RunBudget;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import java.io.IOException;
import java.io.InputStream;
import java.io.OutputStream;
import java.io.UncheckedIOException;

/** The three standard streams of a run, and how much may be written. */
public final class Console {
  /** What Linux sends to a program whose reader has gone. */
  private static final int PIPE_SIGNAL = 13;

  private final InputStream in;
  private final OutputStream out;
  private final OutputStream err;
  private long remaining;

  public Console(InputStream in, OutputStream out, OutputStream err, long outputLimit) {
    this.in = in;
    this.out = out;
    this.err = err;
    remaining = outputLimit;
  }

  /** At most this many bytes of input; fewer if no more are there yet, none at the end. */
  public byte[] read(int limit) {
    try {
      byte[] buffer = new byte[limit];
      int count = Math.max(0, in.read(buffer));
      return java.util.Arrays.copyOf(buffer, count);
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  /** Whether the bytes were taken. */
  public boolean writeOut(byte[] bytes) {
    return write(out, bytes);
  }

  public boolean writeErr(byte[] bytes) {
    return write(err, bytes);
  }

  private boolean write(OutputStream stream, byte[] bytes) {
    if (bytes.length > remaining) {
      throw new RunStopped(new RunOutcome.OverBudget(RunBudget.OUTPUT));
    }
    remaining -= bytes.length;
    try {
      stream.write(bytes);
      stream.flush();
      return true;
    } catch (IOException e) {
      if (String.valueOf(e.getMessage()).contains("Broken pipe")) {
        throw new RunStopped(new RunOutcome.Killed(PIPE_SIGNAL));
      }
      return false;
    }
  }
}
