package heapwright.source.lower.symbols;

import heapwright.ir.SourceNames;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.IntSupplier;
import java.util.function.UnaryOperator;

/** The names that are visible at a place: ordinary identifiers, and the tags of C17 6.2.3. */
public final class Scope {
  private final Optional<Scope> outer;
  private final IntSupplier statements;
  private final UnaryOperator<Entity> imports;
  private final Map<String, Entity> ordinary = new LinkedHashMap<>();
  private final List<Named> names = new ArrayList<>();
  private final Map<String, Type> tags = new LinkedHashMap<>();

  /**
   * A name that was given.
   *
   * @param since how many statements there were by then
   */
  public record Named(String name, Entity entity, int since) {}

  private Scope(Optional<Scope> outer, IntSupplier statements, UnaryOperator<Entity> imports) {
    this.outer = outer;
    this.statements = statements;
    this.imports = imports;
  }

  public static Scope file() {
    return new Scope(Optional.empty(), () -> 0, UnaryOperator.identity());
  }

  /** A scope inside this one, before any statement. */
  public Scope nested() {
    return nested(() -> 0);
  }

  /**
   * A scope inside this one.
   *
   * @param statements how many there are at a moment
   */
  public Scope nested(IntSupplier statements) {
    return new Scope(Optional.of(this), statements, UnaryOperator.identity());
  }

  /**
   * The scope of a function inside the one that this scope belongs to.
   *
   * @param imports what an entity from outside is to the function
   */
  public Scope ofNestedFunction(UnaryOperator<Entity> imports) {
    return new Scope(Optional.of(this), () -> 0, imports);
  }

  /** The names of variables that were given here, the latest first. */
  public List<Named> names() {
    List<Named> latest = new ArrayList<>(names);
    Collections.reverse(latest);
    return latest;
  }

  public Optional<Scope> outer() {
    return outer;
  }

  boolean isFileScope() {
    return outer.isEmpty();
  }

  public void declare(String name, Entity entity) {
    ordinary.put(name, entity);
    if (outer.isPresent()) {
      names.add(new Named(name, entity, statements.getAsInt()));
    }
  }

  /** Declares what the source cannot name. */
  public void declareUnseen(String name, Entity entity) {
    ordinary.put(name, entity);
  }

  /** The variables in memory that are declared here, in order. */
  public List<Local> inMemory() {
    return ordinary.values().stream()
        .filter(Entity.LocalEntity.class::isInstance)
        .map(entity -> ((Entity.LocalEntity) entity).local())
        .filter(Local::inMemory)
        .toList();
  }

  public void declareTag(String tag, Type type) {
    tags.put(tag, type);
  }

  public Optional<Entity> find(String name) {
    Entity entity = ordinary.get(name);
    return entity != null || isFileScope()
        ? Optional.ofNullable(entity)
        : outer.get().find(name).map(imports);
  }

  /** What names mean here, tags included. */
  public SourceNames sourceNames(Set<String> threadLocal, Set<String> inlineDefinitions) {
    Map<String, SourceNames.Typedef> typedefs = new LinkedHashMap<>();
    ordinary.forEach(
        (name, entity) -> {
          if (entity instanceof Entity.TypedefEntity typedef) {
            typedefs.put(name, new SourceNames.Typedef(typedef.type(), typedef.qualifiers()));
          }
        });
    return new SourceNames(ordinary.keySet(), threadLocal, inlineDefinitions, typedefs, tags);
  }

  public Optional<Entity> findHere(String name) {
    return Optional.ofNullable(ordinary.get(name));
  }

  public Optional<Type> findTag(String tag) {
    for (Scope scope = this; ; scope = scope.outer.get()) {
      Type type = scope.tags.get(tag);
      if (type != null || scope.isFileScope()) {
        return Optional.ofNullable(type);
      }
    }
  }

  public Optional<Type> findTagHere(String tag) {
    return Optional.ofNullable(tags.get(tag));
  }
}
