package heapwright.source.llvm.type;

import heapwright.source.llvm.text.LlvmType;
import java.util.List;
import java.util.Map;

/** The sizes that LLVM gives to its types on x86-64 Linux, in bytes. */
public final class LlvmLayout {
  private final Map<String, LlvmType> named;

  /**
   * @param named the module's types with names
   */
  public LlvmLayout(Map<String, LlvmType> named) {
    this.named = named;
  }

  /** What a name stands for; any other type is its own. */
  public LlvmType resolved(LlvmType type) {
    LlvmType current = type;
    while (current instanceof LlvmType.Named name && named.containsKey(name.name())) {
      current = named.get(name.name());
    }
    return current;
  }

  /** From one element of an array to the next. */
  public long size(LlvmType type) {
    LlvmType real = resolved(type);
    if (real instanceof LlvmType.Whole whole) {
      return rounded((whole.bits() + 7) / 8, alignment(real));
    }
    if (real instanceof LlvmType.Real number) {
      return switch (number.name()) {
        case "float" -> 4;
        case "double" -> 8;
        case "half", "bfloat" -> 2;
        default -> 16;
      };
    }
    if (real instanceof LlvmType.Sequence array) {
      return array.length() * size(array.element());
    }
    if (real instanceof LlvmType.Vector vector) {
      return vector.length() * size(vector.element());
    }
    if (real instanceof LlvmType.Structure structure) {
      return rounded(end(structure, structure.elements().size()), alignment(real));
    }
    return real.isPointer() ? 8 : 1;
  }

  /** Where an element of a structure begins. */
  public long offset(LlvmType.Structure structure, int index) {
    LlvmType element = structure.elements().get(index);
    return rounded(end(structure, index), structure.packed() ? 1 : alignment(element));
  }

  private long end(LlvmType.Structure structure, int count) {
    return count == 0
        ? 0
        : offset(structure, count - 1) + size(structure.elements().get(count - 1));
  }

  private static long rounded(long size, int alignment) {
    return (size + alignment - 1) / alignment * alignment;
  }

  private int alignment(LlvmType type) {
    LlvmType real = resolved(type);
    if (real instanceof LlvmType.Whole whole) {
      int bytes = Integer.highestOneBit(Math.max(1, (whole.bits() + 7) / 8 * 2 - 1));
      // LLVM before 18 aligns i128 to 8 bytes.
      return Math.min(8, bytes);
    }
    if (real instanceof LlvmType.Sequence array) {
      return alignment(array.element());
    }
    if (real instanceof LlvmType.Structure structure) {
      return structure.packed() ? 1 : greatest(structure.elements());
    }
    return (int) Math.min(16, size(real));
  }

  private int greatest(List<LlvmType> elements) {
    return elements.stream().mapToInt(this::alignment).max().orElse(1);
  }
}
