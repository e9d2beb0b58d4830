package heapwright.emit.values;

import heapwright.emit.names.FreeNames;
import heapwright.emit.names.Inexpressible;
import heapwright.emit.names.TestLibrary;
import heapwright.emit.names.TypeNames;
import heapwright.ir.Global;
import heapwright.ir.type.ArrayType;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** Values as C expressions, in terms of the variables that the test has so far. */
public final class ValueExpressions {
  private final FreeNames vocabulary;
  private final Map<ObjectName, TestVariable> variables = new HashMap<>();

  public ValueExpressions(FreeNames vocabulary) {
    this.vocabulary = vocabulary;
  }

  public TestLibrary library() {
    return vocabulary.library();
  }

  TypeNames types() {
    return vocabulary.types();
  }

  public void define(ObjectName object, TestVariable variable) {
    variables.put(object, variable);
  }

  public boolean isDefined(ObjectName object) {
    return variables.containsKey(object);
  }

  public TestVariable variable(ObjectName object) {
    return variables.get(object);
  }

  /** The global as a variable of the test. */
  public TestVariable global(InputValue.PointsToGlobal value) {
    return vocabulary
        .global(value.global())
        .map(this::global)
        .orElseThrow(() -> new Inexpressible("the address of " + value.global()));
  }

  private TestVariable global(Global g) {
    return g.fixedAddress().isPresent()
        ? TestVariable.fixed(g, model())
        : new TestVariable(vocabulary.name(g), g.type(), g.qualifiers(), false, model());
  }

  private DataModel model() {
    return vocabulary.program().model();
  }

  /** An expression of this value that initialises or assigns to the type without a warning. */
  public String of(InputValue value, Type type) {
    Spelling spelling = new Spelling(type);
    String text =
        value.match(
            spelling::number,
            spelling::floating,
            spelling::nullPointer,
            spelling::pointsTo,
            spelling::pointsToGlobal,
            spelling::pointsToFunction,
            spelling::raw);
    boolean address = value instanceof InputValue.PointsTo || isGlobal(value);
    return address && !(type instanceof PointerType)
        ? "(" + types().of(type) + ")(" + text + ")"
        : text;
  }

  private static boolean isGlobal(InputValue value) {
    return value instanceof InputValue.PointsToGlobal
        || value instanceof InputValue.PointsToFunction;
  }

  private final class Spelling {
    private final Type type;

    Spelling(Type type) {
      this.type = type;
    }

    private Type target() {
      return type instanceof PointerType pointer ? pointer.target() : VoidType.VOID;
    }

    String number(InputValue.Number number) {
      if (type instanceof PointerType) {
        return raw(new InputValue.RawPointer(number.value().longValue()));
      }
      return Literal.integer(number.value(), type);
    }

    String floating(InputValue.Floating number) {
      String nan = "__builtin_nan(\"\")";
      return Literal.floating(number.bits(), (FloatingType) type).orElse(nan);
    }

    String nullPointer(InputValue.NullPointer pointer) {
      return type instanceof PointerType ? "NULL" : Literal.integer(BigInteger.ZERO, type);
    }

    String pointsTo(InputValue.PointsTo pointer) {
      return pointer(variables.get(pointer.object()), pointer.offset());
    }

    String pointsToGlobal(InputValue.PointsToGlobal pointer) {
      Optional<String> stream = vocabulary.stream(pointer.global());
      if (stream.isPresent()) {
        return stream.get();
      }
      TestVariable global = global(pointer);
      if (global.fixedAddress().isPresent()) {
        long address = global.fixedAddress().getAsLong() + pointer.offset();
        return raw(new InputValue.RawPointer(address));
      }
      boolean first =
          pointer.offset() == 0
              && !global.qualifiers().isAtomic()
              && global.type() instanceof ArrayType array
              && array.element().equals(target());
      return first ? global.name() : pointer(global, pointer.offset());
    }

    private String pointer(TestVariable variable, long offset) {
      boolean anything = target() instanceof VoidType;
      if (anything) {
        return offset == 0 ? variable.address() : variable.octets(offset);
      }
      return variable.pointer(offset, (PointerType) type);
    }

    String pointsToFunction(InputValue.PointsToFunction pointer) {
      String name = vocabulary.functionValue(pointer.function());
      Type own = vocabulary.program().functions().get(pointer.function()).type();
      return own.equals(target()) ? name : "(void *)" + name;
    }

    String raw(InputValue.RawPointer pointer) {
      return "(void *)0x" + Long.toHexString(pointer.address()) + "UL";
    }
  }

  /** How many bytes a cell without bits takes. */
  public int size(Cell cell) {
    return (int) model().size(cell.type());
  }
}
