package heapwright.symbolic;

import heapwright.ir.Function;
import heapwright.ir.Statement;
import java.util.List;
import java.util.Set;

/**
 * Functions of the library that are modelled as if they never failed, while C and POSIX allow them
 * to. No test makes them fail, so that the failure is an alternative that is not followed.
 */
final class UnplayedFailures {
  /** C17 7.21.6.5p3 and POSIX: a negative value, as for want of memory. */
  private static final Set<String> FAILING =
      Set.of("snprintf", "vsnprintf", "sprintf", "vsprintf", "swprintf", "vswprintf");

  /** POSIX: errno says why nothing could be read. */
  private static final Set<String> READING =
      Set.of(
          "fgetc",
          "getc",
          "getchar",
          "fgets",
          "gets",
          "fread",
          "getline",
          "getdelim",
          "scanf",
          "fscanf",
          "vscanf",
          "vfscanf",
          "getc_unlocked",
          "getchar_unlocked",
          "fgetwc",
          "fgetws");

  private UnplayedFailures() {}

  /**
   * What a call comes to, with the failure beside it where the program looks at the result.
   *
   * @param before the caller, about to call
   * @param looksAtErrno whether the program does anywhere
   */
  static Progress beside(
      PathState back,
      PathState before,
      Frame caller,
      Function callee,
      Statement.Call call,
      boolean looksAtErrno) {
    String name = callee.symbol().key();
    boolean mayFail =
        (FAILING.contains(name) && call.result().isPresent()
                || looksAtErrno && READING.contains(name))
            && Calls.isLibrary(callee)
            && !Calls.isLibrary(caller.function());
    return mayFail
        ? new Progress.Forked(
            List.of(
                Alternative.of(back),
                Alternative.stuck(before, callee.name() + " may fail, which no test plays")))
        : new Progress.Moved(back);
  }
}
