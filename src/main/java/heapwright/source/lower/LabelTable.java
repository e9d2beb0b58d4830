package heapwright.source.lower;

import heapwright.ir.BlockId;
import java.util.HashMap;
import java.util.HashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;

/**
 * Labels and their blocks. Nothing jumps into a statement expression, so the labels in one belong
 * to it alone; macros that declare them with {@code __label__} rely on that.
 */
final class LabelTable {
  private final Optional<LabelTable> outer;
  private final Set<String> own;
  private final Map<String, BlockId> blocks = new HashMap<>();

  private LabelTable(Optional<LabelTable> outer, Set<String> own) {
    this.outer = outer;
    this.own = own;
  }

  /** The labels of a function. */
  static LabelTable ofFunction() {
    return new LabelTable(Optional.empty(), Set.of());
  }

  /** Those of a statement expression inside. */
  LabelTable inside(IASTNode statements) {
    Search search = new Search();
    statements.accept(search);
    return search.found.isEmpty() ? this : new LabelTable(Optional.of(this), search.found);
  }

  /** The block of a label, whether or not it has been reached yet. */
  BlockId block(String name, Draft draft) {
    if (outer.isPresent() && !own.contains(name)) {
      return outer.get().block(name, draft);
    }
    return blocks.computeIfAbsent(name, label -> draft.newBlock());
  }

  private static final class Search extends ASTVisitor {
    private final Set<String> found = new HashSet<>();

    Search() {
      shouldVisitStatements = true;
    }

    @Override
    public int visit(IASTStatement statement) {
      if (statement instanceof IASTLabelStatement label) {
        found.add(label.getName().toString());
      }
      return PROCESS_CONTINUE;
    }
  }
}
