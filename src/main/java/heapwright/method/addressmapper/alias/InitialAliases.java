package heapwright.method.addressmapper.alias;

import heapwright.ir.Program;
import heapwright.ir.code.SymbolId;
import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariables;
import heapwright.method.addressmapper.operation.Sharing;
import heapwright.symbolic.path.AliasHypothesis;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The aliases that a path started with, by the names of the pointers. */
public final class InitialAliases implements Sharing {
  private final ProgramVariables variables;
  private final Map<String, AliasHypothesis> aliases = new HashMap<>();
  private final Map<String, PointerValue> met = new HashMap<>();

  public InitialAliases(Program program, List<AliasHypothesis> aliases) {
    variables = new ProgramVariables(program);
    aliases.forEach(alias -> this.aliases.putIfAbsent(alias.pointer(), alias));
  }

  public void met(String name, PointerValue pointer) {
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
