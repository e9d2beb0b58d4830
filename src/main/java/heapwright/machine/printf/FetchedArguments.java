package heapwright.machine.printf;

import heapwright.number.ExtendedDouble;
import java.util.ArrayList;
import java.util.List;

/** Takes arguments in order, no earlier than needed, and keeps them to be used by their number. */
final class FetchedArguments {
  private final PrintfArguments arguments;
  private final ArgumentKinds kinds;
  private final List<Value> fetched = new ArrayList<>();

  FetchedArguments(PrintfArguments arguments, ArgumentKinds kinds) {
    this.arguments = arguments;
    this.kinds = kinds;
  }

  /** An argument; exactly one of these, by the kind that the directives agreed on. */
  private sealed interface Value {}

  private record IntegerValue(long value) implements Value {}

  private record DoubleValue(double value) implements Value {}

  private record ExtendedValue(ExtendedDouble value) implements Value {}

  private record PointerValue(PrintfPointer value) implements Value {}

  long integer(int index) {
    return ((IntegerValue) value(index)).value();
  }

  double floating(int index) {
    return ((DoubleValue) value(index)).value();
  }

  ExtendedDouble extended(int index) {
    return ((ExtendedValue) value(index)).value();
  }

  PrintfPointer pointer(int index) {
    return ((PointerValue) value(index)).value();
  }

  byte[] errorText() {
    return arguments.errorText();
  }

  private Value value(int index) {
    while (fetched.size() <= index) {
      fetched.add(fetch(kinds.kinds().get(fetched.size())));
    }
    return fetched.get(index);
  }

  private Value fetch(ArgumentKinds.Kind kind) {
    return switch (kind) {
      case INT -> new IntegerValue(arguments.nextInt());
      case LONG -> new IntegerValue(arguments.nextLong());
      case DOUBLE -> new DoubleValue(arguments.nextDouble());
      case LONG_DOUBLE -> new ExtendedValue(arguments.nextLongDouble());
      case POINTER -> new PointerValue(arguments.nextPointer());
    };
  }
}
