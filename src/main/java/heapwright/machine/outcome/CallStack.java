package heapwright.machine.outcome;

import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import java.util.function.Predicate;

/**
 * The active calls: for attributing faults, for the roots of the leak scan, and for the limit that
 * the operating system sets to the stack.
 */
public final class CallStack {
  private final Predicate<SourceFile> library;
  private Statement.Call[] calls = new Statement.Call[256];
  private long[][] frames = new long[256][];
  private int depth;
  private long bytes;

  /**
   * @param library tells the files of the C library's models from the user's
   */
  public CallStack(Predicate<SourceFile> library) {
    this.library = library;
  }

  public void clear() {
    Arrays.fill(frames, null);
    depth = 0;
    bytes = 0;
  }

  public int depth() {
    return depth;
  }

  /** A call begins. */
  public void enter(Statement.Call call, long[] frame) {
    if (depth == calls.length) {
      calls = Arrays.copyOf(calls, 2 * depth);
      frames = Arrays.copyOf(frames, 2 * depth);
    }
    calls[depth] = call;
    frames[depth++] = frame;
  }

  /** The innermost call ends. */
  public void leave() {
    depth--;
  }

  /** A function's body takes its place on the stack; the bytes in use then. */
  public long grow(long frameBytes) {
    bytes += frameBytes;
    return bytes;
  }

  public void shrink(long frameBytes) {
    bytes -= frameBytes;
  }

  /** The registers of the active functions. */
  public List<long[]> frames() {
    return Arrays.asList(frames).subList(0, depth);
  }

  /** Where the active calls stand, innermost first. */
  List<SourceSpan> spans() {
    List<SourceSpan> spans = new ArrayList<>();
    for (int i = depth - 1; i >= 0 && spans.size() < 64; i--) {
      spans.add(calls[i].span());
    }
    return spans;
  }

  /** The user's own place that stands behind a place that may be inside the library. */
  public SourceSpan blame(SourceSpan at) {
    return library.test(at.file()) ? userCall().map(Statement.Call::span).orElse(at) : at;
  }

  /** The library function that the user's code is in, if it is in one. */
  Optional<String> libraryFunction(SourceSpan at) {
    return library.test(at.file()) ? userCall().map(CallStack::name) : Optional.empty();
  }

  /** The place of the innermost call, in the user's code. */
  public SourceSpan caller() {
    return blame(calls[depth - 1].span());
  }

  /** The innermost call that the user's own code makes. */
  private Optional<Statement.Call> userCall() {
    for (int i = depth - 1; i >= 0; i--) {
      if (!library.test(calls[i].span().file())) {
        return Optional.of(calls[i]);
      }
    }
    return Optional.empty();
  }

  private static String name(Statement.Call call) {
    return call.callee()
        .match(callee -> callee.symbol().key(), callee -> "a function of the library");
  }
}
