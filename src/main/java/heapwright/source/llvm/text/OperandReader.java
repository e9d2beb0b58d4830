package heapwright.source.llvm.text;

import heapwright.source.llvm.text.AssemblyScanner.Unreadable;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;

/** Reads types and values. */
final class OperandReader {
  private static final Set<String> REALS =
      Set.of("float", "double", "x86_fp80", "half", "bfloat", "fp128", "ppc_fp128");
  private static final Set<String> PLAIN =
      Set.of("ptr", "void", "label", "metadata", "token", "opaque", "x86_mmx");
  private static final Set<String> CASTS =
      Set.of("ptrtoint", "inttoptr", "bitcast", "trunc", "zext", "sext", "addrspacecast");
  private final AssemblyScanner in;

  OperandReader(AssemblyScanner in) {
    this.in = in;
  }

  /** Whether a type is next, and no attribute. */
  boolean seesType() {
    String word = in.peek();
    return word.isEmpty()
        || "%[{<".indexOf(word.charAt(0)) >= 0
        || REALS.contains(word)
        || PLAIN.contains(word)
        || word.matches("i[0-9]+");
  }

  LlvmType type() {
    LlvmType type = pointers(simpleType());
    if (in.accept("(")) {
      List<LlvmType> parameters = new ArrayList<>();
      boolean variadic = false;
      while (!in.accept(")")) {
        if (in.accept("...")) {
          variadic = true;
        } else {
          parameters.add(type());
        }
        in.accept(",");
      }
      return pointers(new LlvmType.Signature(type, parameters, variadic));
    }
    return type;
  }

  /** Versions before 15 can be made to say what pointers lead to; here all are alike. */
  private LlvmType pointers(LlvmType target) {
    LlvmType type = target;
    while (in.accept("*")) {
      type = LlvmType.Plain.PTR;
    }
    return type;
  }

  private LlvmType simpleType() {
    String word = in.next();
    if (word.matches("i[0-9]+")) {
      return new LlvmType.Whole(Integer.parseInt(word.substring(1)));
    }
    if (REALS.contains(word)) {
      return new LlvmType.Real(word);
    }
    if (PLAIN.contains(word)) {
      return new LlvmType.Plain(word);
    }
    if (word.startsWith("%")) {
      return new LlvmType.Named(AssemblyScanner.bare(word));
    }
    return switch (word) {
      case "[" -> sequence("]");
      case "{" -> structure(false);
      case "<" -> in.accept("{") ? packed() : sequence(">");
      default -> throw new Unreadable("the type '" + word + "'");
    };
  }

  private LlvmType packed() {
    LlvmType type = structure(true);
    in.expect(">");
    return type;
  }

  private LlvmType sequence(String close) {
    long length = Long.parseLong(in.next());
    in.expect("x");
    LlvmType element = type();
    in.expect(close);
    return close.equals("]")
        ? new LlvmType.Sequence(length, element)
        : new LlvmType.Vector(length, element);
  }

  private LlvmType structure(boolean packed) {
    List<LlvmType> elements = new ArrayList<>();
    while (!in.accept("}")) {
      elements.add(type());
      in.accept(",");
    }
    return new LlvmType.Structure(elements, packed);
  }

  TypedValue typedValue() {
    LlvmType type = type();
    return new TypedValue(type, value());
  }

  LlvmValue value() {
    String word = in.next();
    char first = word.charAt(0);
    if (first == '%') {
      return new LlvmValue.Register(AssemblyScanner.bare(word));
    }
    if (first == '@') {
      return new LlvmValue.Symbol(AssemblyScanner.bare(word));
    }
    if (first == '!') {
      return new LlvmValue.Note(note(word));
    }
    if (word.startsWith("c\"")) {
      return new LlvmValue.Text(AssemblyScanner.bytes(word.substring(2, word.length() - 1)));
    }
    if (first == '-' || Character.isDigit(first)) {
      return number(word);
    }
    return word.length() == 1 ? aggregate(word) : named(word);
  }

  /** {@code !7}, or {@code !DIExpression()}. */
  private String note(String word) {
    if (in.sees("(")) {
      in.skipBrackets();
    }
    return word;
  }

  private static LlvmValue number(String word) {
    return word.startsWith("0x") || word.contains(".") || word.contains("e")
        ? new LlvmValue.Fraction(word)
        : new LlvmValue.Number(new BigInteger(word));
  }

  private LlvmValue named(String word) {
    if (CASTS.contains(word)) {
      in.expect("(");
      TypedValue operand = typedValue();
      in.expect("to");
      LlvmType type = type();
      in.expect(")");
      return new LlvmValue.Converted(word, operand, type);
    }
    return switch (word) {
      case "true" -> new LlvmValue.Number(BigInteger.ONE);
      case "false" -> new LlvmValue.Number(BigInteger.ZERO);
      case "null", "zeroinitializer", "none" -> new LlvmValue.Zero();
      case "undef", "poison" -> new LlvmValue.Undefined();
      case "getelementptr" -> element();
      case "add", "sub", "mul", "and", "or", "xor", "shl" -> computed(word);
      default -> throw new Unreadable("the value '" + word + "'");
    };
  }

  private LlvmValue computed(String operation) {
    in.acceptAll(Set.of("nuw", "nsw"));
    in.expect("(");
    TypedValue left = typedValue();
    in.expect(",");
    TypedValue right = typedValue();
    in.expect(")");
    return new LlvmValue.Computed(operation, left, right);
  }

  private LlvmValue element() {
    in.acceptAll(Set.of("inbounds", "nuw", "nusw"));
    in.expect("(");
    LlvmType source = type();
    in.expect(",");
    TypedValue base = typedValue();
    List<TypedValue> indices = new ArrayList<>();
    while (in.accept(",")) {
      in.accept("inrange");
      indices.add(typedValue());
    }
    in.expect(")");
    return new LlvmValue.Element(source, base, indices);
  }

  private LlvmValue aggregate(String open) {
    String close = open.equals("[") ? "]" : open.equals("{") ? "}" : ">";
    boolean packed = open.equals("<") && in.accept("{");
    List<TypedValue> elements = new ArrayList<>();
    while (!in.accept(packed ? "}" : close)) {
      elements.add(typedValue());
      in.accept(",");
    }
    if (packed) {
      in.expect(">");
    }
    return new LlvmValue.Aggregate(elements);
  }
}
