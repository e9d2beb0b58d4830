package heapwright.source.llvm.lower;

import heapwright.ir.code.Argument;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Callee;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import heapwright.source.llvm.value.NotLowered;
import java.util.List;
import java.util.Optional;

/** The functions that LLVM itself defines. */
final class Intrinsics {
  private final RoutineContext context;
  private final MemoryTranslation memory;
  private final ExceptionPaths exceptions;

  Intrinsics(RoutineContext context, MemoryTranslation memory, ExceptionPaths exceptions) {
    this.context = context;
    this.memory = memory;
    this.exceptions = exceptions;
  }

  /** Whether it was one of them. */
  boolean call(LlvmInstruction instruction, LlvmInstruction.Call call) {
    if (!(call.callee() instanceof LlvmValue.Symbol symbol) || !symbol.name().startsWith("llvm.")) {
      return false;
    }
    String[] words = symbol.name().split("\\.");
    switch (words[1]) {
      case "dbg" -> debug(call, words[2]);
      case "lifetime", "stacksave", "stackrestore", "assume", "prefetch", "experimental" ->
          passOver(instruction);
      case "memcpy", "memmove" -> move(call, words[1]);
      case "memset" -> fill(call);
      case "eh" -> typeId(instruction, call);
      case "umul" -> product(instruction, call);
      case "uadd" -> sum(instruction, call);
      case "ctlz", "cttz", "ctpop" -> bitCount(instruction, call, words[1]);
      case "expect" -> context.values.define(instruction, argument(call, 0));
      case "is" -> context.values.define(instruction, context.integer(0));
      case "fmuladd" -> multiplyAndAdd(instruction, call);
      case "trap" -> context.builder.end(new Terminator.Unreachable(context.here()));
      case "abs", "fabs", "sqrt", "floor", "ceil", "trunc", "round", "rint", "copysign", "pow" ->
          library(instruction, call, words);
      default -> throw new NotLowered("the built-in " + symbol.name());
    }
    return true;
  }

  private Expression argument(LlvmInstruction.Call call, int index) {
    LlvmInstruction.CallArgument argument = call.arguments().get(index);
    return context.values.of(argument.type(), argument.value());
  }

  /** The stack itself is of no interest, so what is saved of it is NULL. */
  private void passOver(LlvmInstruction instruction) {
    if (!instruction.result().isEmpty()) {
      context.values.fix(
          instruction.result(), context.conversions.zero(VoidType.VOID.pointer(), context.here()));
    }
  }

  /** A variable comes to life. */
  private void debug(LlvmInstruction.Call call, String kind) {
    if (kind.equals("declare")
        && call.arguments().get(0).value() instanceof LlvmValue.Register register) {
      Local local = context.variables.get(register.name());
      boolean isOwn = local != null && local.origin() == Local.Origin.VARIABLE;
      if (isOwn && !context.slots.isGiven(register.name())) {
        context.append(new Statement.Declare(local, context.here()));
      }
    }
  }

  private void move(LlvmInstruction.Call call, String name) {
    Expression to = argument(call, 0);
    Expression from = argument(call, 1);
    Expression size = argument(call, 2);
    if (size instanceof Expression.IntegerConstant bytes && name.equals("memcpy")) {
      if (bytes.value() > 0) {
        memory.copy(to, from, bytes.value());
      }
      return;
    }
    Type pointer = VoidType.VOID.pointer();
    Type length = context.module.model().sizeType();
    Expression count = context.conversions.as(size, length);
    library(
        name,
        pointer.function(List.of(pointer, pointer, length)),
        List.of(
            new Argument(to, pointer), new Argument(from, pointer), new Argument(count, length)));
  }

  private void fill(LlvmInstruction.Call call) {
    Expression to = argument(call, 0);
    Expression value = argument(call, 1);
    Expression size = argument(call, 2);
    boolean isZero =
        value instanceof Expression.IntegerConstant byteValue && byteValue.value() == 0;
    if (isZero && size instanceof Expression.IntegerConstant bytes) {
      if (bytes.value() > 0) {
        context.append(new Statement.Zero(to, memory.bytes(bytes.value()), context.here()));
      }
      return;
    }
    Type pointer = VoidType.VOID.pointer();
    Type integer = context.module.model().signedInt();
    Type length = context.module.model().sizeType();
    library(
        "memset",
        pointer.function(List.of(pointer, integer, length)),
        List.of(
            new Argument(to, pointer),
            new Argument(context.conversions.as(value, integer), integer),
            new Argument(context.conversions.as(size, length), length)));
  }

  private Local library(String name, FunctionType type, List<Argument> arguments) {
    Local result = context.builder.temporary(type.result(), context.here());
    SymbolId symbol = new SymbolId(name);
    context.append(
        new Statement.Call(
            Optional.of(result), new Callee.Direct(symbol), arguments, type, context.here()));
    return result;
  }

