package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.symbolic.Alias;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The aliases that a way started with, by the names of the pointers. */
final class KnownAliases implements Sharing {
  private final Variables variables;
  private final Map<String, Alias> aliases = new HashMap<>();
  private final Map<String, Pointer> met = new HashMap<>();

  KnownAliases(Program program, List<Alias> aliases) {
    variables = new Variables(program);
    aliases.forEach(alias -> this.aliases.putIfAbsent(alias.pointer(), alias));
  }

  void met(String name, Pointer pointer) {
    met.putIfAbsent(name, pointer);
  }

  @Override
  public Optional<Pointer> of(int move, String name, AddressMap map) {
    return Optional.ofNullable(aliases.get(name))
        .flatMap(alias -> target(alias).map(p -> map.resolved(p).shifted(alias.distance())));
  }

  private Optional<Pointer> target(Alias alias) {
    return alias.target().startsWith("&")
        ? Optional.of(
            new Pointer.Into(variables.global(new SymbolId(alias.target().substring(1))), 0))
        : Optional.ofNullable(met.get(alias.target()));
  }
}
