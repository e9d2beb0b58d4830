package heapwright.method.path;

import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.StatementNumber;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Random;

/**
 * A path from a function's start to an end, drawn at random: AddressMapper's publication selects
 * paths so. Which way a decision goes is a coin's choice; a path that has become long goes to an
 * end by the shortest way.
 */
public final class RandomPath {
  /** So many statements for each of the function's, and some more. */
  private static final int ROUNDS = 3;

  private static final int SOME = 10;

  private final Function function;

  public RandomPath(Function function) {
    this.function = function;
  }

  /** Empty if no end can be reached. */
  public Optional<StatementPath> drawn(long seed) {
    Map<BlockId, Integer> distances = distances();
    if (!distances.containsKey(BlockId.ENTRY)) {
      return Optional.empty();
    }
    Random random = new Random(seed);
    int most = ROUNDS * function.statements().size() + SOME;
    List<StatementNumber> statements = new ArrayList<>();
    BasicBlock at = function.entry();
    for (int blocks = 0; ; blocks++) {
      statements.addAll(numbers(at));
      List<BlockId> next =
          at.terminator().successors().stream().distinct().filter(distances::containsKey).toList();
      if (next.isEmpty()) {
        return Optional.of(new StatementPath(function, statements))
            .filter(p -> !p.statements().isEmpty());
      }
      boolean isLong = statements.size() >= most || blocks >= 2 * most;
      at =
          function.block(isLong ? nearest(next, distances) : next.get(random.nextInt(next.size())));
    }
  }

  private static List<StatementNumber> numbers(BasicBlock block) {
    return block.statements().stream()
        .filter(Statement.Step.class::isInstance)
        .map(s -> ((Statement.Step) s).number())
        .toList();
  }

  private static BlockId nearest(List<BlockId> blocks, Map<BlockId, Integer> distances) {
    BlockId nearest = blocks.get(0);
    for (BlockId block : blocks) {
      nearest = distances.get(block) < distances.get(nearest) ? block : nearest;
    }
    return nearest;
  }

  /** How many blocks lie between each and the nearest end. */
  private Map<BlockId, Integer> distances() {
    Map<BlockId, List<BlockId>> before = new HashMap<>();
    Map<BlockId, Integer> distances = new HashMap<>();
    List<BlockId> open = new ArrayList<>();
    for (BasicBlock block : function.blocks()) {
      block
          .terminator()
          .successors()
          .forEach(to -> before.computeIfAbsent(to, b -> new ArrayList<>()).add(block.id()));
      if (block.terminator() instanceof Terminator.Return) {
        distances.put(block.id(), 0);
        open.add(block.id());
      }
    }
    for (int i = 0; i < open.size(); i++) {
      int distance = distances.get(open.get(i)) + 1;
      for (BlockId earlier : before.getOrDefault(open.get(i), List.of())) {
        if (distances.putIfAbsent(earlier, distance) == null) {
          open.add(earlier);
        }
      }
    }
    return distances;
  }
}
