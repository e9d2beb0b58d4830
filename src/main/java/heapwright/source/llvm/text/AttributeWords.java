package heapwright.source.llvm.text;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** Reads the words before a type or behind a list of parameters: linkage, attributes. */
final class AttributeWords {
  private final AssemblyScanner in;
  private final OperandReader operands;
  private final List<String> words = new ArrayList<>();
  private Optional<LlvmType> byValue = Optional.empty();

  AttributeWords(AssemblyScanner in, OperandReader operands) {
    this.in = in;
    this.operands = operands;
  }

  /** Everything up to a type, or what can only be a value. */
  AttributeWords beforeType() {
    while (!in.atEnd() && !operands.seesType() && !in.sees("...") && isAttribute(in.peek())) {
      one();
    }
    return this;
  }

  /** As before a type, where the type is there already. */
  AttributeWords beforeValue() {
    while (!in.atEnd() && isAttribute(in.peek()) && !isConstant(in.peek())) {
      one();
    }
    return this;
  }

  private static boolean isAttribute(String word) {
    return Character.isLetter(word.charAt(0)) && word.indexOf('"') < 0;
  }

  private static boolean isConstant(String word) {
    return switch (word) {
      case "true", "false", "null", "zeroinitializer", "undef", "poison", "none" -> true;
      case "getelementptr", "ptrtoint", "inttoptr", "bitcast", "trunc", "zext", "sext" -> true;
      case "add", "sub", "mul", "and", "or", "xor", "shl", "to" -> true;
      default -> false;
    };
  }

  private void one() {
    String word = in.next();
    words.add(word);
    if (word.equals("byval") && in.accept("(")) {
      byValue = Optional.of(operands.type());
      in.expect(")");
    } else if (in.sees("(")) {
      in.skipBrackets();
    } else if (word.equals("align")) {
      words.add(in.next());
    }
  }

  List<String> words() {
    return words;
  }

  Optional<LlvmType> byValue() {
    return byValue;
  }
}
