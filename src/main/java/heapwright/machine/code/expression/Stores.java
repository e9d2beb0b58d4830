package heapwright.machine.code.expression;

import heapwright.ir.code.Expression;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.AddressCode.Element;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.Int128;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import heapwright.number.ExtendedDouble;

/** Compiled stores of whole scalars. */
public final class Stores {
  private final Memory memory;
  private final DataModel model;
  private final ExpressionCompiler expressions;

  public Stores(Memory memory, DataModel model, ExpressionCompiler expressions) {
    this.memory = memory;
    this.model = model;
    this.expressions = expressions;
  }

  public Action store(LongCode address, Expression value, Type type, Site at) {
    return switch (ScalarKind.of(type)) {
      case LONG -> integer(address, expressions.longs(value), (int) model.size(type), at);
      case FLOAT -> {
        FloatCode code = expressions.floats(value);
        yield f -> memory.storeInt(address.eval(f), Float.floatToRawIntBits(code.eval(f)), at);
      }
      case DOUBLE -> {
        DoubleCode code = expressions.doubles(value);
        yield f -> memory.storeLong(address.eval(f), Double.doubleToRawLongBits(code.eval(f)), at);
      }
      case EXTENDED -> {
        ExtendedCode code = expressions.extended(value);
        yield f -> extended(memory, address.eval(f), code.eval(f), at);
      }
      case WIDE -> {
        WideCode code = expressions.wides(value);
        yield f -> wide(memory, address.eval(f), code.eval(f), at);
      }
    };
  }

  public static void extended(Memory memory, long to, ExtendedDouble value, Site at) {
    memory.storeShort(to + 8, (short) value.signAndExponent(), at);
    memory.storeLong(to, value.significand(), at);
  }

  public static void wide(Memory memory, long to, Int128 value, Site at) {
    memory.storeLong(to + 8, value.high(), at);
    memory.storeLong(to, value.low(), at);
  }

  private Action integer(LongCode address, LongCode value, int size, Site at) {
    return switch (size) {
      case 1 -> f -> memory.storeByte(address.eval(f), (byte) value.eval(f), at);
      case 2 -> f -> memory.storeShort(address.eval(f), (short) value.eval(f), at);
      case 4 -> store4(address, value, at);
      default -> store8(address, value, at);
    };
  }

  private Action store4(LongCode address, LongCode value, Site at) {
    if (address instanceof Element e && value instanceof RegisterRead v) {
      int slot = v.slot();
      return f -> memory.storeInt(e.eval(f), (int) f[slot], at);
    }
    if (address instanceof Element e) {
      return f -> memory.storeInt(e.eval(f), (int) value.eval(f), at);
    }
    return f -> memory.storeInt(address.eval(f), (int) value.eval(f), at);
  }

  private Action store8(LongCode address, LongCode value, Site at) {
    if (value instanceof RegisterRead v) {
      int slot = v.slot();
      return f -> memory.storeLong(address.eval(f), f[slot], at);
    }
    return f -> memory.storeLong(address.eval(f), value.eval(f), at);
  }
}
