package heapwright.method.branchdistance;

import heapwright.analysis.References;
import heapwright.analysis.graph.BreadthFirstSearch;
import heapwright.ir.Global;
import heapwright.ir.Initialiser;
import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.code.Terminator;
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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;
import java.util.stream.Stream;

/** The numbers, characters and words that a function and those that it calls mention. */
final class MentionedConstants {
  private static final int LONGEST_WORD = 12;
  private static final int SMALL = 10;

  private final Set<Long> numbers = new LinkedHashSet<>();
  private final Set<String> words = new LinkedHashSet<>();
  private final List<Long> numberList;
  private final List<String> wordList;

  MentionedConstants(Program program, Function function) {
    Map<SymbolId, Function> functions = program.functions();
    BreadthFirstSearch.reachable(
            List.of(function.symbol()),
            f ->
                References.of(functions.get(f)).stream()
                    .filter(s -> program.function(s).filter(g -> !g.span().isOurs()).isPresent())
                    .toList())
        .forEach(
            f -> {
              mention(functions.get(f));
              References.of(functions.get(f)).forEach(symbol -> mention(program, symbol));
            });
    numberList = List.copyOf(numbers);
    wordList = List.copyOf(words);
  }

  /** A literal, or a table of them. */
  private void mention(Program program, SymbolId symbol) {
    Global global = program.globals().get(symbol);
    literal(global);
    if (global != null) {
      References.of(global).forEach(entry -> literal(program.globals().get(entry)));
    }
  }

  private void mention(Function function) {
    function.expressions().flatMap(Expression::parts).forEach(this::mention);
    function.blocks().stream()
        .map(block -> block.terminator())
        .filter(Terminator.Switch.class::isInstance)
        .flatMap(t -> ((Terminator.Switch) t).cases().stream())
        .forEach(label -> mention(label.low()));
  }

  private void mention(Expression part) {
    if (part instanceof Expression.IntegerConstant c && c.type().isInteger()) {
      mention(c.value());
    }
  }

  private void mention(long number) {
    numbers.add(number);
    if (number >= '\t' && number <= '~') {
      words.add(String.valueOf((char) number));
    }
  }

  /** Formats and messages are not what the user types. */
  private void literal(Global global) {
    boolean isLiteral = global != null && global.name().isEmpty();
    if (!isLiteral) {
      return;
    }
    for (Initialiser.Item item : global.initialiser().map(Initialiser::items).orElse(List.of())) {
      if (item instanceof Initialiser.Item.Text text && text.bytes().size() <= LONGEST_WORD) {
        StringBuilder word = new StringBuilder();
        text.bytes().stream().filter(b -> b > 0).forEach(b -> word.append((char) (byte) b));
        if (word.length() > 0 && word.chars().noneMatch(c -> c <= ' ' || c == '%')) {
          words.add(word.toString());
        }
      }
    }
  }

  List<Long> numbers() {
    return numberList;
  }

  List<String> words() {
    return wordList;
  }

  /** A number that is mentioned, one beside it, or a small one. */
  long number(Random random) {
    if (numberList.isEmpty() || random.nextInt(3) == 0) {
      return random.nextInt(SMALL);
    }
    return numberList.get(random.nextInt(numberList.size())) + random.nextInt(3) - 1;
  }

  /** A word or character that is mentioned, or something printable. */
  String word(Random random) {
    return wordList.isEmpty() || random.nextInt(4) == 0
        ? String.valueOf((char) (' ' + random.nextInt('~' - ' ' + 1)))
        : wordList.get(random.nextInt(wordList.size()));
  }

  /**
   * Inputs with each number and word that the function mentions in each of their places: a label of
   * a switch or a keyword that is compared with an input itself needs no search.
   */
  static final class MentionedInputs {
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
              .flatMap(word -> shapes.stream().flatMap(base -> worded(base, word, reads))),
          constants.numbers().stream()
              .flatMap(number -> shapes.stream().flatMap(base -> numbered(base, number))));
    }

    private List<TestInput> shapes(List<TestInput> bases) {
      Map<List<InputScalar.Holder>, TestInput> shapes = new LinkedHashMap<>();
      bases.forEach(base -> shapes.putIfAbsent(scalars.holders(base), base));
      return shapes.values().stream().limit(MOST_BASES).toList();
    }

    private Stream<TestInput> worded(TestInput base, String word, boolean reads) {
      byte[] text = word.getBytes(StandardCharsets.ISO_8859_1);
      List<TestInput> worded = new ArrayList<>();
      for (InputObject object : base.objects()) {
        if (InputTexts.isText(object) && worded.size() < MOST_PLACES) {
          worded.add(InputTexts.with(base, object, Arrays.copyOf(text, text.length + 1)));
        }
      }
      if (reads) {
        worded.add(InputTexts.withStdin(base, (word + "\n").getBytes(StandardCharsets.ISO_8859_1)));
      }
      return worded.stream();
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
}
