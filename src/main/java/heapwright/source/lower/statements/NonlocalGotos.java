package heapwright.source.lower.statements;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.VoidType;
import heapwright.source.lower.context.CodeContext;
import heapwright.source.lower.symbols.Entity.LocalEntity;
import heapwright.source.lower.symbols.Entity.VariableArrayEntity;
import java.util.LinkedHashSet;
import java.util.Optional;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTGotoStatement;
import org.eclipse.cdt.core.dom.ast.IASTLabelStatement;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTStatement;

/**
 * Gotos from a function inside a function to a label of the one around it (GNU). Each such label
 * has an object that the function around it gives to setjmp when it begins; the goto is a longjmp.
 * A function inside captures that object like any variable, by a name that no source can spell.
 */
public final class NonlocalGotos {
  private final CodeContext code;

  public NonlocalGotos(CodeContext code) {
    this.code = code;
  }

  /** The labels of a function that the functions inside it jump to. */
  public static Set<String> into(IASTFunctionDefinition definition) {
    return Search.of(definition).into();
  }

  private static String name(String label) {
    return "&&" + label;
  }

  /** Makes the labels of the function that begins here targets of the functions inside. */
  public void declare(Set<String> labels, SourceSpan span) {
    for (String label : labels) {
      Local buffer = code.emitter().memoryTemporary(VoidType.VOID.pointer(), span);
      code.scope().declareUnseen(name(label), new LocalEntity(buffer, Qualifiers.NONE));
      code.calls().longJumps().landAt(block(label), address(buffer, span), span);
    }
  }

  /** A function inside this one has been defined; from here on its jumps arrive. */
  public void define(IASTFunctionDefinition inner) {
    for (String label : Search.of(inner).outOf()) {
      if (code.scope().find(name(label)).orElse(null) instanceof LocalEntity) {
        code.function().jumps().go(block(label), inner);
      }
    }
  }

  /** The object of a label that a function around this one has. */
  Optional<Expression> target(IASTGotoStatement node) {
    String label = node.getName().toString();
    return code.scope().find(name(label)).orElse(null) instanceof VariableArrayEntity captured
            && Search.of(around(node)).outOf().contains(label)
        ? Optional.of(new Expression.Read(captured.address(), code.span(node)))
        : Optional.empty();
  }

  private static IASTFunctionDefinition around(IASTNode node) {
    return node instanceof IASTFunctionDefinition definition
        ? definition
        : around(node.getParent());
  }

  private BlockId block(String label) {
    return code.emitter().draft().labelled(label);
  }

  private static Expression address(Local buffer, SourceSpan span) {
    return new Expression.LocalAddress(buffer, span);
  }

  /** The gotos, labels and definitions of a function that are not those of functions inside. */
  private static final class Search extends ASTVisitor {
    private final IASTFunctionDefinition searched;
    private final Set<String> labels = new LinkedHashSet<>();
    private final Set<String> wanted = new LinkedHashSet<>();
    private final Set<String> wantedInside = new LinkedHashSet<>();

    private Search(IASTFunctionDefinition searched) {
      this.searched = searched;
      shouldVisitStatements = true;
      shouldVisitDeclarations = true;
    }

    static Search of(IASTFunctionDefinition definition) {
      Search search = new Search(definition);
      definition.accept(search);
      return search;
    }

    Set<String> into() {
      Set<String> own = new LinkedHashSet<>(wantedInside);
      own.retainAll(labels);
      return own;
    }

    Set<String> outOf() {
      Set<String> missing = new LinkedHashSet<>(wanted);
      missing.addAll(wantedInside);
      missing.removeAll(labels);
      return missing;
    }

    @Override
    public int visit(IASTDeclaration node) {
      if (node instanceof IASTFunctionDefinition inner && inner != searched) {
        wantedInside.addAll(of(inner).outOf());
        return PROCESS_SKIP;
      }
      return PROCESS_CONTINUE;
    }

    @Override
    public int visit(IASTStatement node) {
      if (node instanceof IASTLabelStatement label) {
        labels.add(label.getName().toString());
      } else if (node instanceof IASTGotoStatement jump) {
        wanted.add(jump.getName().toString());
      }
      return PROCESS_CONTINUE;
    }
  }
}
