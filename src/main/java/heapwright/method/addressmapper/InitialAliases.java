package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.ir.SymbolId;
import heapwright.symbolic.AliasHypothesis;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The aliases that a path started with, by the names of the pointers. */
final class InitialAliases implements Sharing {
  private final ProgramVariables variables;
  private final Map<String, AliasHypothesis> aliases = new HashMap<>();
  private final Map<String, PointerValue> met = new HashMap<>();

  InitialAliases(Program program, List<AliasHypothesis> aliases) {
    variables = new ProgramVariables(program);
    aliases.forEach(alias -> this.aliases.putIfAbsent(alias.pointer(), alias));
  }

  void met(String name, PointerValue pointer) {
    met.putIfAbsent(name, pointer);
  }

  @Override
  public Optional<PointerValue> of(int move, String name, AddressMap map) {
    return Optional.ofNullable(aliases.get(name))
        .flatMap(alias -> target(alias).map(p -> map.resolved(p).shifted(alias.distance())));
  }

  private Optional<PointerValue> target(AliasHypothesis alias) {
    return alias.target().startsWith("&")
        ? Optional.of(
            new PointerValue.Into(variables.global(new SymbolId(alias.target().substring(1))), 0))
        : Optional.ofNullable(met.get(alias.target()));
  }
}
