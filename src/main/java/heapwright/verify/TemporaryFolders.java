package heapwright.verify;

import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;

/**
 * The temporary folders of this process, so that they can be deleted when it is about to be halted.
 * A process has one file system to leave clean, whoever works in it.
 */
public final class TemporaryFolders {
  private static final Set<TemporaryFolder> OPEN = ConcurrentHashMap.newKeySet();

  private TemporaryFolders() {}

  static void begun(TemporaryFolder scratch) {
    OPEN.add(scratch);
  }

  static void ended(TemporaryFolder scratch) {
    OPEN.remove(scratch);
  }

  /** Ends what runs in the folders, and deletes them. */
  public static void now() {
    OPEN.forEach(TemporaryFolder::clear);
  }
}
