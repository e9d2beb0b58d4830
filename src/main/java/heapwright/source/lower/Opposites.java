package heapwright.source.lower;

import heapwright.source.lower.Truth.Asked;
import heapwright.source.lower.Truth.Both;
import heapwright.source.lower.Truth.Chosen;
import heapwright.source.lower.Truth.Compared;
import heapwright.source.lower.Truth.Either;
import heapwright.source.lower.Truth.Known;
import heapwright.source.lower.Truth.Opposite;
import heapwright.source.lower.Truth.Plain;

/** Moves a negation inwards, as gcc does. */
final class Opposites implements Truth.Cases<Truth> {
  static Truth of(Truth truth) {
    return truth.match(new Opposites());
  }

  @Override
  public Truth plain(Plain truth) {
    return new Opposite(truth);
  }

  @Override
  public Truth compared(Compared truth) {
    return new Opposite(truth);
  }

  @Override
  public Truth opposite(Opposite truth) {
    return truth.of();
  }

  @Override
  public Truth both(Both truth) {
    return new Either(of(truth.left()), of(truth.right()), truth.locus());
  }

  @Override
  public Truth either(Either truth) {
    return new Both(of(truth.left()), of(truth.right()), truth.locus());
  }

  @Override
  public Truth chosen(Chosen truth) {
    return new Opposite(truth);
  }

  @Override
  public Truth asked(Asked truth) {
    return new Asked(truth.node(), of(truth.condition()));
  }

  @Override
  public Truth known(Known truth) {
    return new Known(!truth.holds(), truth.evaluated(), truth.dead());
  }
}
