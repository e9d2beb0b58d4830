package heapwright.machine.builtin;

import heapwright.machine.code.LongJumps;
import heapwright.machine.outcome.Outcome;
import heapwright.machine.outcome.Stop;

/** What the front end makes of {@code setjmp} and {@code longjmp}. */
final class Jumps {
  private Jumps() {}

  static void addTo(Table table, Host host) {
    LongJumps jumps = host.processor().longJumps();
    table.add("__hw_setjmp", "i(pi)", a -> set(a, jumps));
    table.add("__hw_longjmp", "v(pi)", a -> jump(a, jumps));
    table.add("__hw_landed", "i()", a -> a.give(jumps.landed()));
    table.add("__hw_landing", "i()", a -> a.give(jumps.landing()));
  }

  private static void set(Arguments a, LongJumps jumps) {
    jumps.set(a.integer(0), a.integer(1));
    a.give(0);
  }

  private static void jump(Arguments a, LongJumps jumps) {
    if (!jumps.isSet(a.integer(0))) {
      throw new Stop(
          new Outcome.Unresolved("longjmp", "no active function called setjmp with its buffer"));
    }
    throw jumps.jump(a.integer(0), (int) a.integer(1));
  }
}
