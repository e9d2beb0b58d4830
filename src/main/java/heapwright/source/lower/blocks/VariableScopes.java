package heapwright.source.lower.blocks;

import heapwright.ir.code.ScopedVariable;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Type;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Scope;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.function.IntUnaryOperator;
import java.util.stream.IntStream;

/** At which statements names are names of variables. A scope is one range of the source. */
final class VariableScopes {
  private final IntUnaryOperator known;

  VariableScopes(Numbering numbering) {
    if (numbering.isInOrder()) {
      known = number -> number;
    } else {
      Numbering.Renumbering renumbering = numbering.renumbering();
      known = number -> renumbering.of(new StatementNumber(number)).value();
    }
  }

  List<ScopedVariable> of(List<SourceOutline.Name> names) {
    List<ScopedVariable> variables = new ArrayList<>();
    for (SourceOutline.Name name : names) {
      Scope.Named given = name.given();
      Optional<ScopedVariable.Storage> storage = storage(given.entity());
      int[] numbers = IntStream.rangeClosed(given.since() + 1, name.until()).map(known).toArray();
      int first = IntStream.of(numbers).min().orElseThrow();
      int last = IntStream.of(numbers).max().orElseThrow();
      storage.ifPresent(
          h ->
              variables.add(
                  new ScopedVariable(given.name(), h, type(given.entity()), first, last)));
    }
    return variables;
  }

  private static Optional<ScopedVariable.Storage> storage(Entity entity) {
    if (entity instanceof Entity.LocalEntity local) {
      return Optional.of(new ScopedVariable.Storage.Automatic(local.local()));
    }
    return entity instanceof Entity.GlobalEntity global
        ? Optional.of(new ScopedVariable.Storage.OfProgram(global.symbol()))
        : Optional.empty();
  }

  private static Type type(Entity entity) {
    return entity instanceof Entity.LocalEntity local
        ? local.local().type()
        : ((Entity.GlobalEntity) entity).type();
  }
}
