package heapwright.source.llvm.text;

/** A value as instructions spell it, its type before it. */
public record TypedValue(LlvmType type, LlvmValue value) {}
