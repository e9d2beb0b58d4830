package heapwright.source.llvm.text;

import java.math.BigInteger;
import java.util.List;
import java.util.Optional;

/**
 * An instruction.
 *
 * @param result the register that it sets; empty if none
 * @param location the number of the metadata that says where it is from; empty if it is from
 *     nowhere
 */
public record LlvmInstruction(String result, Operation operation, Optional<Integer> location) {

  /** What an instruction does. */
  public sealed interface Operation {}

  /** Memory of the frame. */
  public record Alloca(LlvmType type, TypedValue count, int alignment) implements Operation {}

  public record Load(LlvmType type, TypedValue address) implements Operation {}

  public record Store(TypedValue value, TypedValue address) implements Operation {}

  /** {@code atomicrmw}: changes what lies at an address, and gives what was there. */
  public record Modify(String operator, TypedValue address, TypedValue value)
      implements Operation {}

  /** {@code cmpxchg}: as {@link Modify}, if the expected value is there; says whether it was. */
  public record Exchange(TypedValue address, TypedValue expected, TypedValue wanted)
      implements Operation {}

  /** {@code getelementptr}. */
  public record ElementPointer(LlvmType source, TypedValue base, List<TypedValue> indices)
      implements Operation {}

  /**
   * Arithmetic on integers or floating numbers.
   *
   * @param flags {@code nsw}, {@code exact}, ...
   */
  public record Arithmetic(
      String operator, List<String> flags, LlvmType type, LlvmValue left, LlvmValue right)
      implements Operation {}

  /** {@code fneg}. */
  public record Negation(TypedValue operand) implements Operation {}

  /** {@code icmp} and {@code fcmp}. */
  public record Compare(
      boolean fractions, String predicate, LlvmType type, LlvmValue left, LlvmValue right)
      implements Operation {}

  /** Conversions: {@code zext}, {@code ptrtoint}, ... */
  public record Cast(String operator, TypedValue operand, LlvmType type) implements Operation {}

  public record Select(TypedValue condition, TypedValue ifTrue, TypedValue ifFalse)
      implements Operation {}

  public record Phi(LlvmType type, List<Incoming> incoming) implements Operation {}

  /** What a {@link Phi} is when control comes from a block. */
  public record Incoming(LlvmValue value, String block) {}

  /**
   * {@code call}, and {@code invoke} where it says where control goes on.
   *
   * @param type of the function, as the call sees it
   * @param attributes of the call: {@code #7} and words
   */
  public record Call(
      LlvmType.Signature type,
      LlvmValue callee,
      List<CallArgument> arguments,
      List<String> attributes,
      Optional<Continuation> continuation)
      implements Operation {}

  /** Where an {@code invoke} goes on. */
  public record Continuation(String normal, String unwind) {}

  /** An argument with the words before its value, and the type behind {@code byval}. */
  public record CallArgument(
      LlvmType type, List<String> attributes, Optional<LlvmType> byValue, LlvmValue value) {}

  public record Jump(String target) implements Operation {}

  public record Branch(LlvmValue condition, String ifTrue, String ifFalse) implements Operation {}

  public record Switch(TypedValue subject, String otherwise, List<Choice> choices)
      implements Operation {}

  /** A label of a {@link Switch}. */
  public record Choice(BigInteger value, String target) {}

  public record Return(TypedValue value) implements Operation {}

  public record Unreachable() implements Operation {}

  /**
   * {@code landingpad}: where exceptions arrive.
   *
   * @param clauses what is caught, in order; a null pointer stands for everything
   * @param filters whether it has clauses that list what may be thrown
   */
  public record LandingPad(
      LlvmType type, boolean cleanup, List<TypedValue> clauses, boolean filters)
      implements Operation {}

  /** Goes on with an exception. */
  public record Resume(TypedValue value) implements Operation {}

  public record ExtractValue(TypedValue aggregate, List<Integer> path) implements Operation {}

  public record InsertValue(TypedValue aggregate, TypedValue element, List<Integer> path)
      implements Operation {}

  /** One that is not read. */
  public record Other(String opcode) implements Operation {}
}
