package heapwright.machine.number.scanf;

/** A stream of bytes with room to push back one. */
public interface ScanfInput {
  /** The next byte, 0 to 255, or -1 where there is none. */
  int read();

  /** Pushes back the byte that was just read. */
  void unread(int character);
}
