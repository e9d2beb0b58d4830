package heapwright.source.llvm.lower;

import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.type.Cell;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import heapwright.source.llvm.value.AddressPaths;
import heapwright.source.llvm.value.NotLowered;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads and writes of memory and of variables, and values of several parts. */
final class MemoryTranslation {
  private final RoutineContext context;

  MemoryTranslation(RoutineContext context) {
    this.context = context;
  }

  private Optional<Local> variable(TypedValue address) {
    return address.value() instanceof LlvmValue.Register register
        ? Optional.ofNullable(context.variables.get(register.name()))
            .filter(local -> !local.inMemory())
        : Optional.empty();
  }

  void load(LlvmInstruction instruction, LlvmInstruction.Load load) {
    Optional<Local> variable = variable(load.address());
    if (variable.isPresent()) {
      context.values.define(instruction, new Expression.Read(variable.get(), context.here()));
    } else if (isScalar(load.type())) {
      context.values.fix(instruction.result(), read(load));
    } else {
      Local copy = context.builder.memory(context.module.type(load.type()), 1, context.here());
      copy(
          new Expression.LocalAddress(copy, context.here()),
          context.values.of(load.address()),
          copy.type());
      context.values.defineAggregate(instruction.result(), copy);
    }
  }

  private boolean isScalar(LlvmType type) {
    return context.module.stored(type).isScalar();
  }

  private Expression read(LlvmInstruction.Load load) {
    return read(context.values.of(load.address()), load.type());
  }

  /** A scalar at an address. */
  Expression read(Expression place, LlvmType scalar) {
    Expression address = context.paths.scalar(place, scalar);
    Type type = cellType(address, scalar);
    Local target = context.builder.temporary(type, context.here());
    context.append(new Statement.Load(target, address, Cell.of(type), context.here()));
    return new Expression.Read(target, context.here());
  }

  /** The source's type of what lies there, if it is one of this kind and size. */
  private Type cellType(Expression address, LlvmType type) {
    Type plain = context.module.stored(type);
    Type target = AddressPaths.pointee(address);
    boolean isLike =
        plain instanceof PointerType
            ? target instanceof PointerType
            : target.equals(plain) || areIntegers(target, plain);
    return isLike ? target : plain;
  }

  private boolean areIntegers(Type one, Type other) {
    return one.underlying() instanceof IntegerType
        && other instanceof IntegerType
        && context.module.model().size(one) == context.module.model().size(other);
  }

  void store(LlvmInstruction.Store store) {
    Optional<Local> variable = variable(store.address());
    boolean isIncoming =
        store.value().value() instanceof LlvmValue.Register value
            && store.address().value() instanceof LlvmValue.Register slot
            && context.slots.ofParameter(value.name()).filter(slot.name()::equals).isPresent();
    if (isIncoming) {
      return;
    }
    if (variable.isPresent()) {
      context.values.assign(variable.get(), context.values.of(store.value()));
    } else if (isScalar(store.value().type())) {
      write(
          context.values.of(store.address()),
          context.values.of(store.value()),
          store.value().type());
    } else {
      aggregate(context.values.of(store.address()), store.value());
    }
  }

  void write(Expression place, Expression value, LlvmType type) {
    Expression address = context.paths.scalar(place, type);
    Type cell = cellType(address, type);
    Expression fitting = context.conversions.as(value, cell);
    context.append(new Statement.Store(address, fitting, Cell.of(cell), context.here()));
  }

  /** A value of several parts goes to memory part by part, or as it lies. */
  void aggregate(Expression address, TypedValue value) {
    Optional<Local> memory = context.values.memoryOf(value.value());
    if (memory.isPresent()) {
      copy(address, new Expression.LocalAddress(memory.get(), context.here()), memory.get().type());
      return;
    }
    if (!(context.module.layout().resolved(value.type()) instanceof LlvmType.Structure structure)) {
      throw new NotLowered("a store of " + value.type());
    }
    for (int i = 0; i < structure.elements().size(); i++) {
      Expression place = context.paths.element(address, structure, indices(i), context.here());
      write(place, part(value, i), structure.elements().get(i));
    }
  }

