package heapwright.machine.number.math;

import static heapwright.machine.number.math.GlibcProgram.bits;
import static heapwright.machine.number.math.GlibcProgram.shown;

import heapwright.machine.number.ExtendedDouble;
import heapwright.machine.number.GccAgreement;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/** Asks functions of one or of two numbers, ours and glibc's, and measures the distances. */
final class GlibcComparison {
  private static final List<Character> TYPES = List.of('d', 'f', 'e');

  /** Ours may be next to the exact result, so that it can be one unit farther from glibc's. */
  private static final int OWN_ERROR = 1;

  private final List<String> questions = new ArrayList<>();
  private final List<String> answers = new ArrayList<>();
  private final Map<String, List<Integer>> errors = new LinkedHashMap<>();

  /** States glibc's own error in units of the last place for double, float, long double. */
  void allow(String function, int d, int f, int e) {
    errors.put(function, List.of(d, f, e));
  }

  void ask(UnaryFunction f, double x) {
    double v = f.at(x);
    questions.add(f.symbol() + " d " + bits(x));
    answers.add(shown(bits(v), f.error(FloatClass.of(x), FloatClass.of(v))));
  }

  void ask(UnaryFunction f, float x) {
    float v = f.at(x);
    questions.add(f.symbol() + " f " + bits(x));
    answers.add(shown(bits(v), f.error(FloatClass.of(x), FloatClass.of(v))));
  }

  void ask(UnaryFunction f, ExtendedDouble x) {
    ExtendedDouble v = f.at(x);
    questions.add(f.symbol() + " e " + bits(x));
    answers.add(shown(bits(v), f.error(FloatClass.of(x), FloatClass.of(v))));
  }

  void ask(BinaryFunction f, double x, double y) {
    double v = f.at(x, y);
    questions.add(f.symbol() + " d " + bits(x) + " " + bits(y));
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    answers.add(shown(bits(v), error));
  }

  void ask(BinaryFunction f, float x, float y) {
    float v = f.at(x, y);
    questions.add(f.symbol() + " f " + bits(x) + " " + bits(y));
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    answers.add(shown(bits(v), error));
  }

  void ask(BinaryFunction f, ExtendedDouble x, ExtendedDouble y) {
    ExtendedDouble v = f.at(x, y);
    questions.add(f.symbol() + " e " + bits(x) + " " + bits(y));
    MathError error = f.error(FloatClass.of(x), FloatClass.of(y), FloatClass.of(v));
    answers.add(shown(bits(v), error));
  }

  /** Every function that differs more than it may; empty if all is well. */
  String complaints() {
    List<String> names = Stream.of(UnaryFunction.values()).map(UnaryFunction::symbol).toList();
    return complaints(GlibcProgram.unary(names));
  }

  /** The same for functions of two numbers. */
  String binaryComplaints() {
    List<String> names = Stream.of(BinaryFunction.values()).map(BinaryFunction::symbol).toList();
    return complaints(GlibcProgram.binary(names));
  }

  private String complaints(String program) {
    List<String> theirs = GccAgreement.run(program, String.join("\n", questions) + "\n");
    Map<String, Closeness> found = new LinkedHashMap<>();
    for (int i = 0; i < questions.size(); i++) {
      String[] words = questions.get(i).split(" ");
      found
          .computeIfAbsent(words[0] + " " + words[1], Closeness::new)
          .add(words[1].charAt(0), questions.get(i), answers.get(i), theirs.get(i));
    }
    List<String> complaints = new ArrayList<>();
    errors.forEach(
        (function, error) -> {
          for (int i = 0; i < TYPES.size(); i++) {
            Closeness closeness = found.get(function + " " + TYPES.get(i));
            complaints.addAll(closeness.complaints(error.get(i) + OWN_ERROR));
          }
        });
    return String.join("\n", complaints);
  }
}
