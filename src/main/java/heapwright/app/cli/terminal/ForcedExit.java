package heapwright.app.cli.terminal;

import heapwright.verify.TemporaryFolder;
import java.lang.reflect.Proxy;

/**
 * Ends the process at once on the next Ctrl-C: a JVM that is shutting down ignores further signals.
 * Uses reflection, since the class of signal handlers is not part of every JDK and javac warns of
 * it.
 */
public final class ForcedExit {
  private static final int INTERRUPTED = 130;

  private ForcedExit() {}

  public static void arm() {
    try {
      Class<?> signal = Class.forName("sun.misc.Signal");
      Class<?> handler = Class.forName("sun.misc.SignalHandler");
      Object end =
          Proxy.newProxyInstance(
              ForcedExit.class.getClassLoader(), new Class<?>[] {handler}, (proxy, m, a) -> end());
      Object interrupt = signal.getConstructor(String.class).newInstance("INT");
      signal.getMethod("handle", signal, handler).invoke(null, interrupt, end);
    } catch (ReflectiveOperationException e) {
      // Without the class, the user has to wait for the report.
    }
  }

  private static Object end() {
    ProcessHandle.current().descendants().forEach(ProcessHandle::destroyForcibly);
    TemporaryFolder.clearAll();
    Runtime.getRuntime().halt(INTERRUPTED);
    return INTERRUPTED;
  }
}
