package heapwright.machine.libc;

import com.sun.jna.Memory;
import com.sun.jna.Pointer;
import java.nio.charset.StandardCharsets;

/** A string in native memory, freed when it is closed. */
final class NativeText implements AutoCloseable {
  private final Memory memory;

  private NativeText(Memory memory) {
    this.memory = memory;
  }

  /** Copies the characters and puts a NUL behind them. */
  static NativeText of(byte[] characters) {
    NativeText text = ofSize(characters.length + 1L);
    text.memory.write(0, characters, 0, characters.length);
    text.memory.setByte(characters.length, (byte) 0);
    return text;
  }

  static NativeText of(String characters) {
    return of(characters.getBytes(StandardCharsets.ISO_8859_1));
  }

  /** Room for this many characters. */
  static NativeText ofSize(long bytes) {
    return new NativeText(new Memory(bytes));
  }

  long address() {
    return Pointer.nativeValue(memory);
  }

  byte[] characters(int length) {
    return memory.getByteArray(0, length);
  }

  @Override
  public void close() {
    memory.close();
  }
}
