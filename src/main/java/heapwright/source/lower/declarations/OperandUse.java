package heapwright.source.lower.declarations;

import heapwright.ir.code.Unsequenced.Operand;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;

/** Gathers what the evaluation of an expression does that other operands may notice. */
final class OperandUse {
  private final Set<String> callees = new LinkedHashSet<>();
  private boolean callsPointers;
  private boolean usesMemory;

  void call(String name) {
    callees.add(name);
  }

  void callPointer() {
    callsPointers = true;
  }

  void useMemory() {
    usesMemory = true;
  }

  void add(OperandUse part) {
    callees.addAll(part.callees);
    callsPointers |= part.callsPointers;
    usesMemory |= part.usesMemory;
  }

  boolean calls() {
    return callsPointers || !callees.isEmpty();
  }

  boolean notices() {
    return calls() || usesMemory;
  }

  Operand operand() {
    return new Operand(List.copyOf(callees), callsPointers, usesMemory);
  }
}
