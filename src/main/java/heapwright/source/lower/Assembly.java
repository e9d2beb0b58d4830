package heapwright.source.lower;

import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;

/** Inline assembly. Only what holds no instruction and sets nothing is let through. */
final class Assembly {
  private Assembly() {}

  /** Accepts a compiler barrier, {@code asm volatile ("" ::: "memory")}; refuses the rest. */
  static void pass(IASTASMDeclaration assembly) {
    String text = assembly.getRawSignature();
    String operands = text.substring(text.indexOf('(') + 1).strip();
    if (!operands.startsWith("\"\"") || operands.contains("\"=")) {
      throw new UnsupportedConstruct(assembly, "inline assembly");
    }
  }
}
