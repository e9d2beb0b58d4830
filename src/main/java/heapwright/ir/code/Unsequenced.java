package heapwright.ir.code;

import java.util.List;

/**
 * Operands of one expression, or of one list of initialisers, that may be evaluated in any order
 * (C17 6.5p3, 6.5.2.2p10, 6.7.9p23), where one of them calls a function and another one can tell.
 */
public record Unsequenced(List<Operand> operands) {

  public Unsequenced {
    operands = List.copyOf(operands);
  }

  /**
   * One of the operands.
   *
   * @param callees the functions that it calls by name, as the source spells them
   * @param callsPointers whether it calls functions through pointers
   * @param usesMemory whether it reads or writes what other functions may write or read
   */
  public record Operand(List<String> callees, boolean callsPointers, boolean usesMemory) {

    public Operand {
      callees = List.copyOf(callees);
    }
  }
}
