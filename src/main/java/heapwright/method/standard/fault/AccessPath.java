package heapwright.method.standard.fault;

import heapwright.ir.code.SymbolId;
import heapwright.ir.type.LocalId;
import java.util.ArrayList;
import java.util.List;

/** How the code writes something: {@code n->parent->left} begins at n and takes two steps. */
record AccessPath(Root root, List<Step> steps) {

  /** Where it begins. */
  sealed interface Root {}

  /** A variable of a function. */
  record Variable(SymbolId function, LocalId local) implements Root {}

  /** A variable of the file. */
  record Shared(SymbolId symbol) implements Root {}

  /** One step on. */
  sealed interface Step {}

  /** To a member. */
  record Member(String name) implements Step {}

  /** To any element. */
  record Element() implements Step {}

  /** To what is stored there. */
  record Content() implements Step {}

  AccessPath {
    steps = List.copyOf(steps);
  }

  AccessPath to(Step step) {
    List<Step> more = new ArrayList<>(steps);
    more.add(step);
    return new AccessPath(root, more);
  }
}
