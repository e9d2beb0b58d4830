package heapwright.testcase;

import heapwright.symbolic.path.StandardInput;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.List;

/** Writes down what a path read from standard input, numbers as people write them. */
final class StandardInputText {
  private final TermEvaluation values;
  private final List<Byte> bytes = new ArrayList<>();
  private boolean inNumber;

  StandardInputText(TermEvaluation values) {
    this.values = values;
  }

  void add(StandardInput.Piece piece) {
    if (piece instanceof StandardInput.Numeral numeral) {
      BitVector value = values.value(numeral.term());
      write((inNumber ? " " : "") + (numeral.signed() ? value.signed() : value.unsigned()));
      inNumber = true;
    } else if (piece instanceof StandardInput.Octet octet) {
      bytes.add((byte) values.value(octet.term()).low());
      inNumber = false;
    }
  }

  private void write(String text) {
    for (byte octet : text.getBytes(StandardCharsets.US_ASCII)) {
      bytes.add(octet);
    }
  }

  List<Byte> bytes() {
    return bytes;
  }
}
