package heapwright.solve.domains;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.range.IntegerSet;
import heapwright.range.MathematicalInteger;
import heapwright.solve.domains.engine.PointerVariable;
import heapwright.solve.domains.engine.PropagationResult;
import heapwright.solve.domains.engine.Word;
import heapwright.solve.domains.integer.WordArithmetic;
import heapwright.solve.domains.integer.WordOperations;
import heapwright.solve.domains.integer.WordRelation;
import heapwright.solve.domains.memory.AbstractMemory;
import heapwright.solve.domains.value.AbstractAddress;
import heapwright.solve.domains.value.IntegerMode;
import heapwright.solve.domains.value.PointerDomain;
import heapwright.solve.domains.value.WordType;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.List;
import java.util.Random;
import org.junit.jupiter.api.Test;

/**
 * Short programs of loads, stores and arithmetic through pointers that are not known, with a few
 * values demanded of them: propagation keeps whatever some run has, and once all inputs are known
 * it holds exactly for the runs that do as demanded.
 */
class StraightLinePropertyTest {
  private static final int PROGRAMS = 120;
  private static final int PLACES = 3;
  private static final int POINTERS = 2;
  private static final int NUMBERS = 2;
  private static final int RANGE = 3;
  private static final int LENGTH = 7;
  private static final WordType TYPE = new WordType(4, true);

  private final Random random = new Random(9);

  /** Opcode, pointer or first operand, second operand. */
  private record Step(int kind, int first, int second) {
    static final int STORE = 0;
    static final int LOAD = 1;
    static final int ADD = 2;
    static final int MULTIPLY = 3;
    static final int FREEZE = 5;
  }

  private record Demand(int number, IntegerSet values) {}

  @Test
  void nothingThatARunHasIsLostAndFullInputsAreDecided() {
    int solved = 0;
    for (int program = 0; program < PROGRAMS; program++) {
      List<Step> steps = steps();
      List<Demand> demands = demands(steps);
      List<int[]> inputs = inputs();
      List<long[]> wanted = new ArrayList<>();
      for (int[] input : inputs) {
        long[] run = run(steps, input);
        if (fits(run, demands)) {
          wanted.add(run);
        }
      }
      Posed posed = new Posed(steps, demands);
      PropagationResult outcome = posed.engine.propagate();
      String about = program + ": " + steps + " " + demands;
      for (long[] run : wanted) {
        assertInstanceOf(PropagationResult.Consistent.class, outcome, about);
        posed.assertKeeps(run, about);
      }
      solved += wanted.isEmpty() ? 0 : 1;
      if (outcome instanceof PropagationResult.Consistent) {
        for (int i = 0; i < inputs.size(); i += 1 + random.nextInt(5)) {
          int[] input = inputs.get(i);
          assertEquals(fits(run(steps, input), demands), posed.tries(input, random), about);
        }
      }
    }
    assertTrue(solved > PROGRAMS / 4 && solved < PROGRAMS, solved + " programs have solutions");
  }

  private List<Step> steps() {
    List<Step> steps = new ArrayList<>();
    int numbers = NUMBERS;
    for (int i = 0; i < LENGTH; i++) {
      int kind = random.nextInt(6);
      boolean memory = kind == Step.STORE || kind == Step.LOAD;
      int first = random.nextInt(memory ? POINTERS : numbers);
      steps.add(new Step(kind, first, random.nextInt(numbers)));
      numbers += kind == Step.STORE || kind == Step.FREEZE ? 0 : 1;
    }
    return steps;
  }

  private List<Demand> demands(List<Step> steps) {
    int numbers = NUMBERS + (int) steps.stream().filter(StraightLinePropertyTest::makes).count();
    List<Demand> demands = new ArrayList<>();
    for (int i = 0; i < 3; i++) {
      long low = random.nextInt(4) - 1;
      demands.add(
          new Demand(random.nextInt(numbers), IntegerSet.between(low, low + random.nextInt(3))));
    }
    return demands;
  }

  private static boolean makes(Step step) {
    return step.kind() != Step.STORE && step.kind() != Step.FREEZE;
  }

  /** Cells, then pointers, then numbers. */
  private static List<int[]> inputs() {
    List<int[]> all = new ArrayList<>();
    int[] input = new int[PLACES + POINTERS + NUMBERS];
    do {
      all.add(input.clone());
    } while (next(input));
    return all;
  }

  private static boolean next(int[] input) {
    for (int i = 0; i < input.length; i++) {
      input[i]++;
      if (input[i] < RANGE) {
        return true;
      }
      input[i] = 0;
    }
    return false;
  }