  private List<Expression> indices(int place) {
    return List.of(context.integer(0), context.integer(place));
  }

  /** A part of a value. */
  Expression part(TypedValue aggregate, int place) {
    Optional<List<Expression>> parts = context.values.partsOf(aggregate.value());
    if (parts.isPresent()) {
      return parts.get().get(place);
    }
    LlvmType.Structure structure =
        (LlvmType.Structure) context.module.layout().resolved(aggregate.type());
    LlvmType type = structure.elements().get(place);
    Optional<Local> memory = context.values.memoryOf(aggregate.value());
    if (memory.isPresent()) {
      Expression address = new Expression.LocalAddress(memory.get(), context.here());
      Expression element =
          context.paths.element(address, structure, indices(place), context.here());
      Type cell = cellType(element, type);
      Local target = context.builder.temporary(cell, context.here());
      context.append(new Statement.Load(target, element, Cell.of(cell), context.here()));
      return new Expression.Read(target, context.here());
    }
    if (aggregate.value() instanceof LlvmValue.Aggregate constant) {
      return context.values.of(constant.elements().get(place));
    }
    return context.conversions.zero(context.module.type(type), context.here());
  }

  void insert(LlvmInstruction instruction, LlvmInstruction.InsertValue insert) {
    if (!(context.module.layout().resolved(insert.aggregate().type())
        instanceof LlvmType.Structure structure)) {
      throw new NotLowered("a value of type " + insert.aggregate().type());
    }
    List<Expression> parts = new ArrayList<>();
    for (int i = 0; i < structure.elements().size(); i++) {
      boolean isNew = insert.path().equals(List.of(i));
      parts.add(isNew ? context.values.of(insert.element()) : part(insert.aggregate(), i));
    }
    context.values.defineParts(instruction.result(), parts);
  }

  void extract(LlvmInstruction instruction, LlvmInstruction.ExtractValue extract) {
    if (extract.path().size() != 1) {
      throw new NotLowered("a part of a part of a value");
    }
    context.values.define(instruction, part(extract.aggregate(), extract.path().get(0)));
  }

  /** Copies an object of a type. */
  void copy(Expression to, Expression from, Type type) {
    context.append(new Statement.Copy(to, from, type, context.here()));
  }

  /** Copies so many bytes, which may be an object of a known type. */
  void copy(Expression to, Expression from, long bytes) {
    Type target = AddressPaths.pointee(to);
    boolean isWhole =
        target.isAggregate()
            && target.hasLayout()
            && target.equals(AddressPaths.pointee(from))
            && context.module.model().size(target) == bytes;
    copy(to, from, isWhole ? target : bytes(bytes));
  }

  /** Bytes without a meaning. */
  Type bytes(long count) {
    return context.module.integer(Byte.SIZE, false).array(count);
  }

  /** Memory of the frame whose size is computed. */
  void allocate(LlvmInstruction instruction, LlvmInstruction.Alloca alloca) {
    Expression count =
        context.conversions.as(
            context.values.of(alloca.count()), context.module.model().sizeType());
    Expression size =
        context.values.of(
            new LlvmType.Whole(64),
            new LlvmValue.Number(BigInteger.valueOf(context.module.layout().size(alloca.type()))));
    Expression unsigned = context.conversions.as(size, context.module.model().sizeType());
    Local target =
        context.builder.temporary(context.module.stored(alloca.type()).pointer(), context.here());
    context.append(
        new Statement.Allocate(
            target,
            new Expression.Binary(BinaryOperator.MULTIPLY, count, unsigned, context.here()),
            List.of(count),
            Statement.Allocate.Lifetime.DECLARATION,
            context.here()));
    context.values.fix(instruction.result(), new Expression.Read(target, context.here()));
  }
}
