package heapwright.machine.memory;

import heapwright.ir.source.SourceSpan;
import java.util.Optional;
import java.util.function.Consumer;

/**
 * One object: its bytes, which of them are uninitialised, and its life.
 *
 * <p>The two limits fold every reason for refusing an access into one comparison: they are the size
 * while the object may be read or written, and negative when it may not, or not yet.
 */
public final class MemoryObject {
  private static final byte[] NONE = new byte[0];
  private static final long CLOSED = -1;

  /** What an array can hold here; a program may well have larger objects. */
  private static final long LARGEST = Integer.MAX_VALUE - 8;

  /** The object's life. */
  enum State {
    /** Has a place but no bytes until the first access. */
    ASLEEP,
    LIVE,
    DEAD
  }

  final long base;
  final long size;
  final ObjectOrigin storage;
  private final boolean readOnly;
  private final Consumer<MemoryObject> waking;

  byte[] bytes = NONE;

  /**
   * Absent while every byte is initialised; a field that may be null because each load tests it.
   */
  Shadow shadow;

  long readLimit = CLOSED;
  long writeLimit = CLOSED;

  /** For the leak scan. */
  boolean reached;

  private State state = State.ASLEEP;
  private SourceSpan end;

  /**
   * @param waking fills the bytes in when they are needed for the first time
   */
  MemoryObject(
      long base, long size, ObjectOrigin storage, boolean readOnly, Consumer<MemoryObject> waking) {
    this.base = base;
    this.size = size;
    this.storage = storage;
    this.readOnly = readOnly;
    this.waking = waking;
  }

  /** The address of the first byte. */
  public long base() {
    return base;
  }

  public long size() {
    return size;
  }

  State state() {
    return state;
  }

  boolean isReadOnly() {
    return readOnly;
  }

  /** Where a block of the heap was freed. */
  Optional<SourceSpan> end() {
    return Optional.ofNullable(end);
  }

  /** The bytes appear: 0 and defined, until the owner fills them in. */
  void wake() {
    if (size > LARGEST) {
      throw new OutOfMemoryError("an object of " + size + " bytes");
    }
    bytes = new byte[(int) size];
    state = State.LIVE;
    readLimit = size;
    writeLimit = readOnly ? CLOSED : size;
    waking.accept(this);
  }

  /** The bytes that the first access of a run finds. */
  byte[] initialBytes() {
    MemoryObject fresh = new MemoryObject(base, size, storage, readOnly, waking);
    fresh.wake();
    return fresh.bytes;
  }

  /** Back to the state before the first access. */
  void sleep() {
    close(State.ASLEEP);
  }

  void die() {
    close(State.DEAD);
  }

  void dieOf(SourceSpan release) {
    die();
    end = release;
  }

  private void close(State next) {
    state = next;
    bytes = NONE;
    shadow = null;
    readLimit = CLOSED;
    writeLimit = CLOSED;
  }

  /** Writes an initial value, whether or not the program may write here; little-endian. */
  public void initialise(int offset, byte[] image) {
    System.arraycopy(image, 0, bytes, offset, image.length);
  }

  /** Makes all bytes indeterminate. */
  void forget() {
    if (size > 0) {
      shadow = new Shadow(bytes.length);
      shadow.markAll();
    }
  }

  void forget(int offset, int length) {
    if (length > 0) {
      shadowed().mark(offset, length);
    }
  }

  private Shadow shadowed() {
    if (shadow == null) {
      shadow = new Shadow(bytes.length);
    }
    return shadow;
  }

  /** Whether some of these bytes were never written. */
  boolean isIndeterminate(int offset, int length) {
    return shadow != null && shadow.isMarked(offset, length);
  }

  void define(int offset, int length) {
    if (shadow != null) {
      shadow.clear(offset, length);
      if (shadow.isClear()) {
        shadow = null;
      }
    }
  }

  /** Takes bytes over, indeterminate ones as such; the two ranges may overlap. */
  void copyFrom(MemoryObject source, int from, int to, int length) {
    System.arraycopy(source.bytes, from, bytes, to, length);
    if (source.shadow == null) {
      define(to, length);
    } else if (length > 0) {
      shadowed().copyFrom(source.shadow, from, to, length);
    }
  }
}
