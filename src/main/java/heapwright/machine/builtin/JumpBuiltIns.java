package heapwright.machine.builtin;

import heapwright.machine.code.processor.JumpBuffers;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import heapwright.world.LibraryOperation.JumpOperation;

/** What the front end makes of {@code setjmp} and {@code longjmp}. */
final class JumpBuiltIns {
  private JumpBuiltIns() {}

  static void addTo(BuiltInTable table, MachineServices services) {
    JumpBuffers jumps = services.processor().longJumps();
    table.add(JumpOperation.SET_JUMP, "i(pi)", a -> set(a, jumps));
    table.add(JumpOperation.JUMP, "v(pi)", a -> jump(a, jumps));
    table.add(JumpOperation.TELL_LANDED, "i()", a -> a.give(jumps.landed()));
    table.add(JumpOperation.TELL_LANDING, "i()", a -> a.give(jumps.landing()));
  }

  private static void set(BuiltInArguments a, JumpBuffers jumps) {
    jumps.set(a.integer(0), a.integer(1));
    a.give(0);
  }

  private static void jump(BuiltInArguments a, JumpBuffers jumps) {
    if (!jumps.isSet(a.integer(0))) {
      throw new RunStopped(
          new RunOutcome.Unresolved("longjmp", "no active function called setjmp with its buffer"));
    }
    throw jumps.jump(a.integer(0), (int) a.integer(1));
  }
}
