package heapwright.ir;

import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import java.util.Collections;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;

/**
 * What names mean at the end of a source file, for generated C that follows it.
 *
 * @param ordinary every identifier that is declared at file scope: functions, objects, typedefs,
 *     enumerators
 * @param typedefs in the order of the source
 * @param threadLocal the objects of which every thread has its own
 * @param inlineDefinitions the functions with external linkage that are defined {@code inline}: of
 *     such a definition a translation unit need not keep one to be called (C17 6.7.4p7)
 * @param tags of the structures, unions and enumerations that are declared at file scope
 */
public record SourceNames(
    Set<String> ordinary,
    Set<String> threadLocal,
    Set<String> inlineDefinitions,
    Map<String, Typedef> typedefs,
    Map<String, Type> tags) {
  public static final SourceNames NONE =
      new SourceNames(Set.of(), Set.of(), Set.of(), Map.of(), Map.of());

  /** What a {@code typedef} names. */
  public record Typedef(Type type, Qualifiers qualifiers) {}

  public SourceNames {
    ordinary = Collections.unmodifiableSet(new LinkedHashSet<>(ordinary));
    threadLocal = Set.copyOf(threadLocal);
    inlineDefinitions = Collections.unmodifiableSet(new LinkedHashSet<>(inlineDefinitions));
    typedefs = Collections.unmodifiableMap(new LinkedHashMap<>(typedefs));
    tags = Collections.unmodifiableMap(new LinkedHashMap<>(tags));
  }
}
