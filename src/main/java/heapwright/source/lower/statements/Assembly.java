package heapwright.source.lower.statements;

import heapwright.source.lower.arithmetic.Syntax;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.problems.UnsupportedConstruct;
import heapwright.source.parse.UnitParser;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.cdt.core.dom.ast.IASTASMDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTExpression;

/**
 * Inline assembly. What holds no instruction is a barrier to the compiler: operands that are read
 * and written keep their values, and an output that shares a place with an input has its value.
 */
public final class Assembly {
  private static final Pattern OPERAND =
      Pattern.compile(
          "\\s*(?:\\[\\s*(\\w+)\\s*])?\\s*\"([^\"]*)\"\\s*\\((.*)\\)\\s*", Pattern.DOTALL);

  private static final Pattern TEMPLATE = Pattern.compile("(\"[^\"]*\"\\s*)+");

  /** Instructions without an effect that C could tell. */
  private static final Set<String> IDLE =
      Set.of("", "nop", "pause", "rep;nop", "rep; nop", "mfence", "lfence", "sfence");

  private static final Pattern KEEPS = Pattern.compile("\\+.*|=&?m");

  private final CodeContext code;
  private final IASTASMDeclaration assembly;

  private record Output(String name, String constraint, String place) {}

  private Assembly(CodeContext code, IASTASMDeclaration assembly) {
    this.code = code;
    this.assembly = assembly;
  }

  public static void lower(IASTASMDeclaration assembly, CodeContext code) {
    new Assembly(code, assembly).lower();
  }

  private void lower() {
    String text = assembly.getRawSignature();
    int open = text.indexOf('(');
    List<String> parts = split(text.substring(open + 1, text.lastIndexOf(')')), ':');
    String template = parts.get(0).strip();
    if (!TEMPLATE.matcher(template).matches() || !isIdle(template)) {
      throw unsupported();
    }
    List<Output> outputs = new ArrayList<>();
    if (parts.size() > 1) {
      split(parts.get(1), ',').forEach(operand -> outputs.add(output(operand)));
    }
    if (parts.size() > 2) {
      split(parts.get(2), ',').forEach(operand -> input(operand, outputs));
    }
    // Labels of asm goto are jumped to by instructions only. An object in memory that nothing
    // writes keeps its value; a register would have any.
    if (outputs.stream().anyMatch(o -> !KEEPS.matcher(o.constraint()).matches())) {
      throw unsupported();
    }
  }

  private static boolean isIdle(String template) {
    String text = template.replace("\"", "").replace("\\n", "").replace("\\t", "").strip();
    return IDLE.contains(text) || template.matches("\"\\s*#[^\\\\\"]*\"");
  }

  private UnsupportedConstruct unsupported() {
    return new UnsupportedConstruct(assembly, "inline assembly");
  }

  private Output output(String operand) {
    Matcher parts = OPERAND.matcher(operand);
    if (!parts.matches()) {
      throw unsupported();
    }
    String name = parts.group(1) == null ? "" : parts.group(1);
    return new Output(name, parts.group(2), parts.group(3).strip());
  }

  /** An input is evaluated; one that shares an output's place is assigned to it. */
  private void input(String operand, List<Output> outputs) {
    Output input = output(operand);
    String constraint = input.constraint();
    for (int i = 0; i < outputs.size(); i++) {
      Output output = outputs.get(i);
      boolean shares =
          constraint.equals(Integer.toString(i))
              || !output.name().isEmpty() && constraint.equals("[" + output.name() + "]");
      if (shares) {
        if (!output.place().equals(input.place())) {
          String assigned = "(" + output.place() + ") = (" + input.place() + ")";
          code.expressions().effect(expression(assigned));
        }
        outputs.set(i, new Output(output.name(), "+", output.place()));
        return;
      }
    }
    // What has no effect need not be evaluated, and its text takes no address.
    IASTExpression value = expression(input.place());
    if (Syntax.hasSideEffects(value)) {
      code.expressions().effect(value);
    }
  }

  private IASTExpression expression(String text) {
    return UnitParser.expression(text).orElseThrow(this::unsupported);
  }

  /** The parts between separators that stand in no parentheses and no string. */
  private static List<String> split(String text, char separator) {
    List<String> parts = new ArrayList<>();
    int depth = 0;
    boolean inString = false;
    int start = 0;
    for (int i = 0; i < text.length(); i++) {
      char c = text.charAt(i);
      if (c == '"' && (i == 0 || text.charAt(i - 1) != '\\')) {
        inString = !inString;
      } else if (!inString && (c == '(' || c == '[')) {
        depth++;
      } else if (!inString && (c == ')' || c == ']')) {
        depth--;
      } else if (!inString && depth == 0 && c == separator) {
        parts.add(text.substring(start, i));
        start = i + 1;
      }
    }
    String last = text.substring(start);
    if (!last.isBlank() || separator == ':') {
      parts.add(last);
    }
    return parts;
  }
}
