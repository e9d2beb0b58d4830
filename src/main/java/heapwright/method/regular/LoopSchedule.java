package heapwright.method.regular;

import heapwright.analysis.Loops.Loop;
import heapwright.goal.Goal;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;

/**
 * How a path goes.
 *
 * @param rounds of the loops that are counted
 * @param others rounds of all other loops, such as the library's
 * @param tiebreak what is preferred where no loop is concerned
 */
record LoopSchedule(Map<LoopMap.LoopId, Integer> rounds, int others, Tiebreak tiebreak) {

  /** What to do at a decision that no loop depends on. */
  enum Tiebreak {
    /** What leads to the goal sooner. */
    NEAREST,
    /** The first of the outcomes. */
    FIRST,
    /** The last. */
    LAST
  }

  LoopSchedule {
    rounds = Map.copyOf(rounds);
  }

  int of(LoopMap.LoopId loop) {
    return rounds.getOrDefault(loop, others);
  }

  /** The schedules that are worth trying, those of short paths first. */
  static final class LoopSchedules {
    private static final List<Integer> FEW = List.of(1, 0, 2);
    private static final List<Integer> MANY = List.of(3, 4, 8, 16, 32, 64, 128, 256, 512);
    private static final int MOST = 20_000;

    /** With more loops, not all combinations are tried. */
    private static final int FREE = 3;

    /** Longer paths are not followed. */
    private static final long LONGEST = 200_000;

    private final Function function;
    private final List<Loop> loops;
    private final Set<LoopSchedule> all = new LinkedHashSet<>();

    private LoopSchedules(Function function, LoopMap map) {
      this.function = function;
      loops = map.all(function);
    }

    /** For a function, whose goals may say which numbers are of interest. */
    static List<LoopSchedule> of(
        Program program, Function function, Collection<Goal> goals, LoopMap map) {
      LoopSchedules schedules = new LoopSchedules(function, map);
      Set<Integer> special = new TreeSet<>();
      goals.forEach(goal -> special.addAll(constants(program, goal)));
      schedules.combine(List.of());
      Set<Integer> many = new LinkedHashSet<>(special);
      many.addAll(MANY);
      many.forEach(number -> schedules.combine(List.of(number)));
      List<LoopSchedule> sorted = new ArrayList<>(schedules.all);
      sorted.removeIf(schedule -> schedules.length(schedule) > LONGEST);
      sorted.sort(Comparator.comparingLong(schedules::length));
      return sorted;
    }

    /** The numbers that a goal's decision compares with, and those beside them. */
    private static Set<Integer> constants(Program program, Goal goal) {
      Set<Integer> found = new TreeSet<>();
      if (goal instanceof Goal.Branch branch) {
        Terminator end =
            program.functions().get(branch.function()).block(branch.from()).terminator();
        end.operands().forEach(operand -> constants(operand, found));
      }
      return found;
    }

    private static void constants(Expression expression, Set<Integer> found) {
      if (expression instanceof Expression.IntegerConstant constant
          && constant.value() > 2
          && constant.value() < MOST) {
        int value = (int) constant.value();
        found.addAll(List.of(value - 1, value, value + 1));
      }
      expression.operands().forEach(operand -> constants(operand, found));
    }

    /** All loops take few rounds or the given numbers. */
    private void combine(List<Integer> more) {
      List<Integer> choice = new ArrayList<>(FEW);
      choice.addAll(more);
      for (LoopSchedule.Tiebreak tiebreak : LoopSchedule.Tiebreak.values()) {
        for (int others : FEW) {
          if (loops.size() <= FREE) {
            product(0, choice, new HashMap<>(), others, tiebreak);
          } else {
            single(choice, others, tiebreak);
          }
        }
      }
    }

    private void product(
        int at,
        List<Integer> choice,
        Map<LoopMap.LoopId, Integer> chosen,
        int others,
        LoopSchedule.Tiebreak tiebreak) {
      if (at == loops.size()) {
        all.add(new LoopSchedule(chosen, others, tiebreak));
        return;
      }
      for (int rounds : choice) {
        chosen.put(id(loops.get(at)), rounds);
        product(at + 1, choice, chosen, others, tiebreak);
      }
    }

    /** One or two loops differ from the others. */
    private void single(List<Integer> choice, int others, LoopSchedule.Tiebreak tiebreak) {
      for (int base : choice) {
        for (Loop first : loops) {
          for (Loop second : loops) {
            for (int rounds : choice) {
              Map<LoopMap.LoopId, Integer> chosen = new HashMap<>();
              loops.forEach(loop -> chosen.put(id(loop), base));
              chosen.put(id(first), rounds);
              chosen.put(id(second), rounds);
              all.add(new LoopSchedule(chosen, others, tiebreak));
            }
          }
        }
      }
    }

    private LoopMap.LoopId id(Loop loop) {
      return new LoopMap.LoopId(function.symbol(), loop.header());
    }

    /** How long a path becomes, about. */
    private long length(LoopSchedule schedule) {
      long sum = schedule.tiebreak().ordinal() + schedule.others();
      for (Loop loop : loops) {
        long rounds = 1;
        for (Optional<Loop> at = Optional.of(loop); at.isPresent(); at = parent(at.get())) {
          rounds = Math.min(LONGEST + 1, rounds * (1 + schedule.of(id(at.get()))));
        }
        sum += rounds;
      }
      return sum;
    }

    private Optional<Loop> parent(Loop loop) {
      return loop.parent()
          .flatMap(header -> loops.stream().filter(l -> l.header().equals(header)).findFirst());
    }
  }
}
