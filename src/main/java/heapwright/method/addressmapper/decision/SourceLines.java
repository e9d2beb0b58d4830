package heapwright.method.addressmapper.decision;

import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.method.addressmapper.move.ControlState;

/** Says where the method met something that it cannot express. */
final class SourceLines {
  private SourceLines() {}

  static String outside(String what, ControlState frame) {
    ControlState own = frame;
    String inside = "";
    while (own.function().span().isOurs() && own.caller().isPresent()) {
      inside = " in " + own.function().name();
      own = own.caller().get();
    }
    SourceSpan span = own.statement().map(Statement::span).orElse(own.code().terminator().span());
    return "outside AddressMapper: " + what + inside + ", at line " + span.line();
  }
}
