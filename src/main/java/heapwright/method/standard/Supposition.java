package heapwright.method.standard;

import heapwright.symbolic.Alias;
import heapwright.symbolic.SymbolicMachine;
import java.util.List;

/**
 * What ways start with.
 *
 * @param aliases pointers that are supposed to share an object
 * @param machine which takes the steps under this supposition
 * @param penalty how long ways of others may be before this one is looked at
 */
record Supposition(List<Alias> aliases, SymbolicMachine machine, int penalty) {

  Supposition {
    aliases = List.copyOf(aliases);
  }
}
