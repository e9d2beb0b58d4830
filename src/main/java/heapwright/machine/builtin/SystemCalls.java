package heapwright.machine.builtin;

import heapwright.machine.code.processor.Console;
import heapwright.machine.outcome.RunOutcome;
import heapwright.machine.outcome.RunStopped;
import heapwright.world.LibraryOperation.EndOperation;
import heapwright.world.LibraryOperation.StreamOperation;

/** What a program asks of the operating system. */
final class SystemCalls {
  /** The deterministic clock: this many statements of the IR pass in a microsecond. */
  private static final long STEPS_PER_MICROSECOND = 1000;

  /** Every run begins at this time: the first second of 2024, UTC. */
  private static final long START_SECONDS = 1704067200L;

  private static final long READ_LIMIT = 1 << 16;

  private final MachineServices services;

  private SystemCalls(MachineServices services) {
    this.services = services;
  }

  static void addTo(BuiltInTable table, MachineServices services) {
    SystemCalls family = new SystemCalls(services);
    table.add(StreamOperation.READ_BYTES, "l(ipz)", family::read);
    table.add(StreamOperation.READ_NUMERAL, "i(iip)", a -> a.give(0));
    table.add(StreamOperation.WRITE_BYTES, "l(ipz)", family::write);
    table.add(EndOperation.EXIT_AT_ONCE, "v(i)", SystemCalls::exit);
    table.add(EndOperation.DIE_OF_SIGNAL, "v(i)", SystemCalls::die);
    table.add("__hw_clock", "l()", a -> a.give(family.microseconds()));
    table.add("__hw_time", "l()", a -> a.give(family.seconds()));
  }

  private void read(BuiltInArguments a) {
    if (a.integer(0) != 0) {
      services.errno(ErrorNumber.BAD_DESCRIPTOR);
      a.give(-1L);
      return;
    }
    byte[] bytes = services.processor().console().read((int) Math.min(a.integer(2), READ_LIMIT));
    services.memory().blocks().write(a.integer(1), bytes, services.site());
    a.give((long) bytes.length);
  }

  private void write(BuiltInArguments a) {
    long descriptor = a.integer(0);
    if (descriptor != 1 && descriptor != 2) {
      services.errno(ErrorNumber.BAD_DESCRIPTOR);
      a.give(-1L);
      return;
    }
    byte[] bytes = services.memory().blocks().take(a.integer(1), a.integer(2), services.site());
    Console console = services.processor().console();
    boolean taken = descriptor == 1 ? console.writeOut(bytes) : console.writeErr(bytes);
    if (!taken) {
      services.errno(ErrorNumber.NO_SPACE);
    }
    a.give(taken ? (long) bytes.length : -1L);
  }

  private static void exit(BuiltInArguments a) {
    throw new RunStopped(new RunOutcome.Exited((int) a.integer(0) & 0xff));
  }

  private static void die(BuiltInArguments a) {
    throw new RunStopped(new RunOutcome.Killed((int) a.integer(0)));
  }

  private long microseconds() {
    return services.processor().steps() / STEPS_PER_MICROSECOND;
  }

  private long seconds() {
    return START_SECONDS + microseconds() / 1_000_000;
  }
}
