package heapwright.machine.code.arithmetic;

import heapwright.ir.code.Relation;
import heapwright.machine.code.closure.Condition;
import heapwright.machine.code.closure.Exit;

/**
 * Comparisons of a register with a constant or another register: the shapes that loops end with,
 * each fused with its branch.
 */
final class RegisterTests {
  private RegisterTests() {}

  static Condition withConstant(Relation relation, int slot, long constant) {
    return switch (relation) {
      case EQUAL -> new EqualConstant(slot, constant);
      case NOT_EQUAL -> new UnequalConstant(slot, constant);
      case LESS -> new LessConstant(slot, constant);
      case LESS_EQUAL -> new AtMostConstant(slot, constant);
      case GREATER -> new GreaterConstant(slot, constant);
      case GREATER_EQUAL -> new AtLeastConstant(slot, constant);
    };
  }

  static Condition withRegister(Relation relation, int slot, int other) {
    return switch (relation) {
      case EQUAL -> new EqualRegister(slot, other);
      case NOT_EQUAL -> new UnequalRegister(slot, other);
      case LESS -> new LessRegister(slot, other);
      case LESS_EQUAL -> new AtMostRegister(slot, other);
      case GREATER -> new GreaterRegister(slot, other);
      case GREATER_EQUAL -> new AtLeastRegister(slot, other);
    };
  }

  private record EqualConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] == constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record UnequalConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] != constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record LessConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] < constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record AtMostConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] <= constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record GreaterConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] > constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record AtLeastConstant(int slot, long constant) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] >= constant;
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record EqualRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] == f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record UnequalRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] != f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record LessRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] < f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record AtMostRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] <= f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record GreaterRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] > f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }

  private record AtLeastRegister(int slot, int other) implements Condition {
    @Override
    public boolean test(long[] f) {
      return f[slot] >= f[other];
    }

    @Override
    public Exit branch(int ifTrue, int ifFalse) {
      return f -> test(f) ? ifTrue : ifFalse;
    }
  }
}
