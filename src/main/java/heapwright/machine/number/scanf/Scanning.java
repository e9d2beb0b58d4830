package heapwright.machine.number.scanf;

import heapwright.machine.number.AsciiClass;
import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.FloatText;
import heapwright.machine.number.ParsedFloat;
import java.util.Optional;
import java.util.function.IntPredicate;

/** Matches one directive after the other. */
final class Scanning implements ScanfDirective.Cases<Step> {
  private final CountedInput input;
  private final FetchedTargets targets;
  private boolean spacePending;
  private int assigned;

  Scanning(CountedInput input, FetchedTargets targets) {
    this.input = input;
    this.targets = targets;
  }

  int assigned() {
    return assigned;
  }

  Optional<ScanfError> error() {
    return input.error();
  }

  /** White space at the end of a format is matched as well. */
  void finish() {
    if (spacePending) {
      input.skipLastSpace();
    }
  }

  @Override
  public Step space(ScanfDirective.Space directive) {
    spacePending = true;
    return Step.MATCHED;
  }

  @Override
  public Step literal(ScanfDirective.Literal directive) {
    if (directive.character() >= 0x80) {
      // glibc tries it as the start of a multibyte character first, which fails in the C locale.
      input.report(ScanfError.EILSEQ);
    }
    int character = input.read();
    while (spacePending && AsciiClass.isSpace(character)) {
      character = input.read();
    }
    if (character == CountedInput.END) {
      return Step.INPUT_ENDED;
    }
    spacePending = false;
    return expect(directive.character());
  }

  @Override
  public Step percent(ScanfDirective.Percent directive) {
    skipSpace();
    return input.read() == CountedInput.END ? Step.INPUT_ENDED : expect('%');
  }

  private Step expect(int character) {
    if (input.current() == character) {
      return Step.MATCHED;
    }
    input.unread();
    return Step.MISMATCHED;
  }

  private void skipSpace() {
    input.skipSpace();
    spacePending = false;
  }

  private void skipPendingSpace() {
    if (spacePending) {
      skipSpace();
    }
  }

  @Override
  public Step integer(ScanfDirective.Integer directive) {
    skipSpace();
    IntegerField field = new IntegerField(input, directive.receiver().width(), directive.base());
    Step step = field.read(false);
    if (step == Step.MATCHED) {
      long value = value(field, directive.signed());
      store(directive.receiver(), target -> target.storeInteger(directive.length(), value));
    }
    return step;
  }

  @Override
  public Step pointer(ScanfDirective.Pointer directive) {
    skipSpace();
    IntegerField field =
        new IntegerField(input, directive.receiver().width(), ScanfDirective.Base.HEXADECIMAL);
    Step step = field.read(true);
    if (step == Step.MATCHED) {
      long address = value(field, false);
      store(directive.receiver(), target -> target.storePointer(address));
    }
    return step;
  }

  private long value(IntegerField field, boolean signed) {
    IntegerField.Value value = field.value(signed);
    if (value.cut()) {
      input.report(ScanfError.ERANGE);
    }
    return value.bits();
  }

  @Override
  public Step floating(ScanfDirective.Floating directive) {
    skipSpace();
    FloatField field = new FloatField(input, directive.receiver().width());
    Step step = field.read();
    if (step != Step.MATCHED) {
      return step;
    }
    return switch (directive.length()) {
      case LONG_LONG -> {
        ParsedFloat<ExtendedDouble> parsed = FloatText.parseExtended(field.characters());
        yield parsed(directive, parsed, target -> target.storeLongDouble(parsed.value()));
      }
      case LONG, INTMAX, SIZE, PTRDIFF -> {
        ParsedFloat<Double> parsed = FloatText.parseDouble(field.characters());
        yield parsed(directive, parsed, target -> target.storeDouble(parsed.value()));
      }
      case NONE, CHAR, SHORT -> {
        ParsedFloat<Float> parsed = FloatText.parseFloat(field.characters());
        yield parsed(directive, parsed, target -> target.storeFloat(parsed.value()));
      }
    };
  }

  private Step parsed(ScanfDirective.Floating directive, ParsedFloat<?> parsed, Store store) {
    if (parsed.rangeError()) {
      input.report(ScanfError.ERANGE);
    }
    if (parsed.end() == 0) {
      return Step.MISMATCHED;
    }
    store(directive.receiver(), store);
    return Step.MATCHED;
  }

  @Override
  public Step characters(ScanfDirective.Characters directive) {
    skipPendingSpace();
    TextField field = new TextField(input, directive.wide(), false);
    int most = directive.receiver().width().orElse(1);
    return run(directive.receiver(), field, most, character -> true);
  }

  @Override
  public Step text(ScanfDirective.Text directive) {
    skipSpace();
    TextField field = new TextField(input, directive.wide(), true);
    int most = directive.receiver().width().orElse(Integer.MAX_VALUE);
    return run(directive.receiver(), field, most, character -> !AsciiClass.isSpace(character));
  }

  @Override
  public Step characterSet(ScanfDirective.CharacterSet directive) {
    skipPendingSpace();
    TextField field = new TextField(input, directive.wide(), true);
    int most = directive.receiver().width().orElse(Integer.MAX_VALUE);
    return run(directive.receiver(), field, most, directive.members()::get);
  }

  private Step run(Receiver receiver, TextField field, int most, IntPredicate belongs) {
    Step step = field.read(most, belongs);
    if (step == Step.MATCHED) {
      store(receiver, receiver.allocates() ? field::storeAllocated : field::store);
    } else if (!field.isEmpty() && !receiver.allocates()) {
      // Characters before one that has no wide form are in place already.
      receiver.argument().ifPresent(index -> field.store(targets.get(index)));
    }
    return step;
  }

  @Override
  public Step storeCount(ScanfDirective.StoreCount directive) {
    skipPendingSpace();
    int count = input.count();
    directive
        .receiver()
        .argument()
        .ifPresent(index -> targets.get(index).storeInteger(directive.length(), count));
    return Step.MATCHED;
  }

  @Override
  public Step malformed(ScanfDirective.Malformed directive) {
    if (directive.skipsSpace()) {
      skipSpace();
    }
    return Step.MISMATCHED;
  }

  /** What is done with a target. */
  private interface Store {
    void to(ScanfTarget target);
  }

  private void store(Receiver receiver, Store store) {
    receiver
        .argument()
        .ifPresent(
            index -> {
              store.to(targets.get(index));
              assigned++;
            });
  }
}
