package heapwright.source.lower.declarations;

import heapwright.ir.code.Unsequenced;
import heapwright.ir.type.ArrayType;
import heapwright.source.lower.arithmetic.OperatorCodes;
import heapwright.source.lower.nested.Declarators;
import heapwright.source.lower.symbols.Entity;
import heapwright.source.lower.symbols.Scope;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.HashSet;
import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTArraySubscriptExpression;
import org.eclipse.cdt.core.dom.ast.IASTBinaryExpression;
import org.eclipse.cdt.core.dom.ast.IASTDeclSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTFunctionCallExpression;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTUnaryExpression;

/**
 * Finds the operands in a function's text whose order C leaves open, where one calls a function and
 * another one may notice. Two variables of one spelling are not told apart.
 */
final class UnsequencedEffects extends ASTVisitor {
  private final Scope fileScope;
  private final Set<String> shared;
  private final Set<String> own = new HashSet<>();
  private final Deque<OperandUse> around = new ArrayDeque<>();
  private final Map<IASTNode, OperandUse> uses = new IdentityHashMap<>();
  private final List<Unsequenced> found = new ArrayList<>();

  private UnsequencedEffects(Scope fileScope, Set<String> shared) {
    this.fileScope = fileScope;
    this.shared = shared;
    shouldVisitExpressions = true;
    shouldVisitInitializers = true;
    shouldVisitDeclarators = true;
    around.push(new OperandUse());
  }

  static List<Unsequenced> in(IASTFunctionDefinition definition, Scope fileScope) {
    UnsequencedEffects search = new UnsequencedEffects(fileScope, AddressTaken.in(definition));
    definition.accept(search);
    return search.found;
  }

  @Override
  public int visit(IASTDeclarator node) {
    boolean isFunction =
        node instanceof IASTFunctionDeclarator && node.getNestedDeclarator() == null;
    boolean isStatic =
        node.getParent() instanceof IASTSimpleDeclaration declaration
            && declaration.getDeclSpecifier().getStorageClass() == IASTDeclSpecifier.sc_static;
    String name = Declarators.innermost(node).getName().toString();
    if (!isFunction && !isStatic && !shared.contains(name)) {
      own.add(name);
    }
    return PROCESS_CONTINUE;
  }

  @Override
  public int visit(IASTInitializer node) {
    around.push(new OperandUse());
    return PROCESS_CONTINUE;
  }

  @Override
  public int leave(IASTInitializer node) {
    if (node instanceof IASTInitializerList list) {
      note(Stream.of(list.getClauses()).map(this::use).toList());
    }
    return end(node);
  }

