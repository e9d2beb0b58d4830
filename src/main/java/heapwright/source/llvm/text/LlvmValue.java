package heapwright.source.llvm.text;

import java.math.BigInteger;
import java.util.List;

/** What an instruction is given, or a global holds. */
public sealed interface LlvmValue {

  /** {@code %5}: a parameter, or the result of an instruction. */
  record Register(String name) implements LlvmValue {}

  /** {@code @main}: the address of a function or an object. */
  record Symbol(String name) implements LlvmValue {}

  /** An integer; {@code true} is 1. */
  record Number(BigInteger value) implements LlvmValue {}

  /** A floating constant as LLVM spells it: decimal, or the bits in hexadecimal. */
  record Fraction(String text) implements LlvmValue {}

  /** {@code null}, and {@code zeroinitializer} of anything. */
  record Zero() implements LlvmValue {}

  /** {@code undef} and {@code poison}. */
  record Undefined() implements LlvmValue {}

  /** The elements of an array or a structure. */
  record Aggregate(List<TypedValue> elements) implements LlvmValue {
    public Aggregate {
      elements = List.copyOf(elements);
    }
  }

  /** {@code c"text\00"}. */
  record Text(List<Byte> bytes) implements LlvmValue {
    public Text {
      bytes = List.copyOf(bytes);
    }
  }

  /** {@code getelementptr (type, ptr base, indices)} of constants. */
  record Element(LlvmType source, TypedValue base, List<TypedValue> indices) implements LlvmValue {
    public Element {
      indices = List.copyOf(indices);
    }
  }

  /** A conversion of a constant, such as {@code ptrtoint}. */
  record Converted(String operation, TypedValue operand, LlvmType type) implements LlvmValue {}

  /** Arithmetic on constants. */
  record Computed(String operation, TypedValue left, TypedValue right) implements LlvmValue {}

  /**
   * An argument that is no value of the program's: {@code metadata ptr %4}, {@code metadata !7}.
   */
  record Note(String text) implements LlvmValue {}
}
