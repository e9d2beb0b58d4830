package heapwright.bench;

import heapwright.method.standard.StandardPart;
import heapwright.solve.question.SolverStatistics.Layer;
import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import java.util.stream.Stream;

/**
 * The standard method, without one of its parts or of its solver's cheap layers.
 *
 * @param name what is left out
 */
record AblationVariant(String name, Set<StandardPart> parts, Set<Layer> layers) {
  /**
   * Contradictions of constants are no layer to leave out, since no part of a question has them.
   */
  private static final Set<Layer> FIXED = EnumSet.of(Layer.CONSTANTS, Layer.BACK_END);

  AblationVariant {
    parts = Set.copyOf(parts);
    layers = Set.copyOf(layers);
  }

  /**
   * The whole strategy twice, which tells what chance does; then without each part by itself whose
   * name has this text.
   */
  static List<AblationVariant> without(String text) {
    List<AblationVariant> all = all();
    return Stream.concat(
            all.stream().limit(2), all.stream().skip(2).filter(v -> v.name().contains(text)))
        .toList();
  }

  private static List<AblationVariant> all() {
    Set<Layer> layers = EnumSet.allOf(Layer.class);
    List<AblationVariant> all = new ArrayList<>();
    all.add(new AblationVariant("nothing", StandardPart.all(), layers));
    all.add(new AblationVariant("nothing, once more", StandardPart.all(), layers));
    for (StandardPart part : StandardPart.values()) {
      Set<StandardPart> others = StandardPart.all();
      others.remove(part);
      all.add(new AblationVariant(part.title(), others, layers));
    }
    for (Layer layer : EnumSet.complementOf(EnumSet.copyOf(FIXED))) {
      Set<Layer> others = EnumSet.complementOf(EnumSet.of(layer));
      String title = layer.name().toLowerCase(Locale.ROOT).replace('_', ' ');
      all.add(new AblationVariant("layer: " + title, StandardPart.all(), others));
    }
    return all;
  }
}
