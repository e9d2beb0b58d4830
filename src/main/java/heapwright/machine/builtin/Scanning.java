package heapwright.machine.builtin;

import heapwright.ir.SourceSpan;
import heapwright.machine.code.ArgumentList;
import heapwright.machine.memory.Site;
import heapwright.machine.number.scanf.ScanfFormat;
import heapwright.machine.number.scanf.ScanfInput;
import heapwright.machine.number.scanf.ScanfOutcome;
import heapwright.machine.outcome.FaultKind;

/** {@code __hw_scan}, the engine of {@code scanf}. */
final class Scanning {
  private static final int END = -1;

  private final Host host;

  private Scanning(Host host) {
    this.host = host;
  }

  static void addTo(Table table, Host host) {
    Scanning family = new Scanning(host);
    table.add("__hw_scan", "i(ppppp)", a -> a.give((long) family.scan(a)));
  }

  private int scan(Arguments a) {
    Site at = host.site();
    Source source = new Source(a.integer(0), a.integer(1), a.integer(2), at.span());
    ScanfFormat format = ScanfFormat.parse(host.memory().blocks().string(a.integer(3), at));
    ArgumentList list = new ArgumentList(host.memory(), a.integer(4), at);
    ScanfOutcome outcome = format.scan(source, () -> new Target(host, list.nextLong(), at));
    outcome
        .error()
        .ifPresent(
            error ->
                host.errno(
                    switch (error) {
                      case ERANGE -> ErrorNumber.RANGE;
                      case EILSEQ -> ErrorNumber.ILLEGAL_SEQUENCE;
                    }));
    return outcome.assigned().orElse(END);
  }

  /** Characters from the program's own functions. */
  private final class Source implements ScanfInput {
    private final long next;
    private final long back;
    private final long handle;
    private final SourceSpan at;

    Source(long next, long back, long handle, SourceSpan at) {
      this.next = next;
      this.back = back;
      this.handle = handle;
      this.at = at;
    }

    @Override
    public int read() {
      return (int) call(next, handle);
    }

    @Override
    public void unread(int character) {
      call(back, character, handle);
    }

    private long call(long function, long... arguments) {
      return host.calls()
          .callAt(function, at, arguments)
          .orElseThrow(
              () ->
                  host.processor()
                      .faults()
                      .stop(FaultKind.FUNCTION_POINTER_MISUSE, at, "no function to read with"));
    }
  }
}
