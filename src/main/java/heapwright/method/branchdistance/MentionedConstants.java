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
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Random;
import java.util.Set;

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
}
