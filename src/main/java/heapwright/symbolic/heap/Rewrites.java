package heapwright.symbolic.heap;

import heapwright.ir.code.Channel;
import heapwright.symbolic.heap.HeapObject.Initial;
import heapwright.symbolic.persistent.Trail;
import java.util.Optional;

/**
 * What code outside of the program wrote to an object along a path. Like the input's own cells, the
 * values are named when the path first reads them.
 *
 * @param standing those that later ones did not replace, oldest first
 * @param met the cells that the path read of what was written
 */
public record Rewrites(Trail<Rewrite> standing, Trail<Met> met) {
  static final Rewrites NONE = new Rewrites(Trail.empty(), Trail.empty());

  /**
   * One of them: the object has new content from an offset on.
   *
   * @param call of the channel's function, counted from 0
   */
  public record Rewrite(Channel channel, long call, long from) {
    String title() {
      return channel.title(call);
    }
  }

  /** A cell as it was written; its offset is counted from the start of the object. */
  public record Met(Rewrite by, Initial cell) {}

  Rewrites with(Rewrite rewrite) {
    Trail<Rewrite> kept = Trail.empty();
    for (Rewrite earlier : standing.toList()) {
      kept = earlier.from() < rewrite.from() ? kept.with(earlier) : kept;
    }
    return new Rewrites(kept.with(rewrite), met);
  }

  Rewrites meeting(Rewrite by, Initial cell) {
    return new Rewrites(standing, met.with(new Met(by, cell)));
  }

  /** The write that an untouched cell at an offset comes from, if any. */
  Optional<Rewrite> at(long offset) {
    Optional<Rewrite> newest = Optional.empty();
    for (Rewrite rewrite : standing.toList()) {
      newest = rewrite.from() <= offset ? Optional.of(rewrite) : newest;
    }
    return newest;
  }
}
