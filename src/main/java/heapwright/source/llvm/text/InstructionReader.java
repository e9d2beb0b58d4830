package heapwright.source.llvm.text;

import heapwright.source.llvm.text.LlvmInstruction.Operation;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/** Reads one instruction, which may stand on several lines. */
final class InstructionReader {
  private static final Pattern LOCATION = Pattern.compile(", !dbg !([0-9]+)");
  private static final Set<String> ARITHMETIC =
      Set.of(
          "add", "sub", "mul", "udiv", "sdiv", "urem", "srem", "shl", "lshr", "ashr", "and", "or",
          "xor", "fadd", "fsub", "fmul", "fdiv", "frem");
  private static final Set<String> CASTS =
      Set.of(
          "trunc",
          "zext",
          "sext",
          "fptrunc",
          "fpext",
          "fptoui",
          "fptosi",
          "uitofp",
          "sitofp",
          "ptrtoint",
          "inttoptr",
          "bitcast",
          "addrspacecast",
          "freeze");
  static final Set<String> FLAGS =
      Set.of(
          "nuw",
          "nsw",
          "exact",
          "disjoint",
          "nneg",
          "fast",
          "nnan",
          "ninf",
          "nsz",
          "arcp",
          "contract",
          "afn",
          "reassoc");
  private static final Set<String> TAILS = Set.of("tail", "musttail", "notail");

  private final AssemblyScanner in;
  private final OperandReader operands;
  private final String text;

  private InstructionReader(String text) {
    this.text = text;
    this.in = new AssemblyScanner(text);
    this.operands = new OperandReader(in);
  }

  static LlvmInstruction read(String text) {
    return new InstructionReader(text).instruction();
  }

  private LlvmInstruction instruction() {
    String result = "";
    if (in.peek().startsWith("%")) {
      result = AssemblyScanner.bare(in.next());
      in.expect("=");
    }
    String opcode = in.next();
    Matcher location = LOCATION.matcher(text);
    Optional<Integer> at =
        location.find() ? Optional.of(Integer.valueOf(location.group(1))) : Optional.empty();
    return new LlvmInstruction(result, operation(opcode), at);
  }

  private Operation operation(String opcode) {
    if (ARITHMETIC.contains(opcode)) {
      List<String> flags = in.acceptAll(FLAGS);
      TypedValue left = operands.typedValue();
      in.expect(",");
      return new LlvmInstruction.Arithmetic(
          opcode, flags, left.type(), left.value(), operands.value());
    }
    if (CASTS.contains(opcode)) {
      return cast(opcode);
    }
    return switch (opcode) {
      case "alloca" -> alloca();
      case "load" -> load();
      case "store" -> store();
      case "atomicrmw" -> modification();
      case "cmpxchg" -> exchange();
      case "getelementptr" -> element();
      case "icmp", "fcmp" -> compare(opcode.equals("fcmp"));
      case "fneg" -> negation();
      case "br" -> branch();
      case "ret" -> new LlvmInstruction.Return(returned());
      case "unreachable" -> new LlvmInstruction.Unreachable();
      case "resume" -> new LlvmInstruction.Resume(operands.typedValue());
      case "landingpad" -> landingPad();
      case "phi" -> phi();
      case "select" -> select();
      case "switch" -> choice();
      case "call", "invoke" -> new CallReader(in, operands).call(opcode);
      case "extractvalue", "insertvalue" -> part(opcode);
      default -> TAILS.contains(opcode) ? operation(in.next()) : new LlvmInstruction.Other(opcode);
    };
  }

  private Operation cast(String opcode) {
    in.acceptAll(FLAGS);
    TypedValue operand = operands.typedValue();
    LlvmType type = in.accept("to") ? operands.type() : operand.type();
    return new LlvmInstruction.Cast(opcode, operand, type);
  }

  private Operation alloca() {
    in.accept("inalloca");
    LlvmType type = operands.type();
    TypedValue count = new TypedValue(new LlvmType.Whole(64), new LlvmValue.Number(BigInteger.ONE));
    int alignment = 1;
    while (in.accept(",")) {
      if (in.accept("align")) {
        alignment = Integer.parseInt(in.next());
      } else if (operands.seesType()) {
        count = operands.typedValue();
      } else {
        break;
      }
    }
    return new LlvmInstruction.Alloca(type, count, alignment);
  }

  private Operation load() {
    // What one thread does alone is atomic.
    in.acceptAll(Set.of("atomic", "volatile"));
    LlvmType type = operands.type();
    in.expect(",");
    TypedValue address = operands.typedValue();
    return new LlvmInstruction.Load(type, address);
  }

