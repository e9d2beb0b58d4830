package heapwright.source.llvm.text;

import heapwright.source.llvm.text.LlvmInstruction.Operation;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads calls: attributes stand before results and arguments, and behind the call. */
final class CallReader {
  private final AssemblyScanner in;
  private final OperandReader operands;

  CallReader(AssemblyScanner in, OperandReader operands) {
    this.in = in;
    this.operands = operands;
  }

  /** {@code call}, or {@code invoke}. */
  Operation call(String opcode) {
    in.acceptAll(InstructionReader.FLAGS);
    new AttributeWords(in, operands).beforeType();
    LlvmType named = operands.type();
    LlvmValue callee = operands.value();
    in.expect("(");
    List<LlvmInstruction.CallArgument> arguments = arguments();
    List<String> attributes = new ArrayList<>();
    while (!in.atEnd() && !in.sees(",") && !in.sees("to") && !in.sees("[")) {
      attributes.add(in.next());
    }
    if (in.sees("[")) {
      return new LlvmInstruction.Other("call with operand bundles");
    }
    LlvmType.Signature type =
        named instanceof LlvmType.Signature signature
            ? signature
            : new LlvmType.Signature(
                named, arguments.stream().map(LlvmInstruction.CallArgument::type).toList(), false);
    Optional<LlvmInstruction.Continuation> continuation = Optional.empty();
    if (opcode.equals("invoke")) {
      in.expect("to");
      String normal = label();
      in.expect("unwind");
      continuation = Optional.of(new LlvmInstruction.Continuation(normal, label()));
    }
    return new LlvmInstruction.Call(type, callee, arguments, attributes, continuation);
  }

  private List<LlvmInstruction.CallArgument> arguments() {
    List<LlvmInstruction.CallArgument> arguments = new ArrayList<>();
    while (!in.accept(")")) {
      LlvmType type = operands.type();
      if (type.equals(new LlvmType.Plain("metadata"))) {
        arguments.add(new LlvmInstruction.CallArgument(type, List.of(), Optional.empty(), noted()));
      } else {
        AttributeWords words = new AttributeWords(in, operands).beforeValue();
        arguments.add(
            new LlvmInstruction.CallArgument(
                type, List.copyOf(words.words()), words.byValue(), operands.value()));
      }
      in.accept(",");
    }
    return arguments;
  }

  /** {@code metadata ptr %4} is about the register. */
  private LlvmValue noted() {
    return operands.seesType() && !in.sees("{") ? operands.typedValue().value() : operands.value();
  }

  private String label() {
    in.expect("label");
    return AssemblyScanner.bare(in.next());
  }
}
