package heapwright.method.paths;

import heapwright.analysis.Edge;
import heapwright.analysis.EdgeId;
import heapwright.ir.BlockId;
import java.util.ArrayList;
import java.util.Collections;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A path through the blocks of a function, from its start to the end of a block. Courses are a
 * tree, and there is one object for each: whatever is known of one holds for all that go on from
 * it.
 */
final class Course {
  private final Terrain terrain;
  private final Optional<Course> before;
  private final Optional<Edge> last;
  private final Map<BlockId, Integer> rounds;
  private final int length;
  private final Map<EdgeId, Course> after = new HashMap<>();
  private boolean dead;

  private Course(
      Terrain terrain, Optional<Course> before, Optional<Edge> last, Map<BlockId, Integer> rounds) {
    this.terrain = terrain;
    this.before = before;
    this.last = last;
    this.rounds = Map.copyOf(rounds);
    length = before.map(Course::length).orElse(0) + terrain.steps(at()).size();
  }

  static Course start(Terrain terrain) {
    return new Course(terrain, Optional.empty(), Optional.empty(), Map.of());
  }

  Course along(Edge edge) {
    return after.computeIfAbsent(
        edge.id(),
        id ->
            new Course(
                terrain, Optional.of(this), Optional.of(edge), terrain.rounds(rounds, edge)));
  }

  BlockId at() {
    return last.map(Edge::to).orElse(BlockId.ENTRY);
  }

  Optional<Edge> last() {
    return last;
  }

  Optional<Course> before() {
    return before;
  }

  /** How many statements it has. */
  int length() {
    return length;
  }

  /** How often each loop has gone back to its start since it was entered last. */
  Map<BlockId, Integer> rounds() {
    return rounds;
  }

  /** All courses that this one goes on from, and itself, the shortest first. */
  List<Course> stages() {
    List<Course> stages = new ArrayList<>();
    for (Optional<Course> c = Optional.of(this); c.isPresent(); c = c.get().before) {
      stages.add(c.get());
    }
    Collections.reverse(stages);
    return stages;
  }

  /** Nothing can go it. */
  void die() {
    dead = true;
  }

  boolean isDead() {
    return stages().stream().anyMatch(stage -> stage.dead);
  }
}