  /** {@code llvm.fabs.f64} is the C library's {@code fabs}. */
  private void library(LlvmInstruction instruction, LlvmInstruction.Call call, String[] words) {
    String size = words[words.length - 1];
    String suffix =
        switch (size) {
          case "f32" -> "f";
          case "f80" -> "l";
          case "f64", "i32" -> "";
          default -> throw new NotLowered("the built-in " + String.join(".", words));
        };
    Type type = context.module.type(call.type().result());
    boolean isWhole = words[1].equals("abs");
    List<Type> types = call.arguments().stream().map(a -> type).toList();
    List<Argument> arguments =
        call.arguments().stream()
            .map(a -> new Argument(context.values.of(a.type(), a.value()), type))
            .toList();
    FunctionType function = type.function(isWhole ? List.of(type) : types);
    Local result =
        library(words[1] + suffix, function, isWhole ? arguments.subList(0, 1) : arguments);
    context.values.fix(instruction.result(), new Expression.Read(result, context.here()));
  }

  private void typeId(LlvmInstruction instruction, LlvmInstruction.Call call) {
    LlvmInstruction.CallArgument type = call.arguments().get(0);
    context.values.define(
        instruction, exceptions.number(new TypedValue(type.type(), type.value())));
  }

  /** A product and whether it is too large, of which the second factor is a size. */
  private void product(LlvmInstruction instruction, LlvmInstruction.Call call) {
    Type type = context.module.model().sizeType();
    Expression left = context.conversions.as(argument(call, 0), type);
    Expression right = context.conversions.as(argument(call, 1), type);
    if (!(right instanceof Expression.IntegerConstant size) || size.value() == 0) {
      throw new NotLowered("a product that is checked for overflow");
    }
    Local factor = kept(left);
    Expression again = new Expression.Read(factor, context.here());
    Local product =
        kept(new Expression.Binary(BinaryOperator.MULTIPLY, again, right, context.here()));
    Expression result = new Expression.Read(product, context.here());
    Expression back = new Expression.Binary(BinaryOperator.DIVIDE, result, right, context.here());
    Expression overflows =
        new Expression.Comparison(
            Relation.NOT_EQUAL, back, again, context.module.model().signedInt(), context.here());
    context.values.defineParts(
        instruction.result(),
        List.of(result, new Expression.Read(kept(overflows), context.here())));
  }

  /** A sum that wraps around is less than what was added. */
  private void sum(LlvmInstruction instruction, LlvmInstruction.Call call) {
    Type type = context.module.model().sizeType();
    Expression left = context.conversions.as(argument(call, 0), type);
    Expression right = context.conversions.as(argument(call, 1), type);
    Expression first = new Expression.Read(kept(left), context.here());
    Expression sum =
        new Expression.Read(
            kept(new Expression.Binary(BinaryOperator.ADD, first, right, context.here())),
            context.here());
    Expression wraps =
        new Expression.Comparison(
            Relation.LESS, sum, first, context.module.model().signedInt(), context.here());
    context.values.defineParts(
        instruction.result(), List.of(sum, new Expression.Read(kept(wraps), context.here())));
  }

  private void bitCount(LlvmInstruction instruction, LlvmInstruction.Call call, String name) {
    Type given = context.module.type(call.type().result());
    long bits = 8 * context.module.model().size(given);
    if (bits != Integer.SIZE && bits != Long.SIZE) {
      throw new NotLowered("a count of bits in " + bits + " bits");
    }
    String base = name.equals("ctlz") ? "clz" : name.equals("cttz") ? "ctz" : "popcount";
    Type integer = context.module.model().signedInt();
    Type unsigned = context.module.integer((int) bits, false);
    Local count =
        library(
            "__builtin_" + base + (bits == Long.SIZE ? "l" : ""),
            integer.function(List.of(unsigned)),
            List.of(new Argument(context.conversions.as(argument(call, 0), unsigned), unsigned)));
    Expression result = new Expression.Read(count, context.here());
    context.values.define(instruction, context.conversions.as(result, given));
  }

  private Local kept(Expression value) {
    Local local = context.builder.temporary(value.type(), context.here());
    context.append(new Statement.Assign(local, value, context.here()));
    return local;
  }

  /** On x86-64 without extensions this rounds twice, as two instructions do. */
  private void multiplyAndAdd(LlvmInstruction instruction, LlvmInstruction.Call call) {
    Expression product =
        new Expression.Binary(
            BinaryOperator.MULTIPLY, argument(call, 0), argument(call, 1), context.here());
    context.values.define(
        instruction,
        new Expression.Binary(BinaryOperator.ADD, product, argument(call, 2), context.here()));
  }
}
