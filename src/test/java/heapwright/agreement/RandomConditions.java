package heapwright.agreement;

import java.util.List;
import java.util.Random;

/**
 * Programs full of random conditions, some of which are known before they run, with effects that
 * show which parts of them ran and in what order. None has undefined behaviour: in what C leaves
 * unordered only one side changes anything, and the other is constant.
 */
final class RandomConditions {
  private static final int FUNCTIONS = 40;
  private static final int DEPTH = 3;
  private static final List<String> CONSTANTS =
      List.of("0", "1", "2", "0", "1", "(1 > 2)", "3 - 3");
  private static final List<String> PURE =
      List.of("a", "b", "c", "a < b", "c == 0", "b >= 1", "a != c", "!b", "!!c", "a & 1", "l > a");
  private static final String START =
      """
      #include <stdio.h>
      static unsigned trace;
      static int note(int digit, int value) {
        trace = trace * 31 + digit;
        return value;
      }
      """;

  private final Random random;
  private final StringBuilder text = new StringBuilder(START);
  private int notes;

  private RandomConditions(long seed) {
    this.random = new Random(seed);
  }

  static String program(long seed) {
    RandomConditions conditions = new RandomConditions(seed);
    for (int i = 0; i < FUNCTIONS; i++) {
      conditions.function(i);
    }
    conditions.main();
    return conditions.text.toString();
  }

  private void function(int number) {
    line("static long f" + number + "(int a, int b, int c, long l) {");
    line("  int r = 0;");
    line("  double d = 0;");
    for (int i = 0; i < 4; i++) {
      statement();
    }
    line("  return r + 16 * a + 64 * b + 256 * c + 1024 * l + (long)(d * 4096);");
    line("}");
  }

  private void statement() {
    String condition = condition(DEPTH);
    switch (random.nextInt(9)) {
      case 0, 1 -> line("  if (" + condition + ") r += 1;");
      case 2 -> line("  if (" + condition + ") r += 2; else r += 5;");
      case 3 -> line("  for (int i = 0; i < 3 && (" + condition + "); i++) r += 7;");
      case 4 -> line("  r += " + number(condition) + ";");
      case 5 -> line("  l = " + number(condition) + ";");
      case 6 -> line("  d = " + number(condition) + ";");
      case 7 -> line("  " + condition + ";");
      default -> line("  r = note(9, " + number(condition) + ");");
    }
  }

  private String number(String condition) {
    return switch (random.nextInt(5)) {
      case 0 -> random.nextInt(4) + " + (" + condition + ")";
      case 1 -> "(" + condition + ") * " + random.nextInt(5);
      case 2 -> "(" + condition + ") ? " + constant() + " : " + constant();
      default -> condition;
    };
  }

  private String condition(int depth) {
    if (depth == 0) {
      return leaf();
    }
    return switch (random.nextInt(10)) {
      case 0, 1, 2 -> inner(depth) + " && " + inner(depth);
      case 3, 4, 5 -> inner(depth) + " || " + inner(depth);
      case 6 -> inner(depth) + " ? " + inner(depth) + " : " + inner(depth);
      case 7 -> "!" + inner(depth);
      case 8 -> compared(depth);
      default -> leaf();
    };
  }

  private String inner(int depth) {
    return "(" + condition(depth - 1) + ")";
  }

  /** A choice or a truth beside a constant. */
  private String compared(int depth) {
    String relation = List.of("==", "!=", "<", ">").get(random.nextInt(4));
    String side =
        random.nextBoolean()
            ? "(" + inner(depth) + " ? " + leaf() + " : " + constant() + ")"
            : inner(depth);
    return random.nextInt(4) == 0
        ? constant() + " " + relation + " " + side
        : side + " " + relation + " " + constant();
  }

  private String leaf() {
    return switch (random.nextInt(8)) {
      case 0, 1 -> "note(" + ++notes % 1000 + ", " + pure() + ")";
      case 2 -> constant();
      case 3 -> "(" + variable() + " = " + constant() + ")";
      case 4 -> "(note(" + ++notes % 1000 + ", 0), " + pure() + ")";
      default -> pure();
    };
  }

  private String pure() {
    return PURE.get(random.nextInt(PURE.size()));
  }

  private String constant() {
    return CONSTANTS.get(random.nextInt(CONSTANTS.size()));
  }

  private String variable() {
    return List.of("a", "b", "c").get(random.nextInt(3));
  }

  private void main() {
    line("int main(void) {");
    line("  for (int i = 0; i < 27; i++) {");
    line("    int a = i % 3 - 1, b = i / 3 % 3, c = i / 9;");
    for (int i = 0; i < FUNCTIONS; i++) {
      line("    printf(\"%ld \", f" + i + "(a, b, c, 1));");
      line("    printf(\"%u\\n\", trace);");
    }
    line("  }");
    line("  return 0;");
    line("}");
  }

  private void line(String line) {
    text.append(line).append('\n');
  }
}
