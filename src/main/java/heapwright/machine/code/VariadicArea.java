package heapwright.machine.code;

import heapwright.ir.code.Argument;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Type;
import heapwright.machine.code.closure.DoubleCode;
import heapwright.machine.code.closure.ExtendedCode;
import heapwright.machine.code.closure.FloatCode;
import heapwright.machine.code.closure.LongCode;
import heapwright.machine.code.closure.ScalarKind;
import heapwright.machine.code.closure.WideCode;
import heapwright.machine.code.expression.ExpressionCompiler;
import heapwright.machine.code.expression.Stores;
import heapwright.machine.code.processor.ArgumentList;
import heapwright.machine.memory.Memory;
import heapwright.machine.memory.Site;
import java.util.ArrayList;
import java.util.List;

/** Lays the arguments of {@code ...} out in memory, where a {@link ArgumentList} finds them. */
final class VariadicArea {
  private interface Writer {
    void write(long[] from, long area);
  }

  private final ExpressionCompiler expressions;
  private final DataModel model;
  private final List<Argument> arguments;

  VariadicArea(List<Argument> arguments, ExpressionCompiler expressions, DataModel model) {
    this.arguments = List.copyOf(arguments);
    this.expressions = expressions;
    this.model = model;
  }

  /** A compiled layout: how many bytes, and what fills them. */
  record Area(long bytes, List<Writer> writers) {
    void fill(long[] from, long address) {
      for (Writer writer : writers) {
        writer.write(from, address);
      }
    }
  }

  Area compile(Memory memory, Site at) {
    List<Writer> writers = new ArrayList<>();
    long end = 0;
    for (Argument argument : arguments) {
      Type type = argument.type();
      long offset = ArgumentList.align(end, model.alignment(type));
      long size = ArgumentList.align(model.size(type), ArgumentList.SLOT);
      writers.add(writer(argument, offset, memory, at));
      end = offset + size;
    }
    return new Area(end, writers);
  }

  private Writer writer(Argument argument, long offset, Memory memory, Site at) {
    if (argument.type().isAggregate()) {
      LongCode source = expressions.place(argument.value());
      long size = model.size(argument.type());
      return (f, area) -> memory.blocks().copy(area + offset, source.eval(f), size, at);
    }
    return switch (ScalarKind.of(argument.type())) {
      case LONG -> {
        LongCode code = expressions.longs(argument.value());
        yield (f, area) -> memory.storeLong(area + offset, code.eval(f), at);
      }
      case FLOAT -> {
        FloatCode code = expressions.floats(argument.value());
        yield (f, area) ->
            memory.storeLong(area + offset, Double.doubleToRawLongBits(code.eval(f)), at);
      }
      case DOUBLE -> {
        DoubleCode code = expressions.doubles(argument.value());
        yield (f, area) ->
            memory.storeLong(area + offset, Double.doubleToRawLongBits(code.eval(f)), at);
      }
      case EXTENDED -> {
        ExtendedCode code = expressions.extended(argument.value());
        yield (f, area) -> Stores.extended(memory, area + offset, code.eval(f), at);
      }
      case WIDE -> {
        WideCode code = expressions.wides(argument.value());
        yield (f, area) -> Stores.wide(memory, area + offset, code.eval(f), at);
      }
    };
  }
}
