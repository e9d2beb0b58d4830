package heapwright.app.cli;

import heapwright.verify.TemporaryFolders;
import java.lang.reflect.Proxy;

/**
 * Ends the process at once on the next Ctrl-C: once Java is shutting down it no longer listens. By
 * reflection, since compilers warn of the class that listens, which not every Java has.
 */
final class ForcedExit {
  private static final int INTERRUPTED = 130;

  private ForcedExit() {}

  static void arm() {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object end =
          Proxy.newProxyInstance(
              ForcedExit.class.getClassLoader(), new Class<?>[] {handler}, (proxy, m, a) -> end());
      Object interrupt = signal.getConstructor(String.class).newInstance("INT");
      signal.getMethod("handle", signal, handler).invoke(null, interrupt, end);
    } catch (ReflectiveOperationException e) {
      // Then the user has to wait for the report.
    }
  }

  private static Object end() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    TemporaryFolders.now();
    Runtime.getRuntime().halt(INTERRUPTED);
    return INTERRUPTED;
  }
}
