package heapwright.source.lower.nested;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.SymbolId;
import heapwright.source.lower.problems.UnsupportedConstruct;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTNode;

/**
 * Where the jumps of a function lead, and which definitions of functions inside it they pass. What
 * such a function captures is noted where its definition stands, so one that was jumped over cannot
 * be called.
 */
public final class JumpedDefinitions {
  /**
   * A jump to a label that has not been met.
   *
   * @param definitions how many functions had been defined before it
   */
  private record Forward(IASTNode node, int definitions) {}

  private final Map<BlockId, Forward> forward = new LinkedHashMap<>();
  private final Set<BlockId> labelled = new HashSet<>();
  private final List<SymbolId> definitions = new ArrayList<>();
  private final Set<SymbolId> passed = new HashSet<>();

  public void go(BlockId target, IASTNode node) {
    if (!labelled.contains(target)) {
      forward.putIfAbsent(target, new Forward(node, definitions.size()));
    }
  }

  public void label(BlockId block) {
    labelled.add(block);
    Forward jump = forward.remove(block);
    if (jump != null) {
      pass(jump.definitions());
    }
  }

  public void define(SymbolId function) {
    definitions.add(function);
    passed.remove(function);
  }

  public int definitionCount() {
    return definitions.size();
  }

  /** Here a jump arrives that was made when this many functions had been defined. */
  public void pass(int since) {
    passed.addAll(definitions.subList(since, definitions.size()));
  }

  /** Refuses a use of a function whose definition may have been jumped over. */
  public void check(SymbolId function, IASTNode use) {
    if (passed.contains(function)) {
      throw new UnsupportedConstruct(
          use, "a function inside a function whose definition is jumped over");
    }
  }

  /** The function ends: labels that it does not have belong to a function around it. */
  public void finish() {
    for (Forward jump : forward.values()) {
      throw new UnsupportedConstruct(jump.node(), "goto out of a function inside a function");
    }
  }
}
