package heapwright.source.lower;

import heapwright.ir.Type;
import java.util.HashMap;
import java.util.Map;
import java.util.Optional;

/** The names that are visible at a place: ordinary identifiers, and the tags of C17 6.2.3. */
final class Scope {
  private final Optional<Scope> outer;
  private final Map<String, Entity> ordinary = new HashMap<>();
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
