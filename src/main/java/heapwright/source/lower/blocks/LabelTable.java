package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompoundStatement;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;

/**
 * Labels and their blocks. Nothing jumps into a statement expression, so the labels in one belong
 * to it alone; macros that declare them with {@code __label__} rely on that. A name that a function
 * gives to several labels belongs to the largest blocks with one of them each, since only blocks
 * that declare it so may have it again.
 */
public final class LabelTable {
  private final Optional<LabelTable> outer;
  private final Set<String> own;
  private final Set<String> repeated;
  private final Map<String, BlockId> blocks = new HashMap<>();

  private LabelTable(Optional<LabelTable> outer, Set<String> own, Set<String> repeated) {
    this.outer = outer;
    this.own = own;
    this.repeated = repeated;
  }

  /** The labels of no function. */
  static LabelTable empty() {
    return new LabelTable(Optional.empty(), Set.of(), Set.of());
  }

  /** The labels of a function. */
  public static LabelTable ofFunction(IASTFunctionDefinition definition) {
    Map<String, Integer> counts = Search.in(definition.getBody());
    Set<String> repeated =
        counts.keySet().stream()
            .filter(name -> counts.get(name) > 1)
            .collect(Collectors.toUnmodifiableSet());
    return new LabelTable(Optional.empty(), Set.of(), repeated);
  }

  /** Those of a statement expression inside. */
  public LabelTable inside(IASTNode statements) {
    return owning(Search.in(statements).keySet());
  }

  /** Those of a block inside. */
  public LabelTable insideBlock(IASTCompoundStatement block) {
    if (repeated.isEmpty()) {
      return this;
    }
    Map<String, Integer> counts = Search.in(block);
    Set<String> single = new HashSet<>(repeated);
    single.removeIf(name -> counts.getOrDefault(name, 0) != 1 || isInBlock(name));
    return owning(single);
  }

  private boolean isInBlock(String name) {
    return own.contains(name) || outer.isPresent() && outer.get().isInBlock(name);
  }

  private LabelTable owning(Set<String> names) {
    return names.isEmpty() ? this : new LabelTable(Optional.of(this), names, repeated);
  }

  /** The block of a label, whether or not it has been reached yet. */
  public BlockId block(String name, Draft draft) {
    if (outer.isPresent() && !own.contains(name)) {
      return outer.get().block(name, draft);
    }
    return blocks.computeIfAbsent(name, label -> draft.newBlock());
  }

  /** How often a name is a label; those of functions inside are theirs. */
  private static final class Search extends ASTVisitor {
    private final Map<String, Integer> found = new HashMap<>();

    private Search() {
      shouldVisitStatements = true;
      shouldVisitDeclarations = true;
    }

    static Map<String, Integer> in(IASTNode node) {
      Search search = new Search();
      node.accept(search);
      return search.found;
    }

    @Override
    public int visit(IASTDeclaration node) {
      return node instanceof IASTFunctionDefinition ? PROCESS_SKIP : PROCESS_CONTINUE;
    }

    @Override
    public int visit(IASTStatement statement) {
      if (statement instanceof IASTLabelStatement label) {
        found.merge(label.getName().toString(), 1, Integer::sum);
      }
      return PROCESS_CONTINUE;
    }
  }
}
