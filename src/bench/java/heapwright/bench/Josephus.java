package heapwright.bench;

import heapwright.app.program.CLibrary;
import heapwright.goal.reach.Instrumentation;
import heapwright.goal.reach.Instrumentation.Instrumented;
import heapwright.goal.reach.ReachGoal;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.method.ReachResult;
import heapwright.method.SingleGoalMethod;
import heapwright.method.budget.Budget;
import heapwright.method.inka.Inka;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.lang.management.ManagementFactory;
import java.nio.charset.StandardCharsets;
import java.nio.file.Path;
import java.time.Duration;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Collectors;

/**
 * The second loop of the Josephus program at least k times. Each k has a process of its own, so
 * that the time includes everything from the start of the machine.
 */
final class Josephus {
  private static final int[] TIMES = {5, 10, 15, 40, 80, 100, 200};
  private static final double NANOS = 1e9;
  private static final String ONE = "--one";

  private Josephus() {}

  /** Takes the program and perhaps the file of results. */
  public static void main(String[] args) throws IOException, InterruptedException {
    if (args[0].equals(ONE)) {
      System.out.println(one(Path.of(args[1]), args[2]));
      return;
    }
    Results results = new Results("INKA on Josephus (bench/josephus)");
    results.say("goal            processor seconds, cold    to half as often    input");
    Map<Integer, Double> taken = new HashMap<>();
    for (int k : TIMES) {
      String[] answer = started(args[0], "11 >= " + k).split(" ", 2);
      double seconds = Double.parseDouble(answer[0]);
      taken.put(k, seconds);
      String growth =
          taken.containsKey(k / 2) ? String.format("%.1f", seconds / taken.get(k / 2)) : "";
      results.say(String.format("11 >= %-9d %-26.1f %-19s %s", k, seconds, growth, answer[1]));
    }
    String[] exact = started(args[0], "13 == 4 @ 11:1").split(" ", 2);
    results.say(
        String.format("13 == 4 @ 11:1  %-46.1f %s", Double.parseDouble(exact[0]), exact[1]));
    if (args.length > 1) {
      results.recordIn(Path.of(args[1]));
    }
  }

  private static String started(String file, String goal) throws IOException, InterruptedException {
    List<String> command = new ArrayList<>();
    command.add(ProcessHandle.current().info().command().orElse("java"));
    command.addAll(List.of("-Xss16m", "-Xmx2g", "-cp", System.getProperty("java.class.path")));
    command.addAll(List.of(Josephus.class.getName(), ONE, file, goal));
    Process process =
        new ProcessBuilder(command).redirectError(ProcessBuilder.Redirect.INHERIT).start();
    String said =
        new String(process.getInputStream().readAllBytes(), StandardCharsets.UTF_8).strip();
    process.waitFor();
    return said;
  }

  private static String one(Path file, String text) {
    CFrontEnd frontEnd = new CFrontEnd();
    SourceReading reading =
        frontEnd.read(new SourceRequest(file, "gcc", List.of(), DataModel.LP64));
    Program unit = ((SourceReading.Translated) reading).program();
    Program program = new CLibrary(frontEnd).link(unit, ConcreteMachine.libraryRoots());
    Function function = program.functionsNamed("josephus").get(0);
    ReachGoal goal = ((ReachGoal.Parsed.Right) ReachGoal.parse(function, text)).goal();
    Instrumented target = Instrumentation.of(program, goal, Map.of());
    ReachResult answer =
        new SingleGoalMethod(target, new Inka(target.program()), List.of(), System::nanoTime)
            .pursue(Budget.of(Duration.ofMinutes(10)));
    return String.format("%.2f %s", spent(), spelled(answer));
  }

  /** What this process has used of the processors so far. */
  private static double spent() {
    if (ManagementFactory.getOperatingSystemMXBean()
        instanceof com.sun.management.OperatingSystemMXBean system) {
      return system.getProcessCpuTime() / NANOS;
    }
    return ManagementFactory.getRuntimeMXBean().getUptime() / 1000.0;
  }

  private static String spelled(ReachResult answer) {
    return answer instanceof ReachResult.Input input
        ? input.executed().input().arguments().stream()
            .map(a -> a.parameter().name() + " = " + number(a.cells().get(0).value()))
            .collect(Collectors.joining(", "))
        : answer.toString();
  }

  private static String number(heapwright.testcase.InputValue value) {
    return value instanceof heapwright.testcase.InputValue.Number n
        ? n.value().toString()
        : value.toString();
  }
}
