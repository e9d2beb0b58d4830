package heapwright.method.branchdistance;

import heapwright.ir.type.EnumType;
import heapwright.ir.type.IntegerType;
import heapwright.method.variation.InputScalar;
import heapwright.method.variation.InputScalars;
import heapwright.method.variation.InputTexts;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.nio.charset.StandardCharsets;
import java.util.ArrayList;
import java.util.Arrays;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.stream.Stream;

/**
 * Inputs with each number and word that the function mentions in each of their places: a label of a
 * switch or a keyword that is compared with an input itself needs no search.
 */
final class MentionedInputs {
  private static final int MOST_BASES = 4;
  private static final int MOST_PLACES = 6;

  private final InputScalars scalars;
  private final MentionedConstants constants;

  MentionedInputs(InputScalars scalars, MentionedConstants constants) {
    this.scalars = scalars;
    this.constants = constants;
  }

  /**
   * Lazily, since there may be very many.
   *
   * @param bases inputs to vary, of which the first of each shape count
   * @param reads whether standard input matters
   */
  Stream<TestInput> of(List<TestInput> bases, boolean reads) {
    List<TestInput> shapes = shapes(bases);
    return Stream.concat(
        constants.words().stream()
            .flatMap(word -> shapes.stream().flatMap(base -> told(base, word, reads))),
        constants.numbers().stream()
            .flatMap(number -> shapes.stream().flatMap(base -> numbered(base, number))));
  }

  private List<TestInput> shapes(List<TestInput> bases) {
    Map<List<InputScalar.Holder>, TestInput> shapes = new LinkedHashMap<>();
    bases.forEach(base -> shapes.putIfAbsent(scalars.holders(base), base));
    return shapes.values().stream().limit(MOST_BASES).toList();
  }

  private Stream<TestInput> told(TestInput base, String word, boolean reads) {
    byte[] text = word.getBytes(StandardCharsets.ISO_8859_1);
    List<TestInput> told = new ArrayList<>();
    for (InputObject object : base.objects()) {
      if (InputTexts.isText(object) && told.size() < MOST_PLACES) {
        told.add(InputTexts.with(base, object, Arrays.copyOf(text, text.length + 1)));
      }
    }
    if (reads) {
      told.add(InputTexts.withStdin(base, (word + "\n").getBytes(StandardCharsets.ISO_8859_1)));
    }
    return told.stream();
  }

  private Stream<TestInput> numbered(TestInput base, long number) {
    return scalars.of(base).stream()
        .filter(scalar -> !isText(base, scalar) && holds(scalar, number))
        .limit(MOST_PLACES)
        .map(scalar -> scalars.with(base, scalar, InputValue.Number.of(number)));
  }

  private static boolean isText(TestInput base, InputScalar scalar) {
    return scalar.holder() instanceof InputScalar.Block block
        && InputTexts.isText(base.object(block.name()));
  }

  private static boolean holds(InputScalar scalar, long number) {
    if (scalar.cell().type() instanceof EnumType enumeration) {
      return enumeration.constants().stream().anyMatch(c -> c.value() == number);
    }
    return scalar.held().filter(type -> holds(type, number)).isPresent();
  }

  private static boolean holds(IntegerType type, long number) {
    return type.fitsLong() && type.wrap(number) == number && (type.signed() || number >= 0);
  }
}
