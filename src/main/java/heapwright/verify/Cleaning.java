package heapwright.verify;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The temporary folders of this process, so that they can be deleted when it is about to be halted.
 * A process has one file system to leave clean, whoever works in it.
 */
public final class Cleaning {
  private static final Set<Scratch> OPEN = ConcurrentHashMap.newKeySet();

  private Cleaning() {}

  static void begun(Scratch scratch) {
    OPEN.add(scratch);
  }

  static void ended(Scratch scratch) {
    OPEN.remove(scratch);
  }

  /** Ends what runs in the folders, and deletes them. */
  public static void now() {
    OPEN.forEach(Scratch::clear);
  }
}
