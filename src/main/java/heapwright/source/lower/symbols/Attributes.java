package heapwright.source.lower.symbols;

import heapwright.source.parse.text.Attribute;
import heapwright.source.parse.text.Attribute.Name;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The attributes that one declarator, record or declaration has. */
public record Attributes(List<Attribute> all) {
  public static final Attributes NONE = new Attributes(List.of());

  public boolean has(Name name) {
    return !all.isEmpty() && find(name).isPresent();
  }

  public Optional<Attribute> find(Name name) {
    for (Attribute attribute : all) {
      if (attribute.name() == name) {
        return Optional.of(attribute);
      }
    }
    return Optional.empty();
  }

  public Attributes and(List<Attribute> more) {
    if (more.isEmpty()) {
      return this;
    }
    if (all.isEmpty()) {
      return new Attributes(more);
    }
    List<Attribute> both = new ArrayList<>(all);
    both.addAll(more);
    return new Attributes(both);
  }
}
