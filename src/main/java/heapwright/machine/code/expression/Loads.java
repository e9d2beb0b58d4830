package heapwright.machine.code.expression;

import heapwright.ir.type.DataModel;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.Action;
import heapwright.machine.code.closure.AddressCode.Element;
import heapwright.machine.code.closure.AddressCode.FixedElement;
import heapwright.machine.code.closure.AddressCode.Member;
import heapwright.machine.code.closure.ConstantCode;
import heapwright.machine.code.closure.IntegerRepresentation;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.RegisterRead;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;

/** Compiled loads of whole scalars into slots, fused with the frequent shapes of addresses. */
public final class Loads {
  private final Memory memory;
  private final DataModel model;

  public Loads(Memory memory, DataModel model) {
    this.memory = memory;
    this.model = model;
  }

  public Action load(int target, LongCode address, Type type, Site at) {
    return switch (ScalarKind.of(type)) {
      case LONG -> integer(target, address, type, at);
      case FLOAT -> load4(target, address, at);
      case DOUBLE -> load8(target, address, at);
      case EXTENDED ->
          f -> {
            long from = address.eval(f);
            f[target + 1] = memory.loadShort(from + 8, at) & 0xffff;
            f[target] = memory.loadLong(from, at);
          };
      case WIDE ->
          f -> {
            long from = address.eval(f);
            f[target + 1] = memory.loadLong(from + 8, at);
            f[target] = memory.loadLong(from, at);
          };
    };
  }

  private Action integer(int target, LongCode address, Type type, Site at) {
    IntegerType integer = IntegerRepresentation.of(type);
    boolean signed = integer.signed();
    if (integer.isBool()) {
      // The processor does not cut it to one bit either.
      return f -> f[target] = memory.loadBool(address.eval(f), at) & 0xff;
    }
    return switch ((int) model.size(type)) {
      case 1 ->
          signed
              ? load1(target, address, at)
              : f -> f[target] = memory.loadByte(address.eval(f), at) & 0xff;
      case 2 ->
          signed
              ? f -> f[target] = memory.loadShort(address.eval(f), at)
              : f -> f[target] = memory.loadShort(address.eval(f), at) & 0xffff;
      case 4 ->
          signed
              ? load4(target, address, at)
              : f -> f[target] = memory.loadInt(address.eval(f), at) & 0xffff_ffffL;
      default -> load8(target, address, at);
    };
  }

  private Action load1(int target, LongCode address, Site at) {
    if (address instanceof RegisterRead r) {
      int base = r.slot();
      return f -> f[target] = memory.loadByte(f[base], at);
    }
    if (address instanceof Element e) {
      return f -> f[target] = memory.loadByte(e.eval(f), at);
    }
    if (address instanceof FixedElement e) {
      return f -> f[target] = memory.loadByte(e.eval(f), at);
    }
    return f -> f[target] = memory.loadByte(address.eval(f), at);
  }

  private Action load4(int target, LongCode address, Site at) {
    if (address instanceof RegisterRead r) {
      int base = r.slot();
      return f -> f[target] = memory.loadInt(f[base], at);
    }
    if (address instanceof Member m) {
      return f -> f[target] = memory.loadInt(m.eval(f), at);
    }
    if (address instanceof Element e) {
      return f -> f[target] = memory.loadInt(e.eval(f), at);
    }
    if (address instanceof FixedElement e) {
      return f -> f[target] = memory.loadInt(e.eval(f), at);
    }
    if (address instanceof ConstantCode c) {
      long place = c.value();
      return f -> f[target] = memory.loadInt(place, at);
    }
    return f -> f[target] = memory.loadInt(address.eval(f), at);
  }

  private Action load8(int target, LongCode address, Site at) {
    if (address instanceof RegisterRead r) {
      int base = r.slot();
      return f -> f[target] = memory.loadLong(f[base], at);
    }
    if (address instanceof Member m) {
      return f -> f[target] = memory.loadLong(m.eval(f), at);
    }
    if (address instanceof Element e) {
      return f -> f[target] = memory.loadLong(e.eval(f), at);
    }
    if (address instanceof ConstantCode c) {
      long place = c.value();
      return f -> f[target] = memory.loadLong(place, at);
    }
    return f -> f[target] = memory.loadLong(address.eval(f), at);
  }
}
