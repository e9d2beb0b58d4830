package heapwright.method.addressmapper.operation;

import heapwright.method.addressmapper.map.AddressAlias;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * Which pointers of the input are earlier ones, by their names.
 *
 * @param merging whether equalities that are not foreseen merge cells, which is right only while
 *     the later one has not been walked or written; for the preprocessor, which has nothing else
 *     yet
 */
public record Sharing(Map<String, AddressAlias> aliases, boolean merging) {
  public static final Sharing NONE = new Sharing(Map.of(), false);
  public static final Sharing MERGING = new Sharing(Map.of(), true);

  public Sharing {
    aliases = Map.copyOf(aliases);
  }

  public static Sharing of(List<AddressAlias> aliases) {
    Map<String, AddressAlias> byPointer = new LinkedHashMap<>();
    aliases.forEach(alias -> byPointer.putIfAbsent(alias.pointer(), alias));
    return new Sharing(byPointer, false);
  }

  Optional<AddressAlias> of(String pointer) {
    return Optional.ofNullable(aliases.get(pointer));
  }
}