  private Operation store() {
    in.acceptAll(Set.of("atomic", "volatile"));
    TypedValue value = operands.typedValue();
    in.expect(",");
    TypedValue address = operands.typedValue();
    return new LlvmInstruction.Store(value, address);
  }

  private Operation modification() {
    in.accept("volatile");
    String operator = in.next();
    TypedValue address = operands.typedValue();
    in.expect(",");
    return new LlvmInstruction.Modify(operator, address, operands.typedValue());
  }

  private Operation exchange() {
    in.acceptAll(Set.of("weak", "volatile"));
    TypedValue address = operands.typedValue();
    in.expect(",");
    TypedValue expected = operands.typedValue();
    in.expect(",");
    return new LlvmInstruction.Exchange(address, expected, operands.typedValue());
  }

  private Operation element() {
    in.acceptAll(Set.of("inbounds", "nuw", "nusw"));
    LlvmType source = operands.type();
    in.expect(",");
    TypedValue base = operands.typedValue();
    List<TypedValue> indices = new ArrayList<>();
    while (in.accept(",") && operands.seesType()) {
      indices.add(operands.typedValue());
    }
    return new LlvmInstruction.ElementPointer(source, base, indices);
  }

  private Operation compare(boolean fractions) {
    in.acceptAll(FLAGS);
    String predicate = in.next();
    TypedValue left = operands.typedValue();
    in.expect(",");
    return new LlvmInstruction.Compare(
        fractions, predicate, left.type(), left.value(), operands.value());
  }

  private Operation negation() {
    in.acceptAll(FLAGS);
    return new LlvmInstruction.Negation(operands.typedValue());
  }

  private String label() {
    in.expect("label");
    return AssemblyScanner.bare(in.next());
  }

  private Operation branch() {
    if (in.sees("label")) {
      return new LlvmInstruction.Jump(label());
    }
    LlvmValue condition = operands.typedValue().value();
    in.expect(",");
    String ifTrue = label();
    in.expect(",");
    return new LlvmInstruction.Branch(condition, ifTrue, label());
  }

  private TypedValue returned() {
    LlvmType type = operands.type();
    return new TypedValue(type, type.isVoid() ? new LlvmValue.Zero() : operands.value());
  }

  private Operation landingPad() {
    LlvmType type = operands.type();
    boolean cleanup = false;
    boolean filters = false;
    List<TypedValue> clauses = new ArrayList<>();
    while (true) {
      if (in.accept("cleanup")) {
        cleanup = true;
      } else if (in.accept("catch")) {
        clauses.add(operands.typedValue());
      } else if (in.accept("filter")) {
        filters = true;
        operands.typedValue();
      } else {
        return new LlvmInstruction.LandingPad(type, cleanup, clauses, filters);
      }
    }
  }

  private Operation phi() {
    in.acceptAll(FLAGS);
    LlvmType type = operands.type();
    List<LlvmInstruction.Incoming> incoming = new ArrayList<>();
    do {
      in.expect("[");
      LlvmValue value = operands.value();
      in.expect(",");
      incoming.add(new LlvmInstruction.Incoming(value, AssemblyScanner.bare(in.next())));
      in.expect("]");
    } while (in.accept(",") && in.sees("["));
    return new LlvmInstruction.Phi(type, incoming);
  }

  private Operation select() {
    in.acceptAll(FLAGS);
    TypedValue condition = operands.typedValue();
    in.expect(",");
    TypedValue ifTrue = operands.typedValue();
    in.expect(",");
    return new LlvmInstruction.Select(condition, ifTrue, operands.typedValue());
  }

  private Operation choice() {
    TypedValue subject = operands.typedValue();
    in.expect(",");
    String otherwise = label();
    in.expect("[");
    List<LlvmInstruction.Choice> choices = new ArrayList<>();
    while (!in.accept("]")) {
      TypedValue value = operands.typedValue();
      in.expect(",");
      choices.add(new LlvmInstruction.Choice(((LlvmValue.Number) value.value()).value(), label()));
    }
    return new LlvmInstruction.Switch(subject, otherwise, choices);
  }

  private Operation part(String opcode) {
    TypedValue aggregate = operands.typedValue();
    in.expect(",");
    if (opcode.equals("extractvalue")) {
      return new LlvmInstruction.ExtractValue(aggregate, path());
    }
    TypedValue element = operands.typedValue();
    in.expect(",");
    return new LlvmInstruction.InsertValue(aggregate, element, path());
  }

  private List<Integer> path() {
    List<Integer> path = new ArrayList<>();
    do {
      path.add(Integer.valueOf(in.next()));
    } while (in.accept(",") && in.peek().matches("[0-9]+"));
    return path;
  }
}
