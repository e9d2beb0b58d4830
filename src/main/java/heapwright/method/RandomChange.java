package heapwright.method;

import heapwright.ir.IntegerType;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/**
 * Changes an input a little: a number in it, or in the text on standard input a piece, or a few
 * pieces, which are said once more or left out. The heap keeps its shape.
 */
final class RandomChange {
  private static final int SMALL = 10;
  private static final int FEW_PIECES = 4;
  private static final int MOST_PIECES = 100;

  private final Random random;
  private final List<Long> constants;

  /**
   * @param constants numbers that the code mentions
   */
  RandomChange(Random random, List<Long> constants) {
    this.random = random;
    this.constants = List.copyOf(constants);
  }

  TestInput of(TestInput input) {
    TestInput changed = input;
    do {
      changed = once(changed);
    } while (random.nextInt(3) == 0);
    return changed;
  }

  private TestInput once(TestInput input) {
    int cells = numbers(input);
    InputText text = InputText.of(input.stdin());
    int pieces = text.pieces().size();
    if (cells + pieces == 0) {
      return input;
    }
    return random.nextInt(cells + pieces) < cells
        ? withCell(input, random.nextInt(cells))
        : withText(input, new InputText(changed(text.pieces())));
  }

  private List<String> changed(List<String> pieces) {
    List<String> changed = new ArrayList<>(pieces);
    int from = random.nextInt(pieces.size());
    int to = Math.min(pieces.size(), from + 1 + random.nextInt(FEW_PIECES));
    int kind = random.nextInt(4);
    if (kind == 0 && pieces.size() < MOST_PIECES) {
      changed.addAll(to, pieces.subList(from, to));
    } else if (kind == 1) {
      changed.subList(from, to).clear();
    } else {
      changed.set(from, other(pieces.get(from), pieces));
    }
    return changed;
  }

  private String other(String piece, List<String> pieces) {
    if (random.nextInt(4) == 0) {
      return pieces.get(random.nextInt(pieces.size()));
    }
    return InputText.isNumber(piece)
        ? Long.toString(other(Long.parseLong(piece)))
        : String.valueOf((char) (' ' + random.nextInt(95)));
  }

  private long other(long number) {
    return switch (random.nextInt(constants.isEmpty() ? 2 : 3)) {
      case 0 -> random.nextInt(SMALL);
      case 1 -> number + (random.nextBoolean() ? 1 : -1);
      default -> constants.get(random.nextInt(constants.size())) + random.nextInt(3) - 1;
    };
  }

  private static int numbers(TestInput input) {
    int count = 0;
    for (InputArgument argument : input.arguments()) {
      count += (int) argument.cells().stream().filter(RandomChange::isNumber).count();
    }
    for (InputObject object : input.objects()) {
      count += (int) object.cells().stream().filter(RandomChange::isNumber).count();
    }
    for (InputGlobal global : input.globals()) {
      count += (int) global.cells().stream().filter(RandomChange::isNumber).count();
    }
    return count;
  }

  private static boolean isNumber(InputCell cell) {
    return cell.value() instanceof InputValue.Number
        && cell.cell().type() instanceof IntegerType type
        && type.fitsLong()
        && cell.cell().bits().isEmpty();
  }

  private TestInput withCell(TestInput input, int which) {
    Turn turn = new Turn(which);
    return new TestInput(
        input.function(),
        input.arguments().stream()
            .map(a -> new InputArgument(a.parameter(), turn.over(a.cells())))
            .toList(),
        input.objects().stream()
            .map(
                o ->
                    new InputObject(
                        o.name(), o.element(), o.length(), o.storage(), turn.over(o.cells())))
            .toList(),
        input.globals().stream()
            .map(g -> new InputGlobal(g.symbol(), turn.over(g.cells())))
            .toList(),
        input.stdin(),
        input.failing());
  }

  /** Comes by the numbers of an input one by one, and changes one of them. */
  private final class Turn {
    private int left;

    Turn(int which) {
      left = which;
    }

    List<InputCell> over(List<InputCell> cells) {
      return cells.stream()
          .map(cell -> isNumber(cell) && left-- == 0 ? changed(cell) : cell)
          .toList();
    }

    private InputCell changed(InputCell cell) {
      IntegerType type = (IntegerType) cell.cell().type();
      long other = type.wrap(other(((InputValue.Number) cell.value()).value().longValue()));
      BigInteger value =
          type.signed() || other >= 0
              ? BigInteger.valueOf(other)
              : new BigInteger(Long.toUnsignedString(other));
      return new InputCell(cell.offset(), cell.cell(), new InputValue.Number(value));
    }
  }

  private static TestInput withText(TestInput input, InputText text) {
    return new TestInput(
        input.function(),
        input.arguments(),
        input.objects(),
        input.globals(),
        text.bytes(),
        input.failing());
  }
}