  /** The numbers that a run makes, the input's first. */
  private static long[] run(List<Step> steps, int[] input) {
    long[] cells = Arrays.stream(input).limit(PLACES).asLongStream().toArray();
    long[] numbers = new long[NUMBERS + LENGTH];
    int count = 0;
    for (; count < NUMBERS; count++) {
      numbers[count] = input[PLACES + POINTERS + count];
    }
    for (Step step : steps) {
      if (step.kind() == Step.STORE) {
        cells[input[PLACES + step.first()]] = numbers[step.second()];
      } else if (makes(step)) {
        long a = numbers[step.first()];
        long b = numbers[step.second()];
        numbers[count++] =
            switch (step.kind()) {
              case Step.LOAD -> cells[input[PLACES + step.first()]];
              case Step.ADD -> wrap(a + b);
              case Step.MULTIPLY -> wrap(a * b);
              default -> a < b ? 1 : 0;
            };
      }
    }
    return Arrays.copyOf(numbers, count);
  }

  private static long wrap(long value) {
    return value << 60 >> 60;
  }

  private static boolean fits(long[] run, List<Demand> demands) {
    return demands.stream()
        .allMatch(d -> d.values().contains(MathematicalInteger.of(run[d.number()])));
  }

  /** A program as operators. */
  private static final class Posed {
    private final DomainEngine engine = new DomainEngine(IntegerMode.MACHINE);
    private final List<AbstractAddress> places = new ArrayList<>();
    private final List<Word> cells = new ArrayList<>();
    private final List<PointerVariable> pointers = new ArrayList<>();
    private final List<Word> numbers = new ArrayList<>();

    Posed(List<Step> steps, List<Demand> demands) {
      for (int i = 0; i < PLACES; i++) {
        places.add(engine.place(engine.location("o" + i), 0));
        cells.add(engine.word("c" + i, TYPE, IntegerSet.between(0, RANGE - 1)));
      }
      for (int i = 0; i < POINTERS; i++) {
        pointers.add(engine.pointer("p" + i, PointerDomain.of(places)));
      }
      for (int i = 0; i < NUMBERS; i++) {
        numbers.add(engine.word("n" + i, TYPE, IntegerSet.between(0, RANGE - 1)));
      }
      AbstractMemory memory =
          engine.memories().input((place, type) -> cells.get(places.indexOf(place)));
      for (Step step : steps) {
        memory = post(step, memory);
      }
      demands.forEach(demand -> engine.restrict(numbers.get(demand.number()), demand.values()));
    }

    private AbstractMemory post(Step step, AbstractMemory memory) {
      Word second = numbers.get(step.second());
      if (step.kind() == Step.STORE) {
        return engine.memories().store(memory, pointers.get(step.first()), second);
      }
      if (step.kind() == Step.FREEZE) {
        engine.propagate();
        return memory;
      }
      if (step.kind() == Step.LOAD) {
        numbers.add((Word) engine.memories().load(memory, pointers.get(step.first()), TYPE));
        return memory;
      }
      Word first = numbers.get(step.first());
      WordOperations words = engine.words();
      numbers.add(
          switch (step.kind()) {
            case Step.ADD -> words.combine("s", WordArithmetic.ADD, first, second);
            case Step.MULTIPLY -> words.combine("m", WordArithmetic.MULTIPLY, first, second);
            default ->
                words.convert("b", words.compare("b", WordRelation.LESS, first, second), TYPE);
          });
      return memory;
    }

    void assertKeeps(long[] run, String about) {
      for (int i = 0; i < run.length; i++) {
        assertTrue(numbers.get(i).values().contains(MathematicalInteger.of(run[i])), about);
      }
    }

    /** Fixes the inputs in some order, each in a world of its own. */
    boolean tries(int[] input, Random random) {
      int depth = engine.depth();
      List<Integer> order = new ArrayList<>();
      for (int i = 0; i < input.length; i++) {
        order.add(i);
      }
      java.util.Collections.shuffle(order, random);
      PropagationResult outcome = new PropagationResult.Consistent();
      for (int i : order) {
        engine.push();
        if (i < PLACES) {
          engine.assign(cells.get(i), MathematicalInteger.of(input[i]));
        } else if (i < PLACES + POINTERS) {
          engine.assign(pointers.get(i - PLACES), places.get(input[i]));
        } else {
          engine.assign(numbers.get(i - PLACES - POINTERS), MathematicalInteger.of(input[i]));
        }
        outcome = engine.propagate();
      }
      while (engine.depth() > depth) {
        engine.pop();
      }
      return outcome instanceof PropagationResult.Consistent;
    }
  }
}
