package heapwright.method.addressmapper.alias;

import heapwright.method.addressmapper.map.AddressMap;
import heapwright.method.addressmapper.map.PointerValue;
import heapwright.method.addressmapper.map.ProgramVariable;
import java.util.Optional;

/** Which variable holds a pointer: what an alias calls the earlier of the two. */
public final class Holders {
  private Holders() {}

  /** A variable; if none holds it any more, how the source reached it first. */
  public static String of(PointerValue pointer, AddressMap map) {
    Optional<String> variable = variable(pointer, map);
    return variable.orElseGet(
        () ->
            pointer instanceof PointerValue.To to
                ? map.cell(to.cell()).name()
                : pointer.toString());
  }

  private static Optional<String> variable(PointerValue pointer, AddressMap map) {
    String[] found = {null};
    map.environment()
        .forEach(
            entry -> {
              ProgramVariable variable = entry.value().variable();
              boolean holds =
                  entry
                      .value()
                      .fields()
                      .at(0)
                      .map(map::resolved)
                      .filter(pointer::equals)
                      .isPresent();
              if (holds && !variable.isTemporary() && found[0] == null) {
                found[0] = variable.toString();
              }
            });
    return Optional.ofNullable(found[0]);
  }
}
