package heapwright.machine.code.arithmetic;

import heapwright.ir.code.Relation;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.Exit;

/**
 * Comparisons of a register with a constant or another register, by themselves and fused with the
 * branch that loops end with.
 */
final class RegisterTests {
  private RegisterTests() {}

  static Condition withConstant(Relation relation, int slot, long constant) {
    return switch (relation) {
      case EQUAL -> f -> f[slot] == constant;
      case NOT_EQUAL -> f -> f[slot] != constant;
      case LESS -> f -> f[slot] < constant;
      case LESS_EQUAL -> f -> f[slot] <= constant;
      case GREATER -> f -> f[slot] > constant;
      case GREATER_EQUAL -> f -> f[slot] >= constant;
    };
  }

  static Condition withRegister(Relation relation, int slot, int other) {
    return switch (relation) {
      case EQUAL -> f -> f[slot] == f[other];
      case NOT_EQUAL -> f -> f[slot] != f[other];
      case LESS -> f -> f[slot] < f[other];
      case LESS_EQUAL -> f -> f[slot] <= f[other];
      case GREATER -> f -> f[slot] > f[other];
      case GREATER_EQUAL -> f -> f[slot] >= f[other];
    };
  }

  static Exit branchByConstant(Relation relation, int slot, long constant, int yes, int no) {
    return switch (relation) {
      case EQUAL -> f -> f[slot] == constant ? yes : no;
      case NOT_EQUAL -> f -> f[slot] != constant ? yes : no;
      case LESS -> f -> f[slot] < constant ? yes : no;
      case LESS_EQUAL -> f -> f[slot] <= constant ? yes : no;
      case GREATER -> f -> f[slot] > constant ? yes : no;
      case GREATER_EQUAL -> f -> f[slot] >= constant ? yes : no;
    };
  }

  static Exit branchByRegister(Relation relation, int slot, int other, int yes, int no) {
    return switch (relation) {
      case EQUAL -> f -> f[slot] == f[other] ? yes : no;
      case NOT_EQUAL -> f -> f[slot] != f[other] ? yes : no;
      case LESS -> f -> f[slot] < f[other] ? yes : no;
      case LESS_EQUAL -> f -> f[slot] <= f[other] ? yes : no;
      case GREATER -> f -> f[slot] > f[other] ? yes : no;
      case GREATER_EQUAL -> f -> f[slot] >= f[other] ? yes : no;
    };
  }
}
