package heapwright.source.lower;

import heapwright.ir.Local;
import heapwright.ir.Type;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The names that are visible at a place: ordinary identifiers, and the tags of C17 6.2.3. */
final class Scope {
  private final Optional<Scope> outer;
  private final Map<String, Entity> ordinary = new LinkedHashMap<>();
  private final Map<String, Type> tags = new HashMap<>();

  private Scope(Optional<Scope> outer) {
    this.outer = outer;
  }

  static Scope file() {
    return new Scope(Optional.empty());
  }

  /** A scope inside this one. */
  Scope nested() {
    return new Scope(Optional.of(this));
  }

  Optional<Scope> outer() {
    return outer;
  }

  boolean isFileScope() {
    return outer.isEmpty();
  }

  void declare(String name, Entity entity) {
    ordinary.put(name, entity);
  }

  /** The variables in memory that are declared here, in order. */
  List<Local> inMemory() {
    return ordinary.values().stream()
        .filter(Entity.LocalEntity.class::isInstance)
        .map(entity -> ((Entity.LocalEntity) entity).local())
        .filter(Local::inMemory)
        .toList();
  }

  void declareTag(String tag, Type type) {
    tags.put(tag, type);
  }

  Optional<Entity> find(String name) {
    for (Scope scope = this; ; scope = scope.outer.get()) {
      Entity entity = scope.ordinary.get(name);
      if (entity != null || scope.isFileScope()) {
        return Optional.ofNullable(entity);
      }
    }
  }

  Optional<Entity> findHere(String name) {
    return Optional.ofNullable(ordinary.get(name));
  }

  Optional<Type> findTag(String tag) {
    for (Scope scope = this; ; scope = scope.outer.get()) {
      Type type = scope.tags.get(tag);
      if (type != null || scope.isFileScope()) {
        return Optional.ofNullable(type);
      }
    }
  }

  Optional<Type> findTagHere(String tag) {
    return Optional.ofNullable(tags.get(tag));
  }
}