  @Override
  public int visit(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary && isUnevaluated(unary.getOperator())) {
      return PROCESS_SKIP;
    }
    around.push(new OperandUse());
    return PROCESS_CONTINUE;
  }

  @Override
  public int leave(IASTExpression node) {
    if (node instanceof IASTUnaryExpression unary && isUnevaluated(unary.getOperator())) {
      return PROCESS_CONTINUE;
    }
    OperandUse use = around.peek();
    if (node instanceof IASTBinaryExpression binary && !OperatorCodes.isLogical(binary)) {
      boolean isPlain = binary.getOperator() == IASTBinaryExpression.op_assign;
      OperandUse left = isPlain ? designation(binary.getOperand1()) : use(binary.getOperand1());
      note(List.of(left, use(binary.getOperand2())));
    } else if (node instanceof IASTArraySubscriptExpression element) {
      note(List.of(use(element.getArrayExpression()), use(element.getArgument())));
      use.useMemory();
    } else if (node instanceof IASTFunctionCallExpression call) {
      note(
          Stream.concat(Stream.of(call.getFunctionNameExpression()), Stream.of(call.getArguments()))
              .map(this::use)
              .toList());
      call(call.getFunctionNameExpression(), use);
    } else if (usesMemory(node)) {
      use.useMemory();
    }
    return end(node);
  }

  private int end(IASTNode node) {
    OperandUse use = around.pop();
    if (node instanceof IASTUnaryExpression unary
        && unary.getOperator() == IASTUnaryExpression.op_amper) {
      use = designation(unary.getOperand());
    }
    uses.put(node, use);
    around.peek().add(use);
    return ASTVisitor.PROCESS_CONTINUE;
  }

  private OperandUse use(IASTNode node) {
    return uses.getOrDefault(node, new OperandUse());
  }

  /** What happens when it is determined which object an expression designates. */
  private OperandUse designation(IASTExpression node) {
    if (node instanceof IASTIdExpression) {
      return new OperandUse();
    }
    if (node instanceof IASTUnaryExpression unary) {
      return unary.getOperator() == IASTUnaryExpression.op_bracketedPrimary
          ? designation(unary.getOperand())
          : use(unary.getOperand());
    }
    if (node instanceof IASTFieldReference field) {
      return field.isPointerDereference()
          ? use(field.getFieldOwner())
          : designation(field.getFieldOwner());
    }
    if (node instanceof IASTArraySubscriptExpression element) {
      OperandUse both = new OperandUse();
      both.add(use(element.getArrayExpression()));
      both.add(use(element.getArgument()));
      return both;
    }
    return use(node);
  }

  private void note(List<OperandUse> operands) {
    long calling = operands.stream().filter(OperandUse::calls).count();
    long noticing = operands.stream().filter(OperandUse::notices).count();
    if (calling > 0 && noticing > 1) {
      found.add(new Unsequenced(operands.stream().map(OperandUse::operand).toList()));
    }
  }

  private void call(IASTExpression callee, OperandUse use) {
    if (callee instanceof IASTIdExpression id && !isVariable(id.getName().toString())) {
      use.call(id.getName().toString());
    } else {
      use.callPointer();
    }
  }

  private boolean isVariable(String name) {
    return own.contains(name)
        || shared.contains(name)
        || fileScope.find(name).filter(Entity.GlobalEntity.class::isInstance).isPresent();
  }

  private boolean usesMemory(IASTExpression node) {
    if (node instanceof IASTIdExpression id) {
      return isShared(id.getName().toString());
    }
    return node instanceof IASTFieldReference field && field.isPointerDereference()
        || node instanceof IASTUnaryExpression unary
            && unary.getOperator() == IASTUnaryExpression.op_star;
  }

  private boolean isShared(String name) {
    Optional<Entity> entity = fileScope.find(name);
    boolean isValue = entity.isEmpty() || entity.get() instanceof Entity.GlobalEntity;
    boolean isFixed =
        entity.isPresent()
            && entity.get() instanceof Entity.GlobalEntity global
            && (global.type() instanceof ArrayType || global.qualifiers().isConst());
    return !own.contains(name) && (shared.contains(name) || isValue && !isFixed);
  }

  private static boolean isUnevaluated(int operator) {
    return operator == IASTUnaryExpression.op_sizeof || operator == IASTUnaryExpression.op_alignOf;
  }

  /** Gathers what the evaluation of an expression does that other operands may notice. */
  private static final class OperandUse {
    private final Set<String> callees = new LinkedHashSet<>();
    private boolean callsPointers;
    private boolean usesMemory;

    void call(String name) {
      callees.add(name);
    }

    void callPointer() {
      callsPointers = true;
    }

    void useMemory() {
      usesMemory = true;
    }

    void add(OperandUse part) {
      callees.addAll(part.callees);
      callsPointers |= part.callsPointers;
      usesMemory |= part.usesMemory;
    }

    boolean calls() {
      return callsPointers || !callees.isEmpty();
    }

    boolean notices() {
      return calls() || usesMemory;
    }

    Unsequenced.Operand operand() {
      return new Unsequenced.Operand(List.copyOf(callees), callsPointers, usesMemory);
    }
  }
}
