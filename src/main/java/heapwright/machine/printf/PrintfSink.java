package heapwright.machine.printf;

/** Where the output goes. */
@FunctionalInterface
public interface PrintfSink {
  void write(byte[] bytes, int offset, int length);
}
