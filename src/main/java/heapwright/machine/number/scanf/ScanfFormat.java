package heapwright.machine.number.scanf;

import java.util.List;
import java.util.OptionalInt;

/** A format, parsed once and matched any number of times. */
public final class ScanfFormat {
  private final List<ScanfDirective> directives;

  private ScanfFormat(List<ScanfDirective> directives) {
    this.directives = directives;
  }

  /** Parses the bytes up to a NUL or to their end. */
  public static ScanfFormat parse(byte[] format) {
    return new ScanfFormat(new ScanfParser(format).parse());
  }

  public List<ScanfDirective> directives() {
    return directives;
  }

  /** Matches the input and stores what it finds, until a directive fails. */
  public ScanfOutcome scan(ScanfInput input, ScanfArguments arguments) {
    Scanning scanning = new Scanning(new CountedInput(input), new FetchedTargets(arguments));
    for (ScanfDirective directive : directives) {
      Step step = directive.match(scanning);
      if (step != Step.MATCHED) {
        boolean nothing = step == Step.INPUT_ENDED && scanning.assigned() == 0;
        OptionalInt count = nothing ? OptionalInt.empty() : OptionalInt.of(scanning.assigned());
        return new ScanfOutcome(count, scanning.error());
      }
    }
    scanning.finish();
    return new ScanfOutcome(OptionalInt.of(scanning.assigned()), scanning.error());
  }
}
