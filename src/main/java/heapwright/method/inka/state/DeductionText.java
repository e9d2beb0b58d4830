package heapwright.method.inka.state;

import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.solve.domains.engine.Deduction;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import java.util.stream.Stream;

/** What was deduced, for readers: a line each, and no more lines than people read. */
public final class DeductionText {
  private static final int MOST_STEPS = 8;
  private static final int MOST_LINKS = 8;
  private static final Pattern CONVERSION = Pattern.compile("(.*) = \\([su]\\d+\\) \\1");
  private static final Set<String> ANYTHING =
      Stream.of(8, 16, 32, 64)
          .flatMap(bits -> Stream.of(new WordType(bits, true), new WordType(bits, false)))
          .map(type -> type.all().toString())
          .collect(Collectors.toSet());

  private DeductionText() {}

  /**
   * Why nothing is possible.
   *
   * @param learnt what holds in every round of loops, and of every call of some functions
   * @param refuted outcomes that cannot be, in the order in which that was shown
   * @param last the deductions that contradict one another in the end
   */
  public static List<String> of(List<String> learnt, List<String> refuted, List<Deduction> last) {
    List<String> lines = new ArrayList<>(latest(learnt, MOST_STEPS));
    lines.addAll(latest(refuted, MOST_STEPS));
    lines.addAll(links(last, MOST_LINKS));
    return lines;
  }

  /** The last deductions of a chain, a line each. */
  static List<String> links(List<Deduction> chain, int most) {
    List<Deduction> links = chain.stream().filter(link -> !isConversion(link)).toList();
    return latest(links, most).stream().map(DeductionText::spelled).toList();
  }

  /** The operator of a decision that is open. */
  public static String operator(CallFrame frame, DomainValue subject, boolean isLoop) {
    String condition = subject instanceof Word word ? word.name() : "anything";
    int outcomes = frame.code().terminator().successors().size();
    String between =
        IntStream.range(0, outcomes)
            .mapToObj(i -> name(frame.code().terminator(), i))
            .collect(Collectors.joining(", "));
    return (isLoop ? "w(" : "ite(") + condition + ", " + between + ")";
  }

  /** How a decision goes. */
  public static String outcome(CallFrame frame, int outcome) {
    return line(frame) + " goes " + name(frame.code().terminator(), outcome);
  }

  private static boolean isConversion(Deduction link) {
    return isConversion(link.operator());
  }

  /** A truth value as a number says nothing new. */
  public static boolean isConversion(String operator) {
    return CONVERSION.matcher(operator).matches();
  }

  /** A domain in words, where it is all of a type. */
  public static String domain(String text) {
    return ANYTHING.contains(text) ? "anything" : text;
  }

  /** A change that leaves nothing, with what was demanded. */
  public static String contradiction(Deduction last) {
    return spelled(
        new Deduction("", last.operator(), last.variable(), last.before(), last.after()));
  }

  private static <T> List<T> latest(List<T> all, int most) {
    return all.subList(Math.max(0, all.size() - most), all.size());
  }

  private static String spelled(Deduction link) {
    String where = link.origin().isEmpty() ? "" : link.origin() + ": ";
    String how = link.operator().isEmpty() ? "" : link.operator() + ", ";
    String before = link.variable() + " was " + domain(link.before());
    return where + before + ", " + how + "so " + domain(link.after());
  }

  /** What holds of a register whenever control reaches the gate of a loop. */
  public static String everyRound(ConstraintState exit, Word word) {
    return line(exit.frame()) + ": in every round " + word.name() + " is " + word.values();
  }

  /** A loop that need not be gone round. */
  public static String roundWithoutProgress(CallFrame frame) {
    return line(frame) + ": after any round no path leads to the goal";
  }

  /** A decision none of whose outcomes leads to the goal. */
  public static String blocked(CallFrame frame, DomainValue subject) {
    String known =
        subject instanceof Word word ? word.name() + " is " + word.values() : "nothing is known";
    return line(frame) + ": " + known + ", with which no path leads to the goal";
  }

  /** An outcome that cannot be, and why. */
  public static String refuted(CallFrame frame, int outcome, List<Deduction> chain) {
    String why = chain.isEmpty() ? "" : ", since " + spelled(chain.get(chain.size() - 1));
    return line(frame) + " does not go " + name(frame.code().terminator(), outcome) + why;
  }

  private static String line(CallFrame frame) {
    return place(frame.code().terminator().span());
  }

  /** Where something stands; what is ours, as a range, has no line. */
  public static String place(SourceSpan span) {
    String path = span.file().path();
    return path.startsWith("<") && path.endsWith(">")
        ? path.substring(1, path.length() - 1)
        : "line " + span.line();
  }

  private static String name(Terminator end, int outcome) {
    if (end instanceof Terminator.Branch branch) {
      return branch.decision() + (outcome == 0 ? ":T" : ":F");
    }
    return ((Terminator.Switch) end).decision() + ":" + outcome;
  }
}
