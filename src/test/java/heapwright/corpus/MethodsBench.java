package heapwright.corpus;

import heapwright.app.MethodName;
import java.time.Duration;
import java.util.List;
import java.util.Map;

/** The tables of {@code docs/methods.md} with the times that they took. */
final class MethodsBench {
  private MethodsBench() {}

  /** Takes the seconds for each method on each function. */
  public static void main(String[] args) {
    Duration time = Duration.ofNanos((long) (Double.parseDouble(args[0]) * 1e9));
    Comparison comparison = new Comparison(time);
    for (Comparison.Subject subject : Comparison.SUBJECTS) {
      System.out.println(subject.file() + " " + subject.function());
      for (String method : Comparison.METHODS.keySet()) {
        Comparison.Cell cell = comparison.cell(subject, method);
        System.out.printf(
            "  %-14s %-32s %6.2f s%s%n",
            method, cell, cell.seconds(), cell.ended() ? "" : ", the time was used up");
      }
    }
    for (Comparison.Wish wish : Comparison.WISHES) {
      System.out.println(wish.subject().function() + " " + wish.goal());
      for (MethodName method : List.of(MethodName.standard, MethodName.inka)) {
        Map.Entry<String, Double> answer = comparison.answer(wish, method);
        System.out.printf("  %-14s %-8s %6.2f s%n", method, answer.getKey(), answer.getValue());
      }
    }
  }
}
