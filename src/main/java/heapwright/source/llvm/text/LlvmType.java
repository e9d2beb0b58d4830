package heapwright.source.llvm.text;

import java.util.List;

/** A type of LLVM's. */
public sealed interface LlvmType {

  /** {@code i32}. */
  record Whole(int bits) implements LlvmType {}

  /** {@code float}, {@code double}, {@code x86_fp80}. */
  record Real(String name) implements LlvmType {}

  /** Types without parts that need no more than their name: {@code ptr}, {@code void}. */
  record Plain(String name) implements LlvmType {
    public static final LlvmType PTR = new Plain("ptr");
    public static final LlvmType VOID = new Plain("void");
  }

  /** {@code [4 x i8]}. */
  record Sequence(long length, LlvmType element) implements LlvmType {}

  /** {@code { i32, ptr }}; {@code packed} ones have no padding. */
  record Structure(List<LlvmType> elements, boolean packed) implements LlvmType {
    public Structure {
      elements = List.copyOf(elements);
    }
  }

  /** {@code %class.Shape}, which the module defines elsewhere. */
  record Named(String name) implements LlvmType {}

  /** {@code <4 x float>}. */
  record Vector(long length, LlvmType element) implements LlvmType {}

  /** What a call names where its callee has unnamed parameters: {@code i32 (ptr, ...)}. */
  record Signature(LlvmType result, List<LlvmType> parameters, boolean variadic)
      implements LlvmType {
    public Signature {
      parameters = List.copyOf(parameters);
    }
  }

  default boolean isPointer() {
    return equals(Plain.PTR);
  }

  default boolean isVoid() {
    return equals(Plain.VOID);
  }

  /** Whether it is {@code i1}, the type of conditions. */
  default boolean isTruth() {
    return this instanceof Whole whole && whole.bits() == 1;
  }
}
