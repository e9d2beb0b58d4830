package heapwright.source.llvm.lower;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import heapwright.source.llvm.text.LlvmInstruction;
import heapwright.source.llvm.text.LlvmModule.LlvmBlock;
import heapwright.source.llvm.text.LlvmType;
import heapwright.source.llvm.text.LlvmValue;
import heapwright.source.llvm.text.TypedValue;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;

/** Ends of blocks: jumps, decisions, and what values become where control joins. */
final class ControlTranslation {
  private final RoutineContext context;
  private final ShortCircuits shortCircuits;
  private final Map<String, LlvmBlock> blocks = new HashMap<>();

  ControlTranslation(RoutineContext context) {
    this.context = context;
    context.routine.blocks().forEach(block -> blocks.put(block.label(), block));
    this.shortCircuits = new ShortCircuits(context, blocks);
  }

  /** Makes a register of each value that depends on where control comes from. */
  void declareJoins() {
    for (LlvmBlock block : context.routine.blocks()) {
      for (LlvmInstruction instruction : ShortCircuits.phis(block)) {
        LlvmInstruction.Phi phi = (LlvmInstruction.Phi) instruction.operation();
        Type type = context.module.type(phi.type());
        // A pointer may be that of a loop, and change after it was read.
        Local.Origin origin = phi.type().isTruth() ? Local.Origin.TEMPORARY : Local.Origin.VARIABLE;
        Local local =
            context.builder.local(
                "%" + instruction.result(),
                type,
                Local.Storage.REGISTER,
                origin,
                1,
                context.place(instruction));
        context.joins.put(instruction.result(), local);
        context.values.fix(instruction.result(), new Expression.Read(local, local.span()));
      }
    }
  }

  /** Whether control passes a block without coming to it. */
  boolean isBypassed(LlvmBlock block) {
    return shortCircuits.isBypassed(block);
  }

  void jump(String from, String to) {
    Optional<LlvmInstruction> logical = shortCircuits.logical(to);
    if (logical.isPresent()) {
      shortCircuits.join(from, to, this::decide);
      return;
    }
    assignJoins(from, to);
    context.jump(context.labels.get(to));
  }

  private void assignJoins(String from, String to) {
    List<LlvmInstruction> phis = ShortCircuits.phis(blocks.get(to));
    List<Expression> values = new ArrayList<>();
    for (LlvmInstruction instruction : phis) {
      LlvmInstruction.Phi phi = (LlvmInstruction.Phi) instruction.operation();
      values.add(context.values.of(phi.type(), ShortCircuits.incoming(phi, from)));
    }
    for (int i = 0; i < phis.size(); i++) {
      context.values.assign(context.joins.get(phis.get(i).result()), values.get(i));
    }
  }

  /** A block that goes from one to another; the other itself if nothing happens on the way. */
  private BlockId edge(String from, String to) {
    if (ShortCircuits.phis(blocks.get(to)).isEmpty()) {
      return context.labels.get(to);
    }
    Optional<BlockId> known = shortCircuits.constantEdge(from, to);
    if (known.isPresent()) {
      return known.get();
    }
    BlockId before = context.builder.block();
    pendingEdges.add(new Edge(before, from, to));
    return before;
  }

  /** An edge whose block is yet to be filled. */
  private record Edge(BlockId block, String from, String to) {}

  private final List<Edge> pendingEdges = new ArrayList<>();

  private void fillEdges() {
    shortCircuits.fill();
    List<Edge> edges = List.copyOf(pendingEdges);
    pendingEdges.clear();
    for (Edge edge : edges) {
      context.builder.goOnAt(edge.block());
      jump(edge.from(), edge.to());
    }
  }

  void branch(String from, LlvmInstruction instruction, LlvmInstruction.Branch branch) {
    if (branch.condition() instanceof LlvmValue.Number constant) {
      jump(from, constant.value().signum() != 0 ? branch.ifTrue() : branch.ifFalse());
      return;
    }
    Expression condition = context.values.of(new LlvmType.Whole(1), branch.condition());
    BlockId ifTrue = edge(from, branch.ifTrue());
    BlockId ifFalse = edge(from, branch.ifFalse());
    if (isCompilersOwn(instruction, branch)) {
      context.ask(condition, ifTrue, ifFalse);
    } else {
      decide(condition, placeOf(branch.condition(), instruction), ifTrue, ifFalse);
    }
    fillEdges();
  }

  /**
   * Whether the compiler asks for NULL before it converts or deletes an object: what follows is
   * from the same place.
   */
  private boolean isCompilersOwn(LlvmInstruction instruction, LlvmInstruction.Branch branch) {
    boolean asksForNull =
        context
            .uses
            .definition(branch.condition())
            .map(LlvmInstruction::operation)
            .filter(LlvmInstruction.Compare.class::isInstance)
            .map(LlvmInstruction.Compare.class::cast)
            .filter(compare -> compare.right() instanceof LlvmValue.Zero)
            .isPresent();
    return asksForNull
        && instruction.location().isPresent()
        && Stream.of(branch.ifTrue(), branch.ifFalse())
            .map(label -> blocks.get(label).instructions().get(0))
            .filter(first -> !(first.operation() instanceof LlvmInstruction.Jump))
            .filter(first -> !(first.operation() instanceof LlvmInstruction.Phi))
            .anyMatch(first -> first.location().equals(instruction.location()));
  }

  /** Where a condition is computed. */
  private SourceSpan placeOf(LlvmValue condition, LlvmInstruction instruction) {
    return context
        .uses
        .definition(condition)
        .map(context::place)
        .filter(place -> place.line() > 0)
        .orElseGet(() -> context.place(instruction));
  }

  private void decide(Expression condition, SourceSpan place, BlockId ifTrue, BlockId ifFalse) {
    CodePlaces.Decided decided = context.places.decision(place, context.statement());
    context.builder.end(
        new Terminator.Branch(
            decided.id(),
            context.conversions.condition(condition),
            ifTrue,
            ifFalse,
            decided.text(),
            decided.span()));
  }

  void choose(String from, LlvmInstruction instruction, LlvmInstruction.Switch choice) {
    Expression value = context.values.of(choice.subject());
    Expression subject =
        context.conversions.as(value, context.module.type(choice.subject().type()));
    SourceSpan place = context.place(instruction);
    List<Terminator.Switch.Case> cases = new ArrayList<>();
    for (LlvmInstruction.Choice label : choice.choices()) {
      long number = label.value().longValue();
      cases.add(new Terminator.Switch.Case(number, number, edge(from, label.target()), place));
    }
    BlockId otherwise = edge(from, choice.otherwise());
    CodePlaces.Decided decided =
        context.places.decision(
            placeOf(choice.subject().value(), instruction), context.statement());
    context.builder.end(
        new Terminator.Switch(decided.id(), subject, cases, otherwise, decided.text(), place));
    fillEdges();
  }

  /** {@code ?:} whose operands have no effects. */
  void select(LlvmInstruction instruction, LlvmInstruction.Select select) {
    Expression condition = context.values.of(select.condition());
    Expression one = context.values.of(select.ifTrue());
    Expression other = context.values.of(select.ifFalse());
    Local result = context.builder.temporary(one.type(), context.here());
    BlockId ifTrue = context.builder.block();
    BlockId ifFalse = context.builder.block();
    BlockId behind = context.builder.block();
    SourceSpan place = placeOf(select.condition().value(), instruction);
    enterStatement(place);
    decide(condition, place, ifTrue, ifFalse);
    assign(ifTrue, result, one, behind);
    assign(ifFalse, result, other, behind);
    context.builder.goOnAt(behind);
    context.values.fix(instruction.result(), new Expression.Read(result, context.here()));
  }

  /** The path passes the statements that begin at a place. */
  void enterStatement(SourceSpan place) {
    Optional<Integer> statement = context.places.at(place);
    if (statement.isPresent() && !statement.equals(context.statement())) {
      for (int begun : context.places.entered(context.statement(), statement.get())) {
        context.append(new Statement.Step(context.places.number(begun), place));
      }
      context.setStatement(statement);
    }
  }

  private void assign(BlockId block, Local result, Expression value, BlockId behind) {
    context.builder.goOnAt(block);
    Expression fitting = context.conversions.as(value, result.type());
    context.append(new Statement.Assign(result, fitting, context.here()));
    context.jump(behind);
  }

  void giveBack(LlvmInstruction.Return back) {
    TypedValue value = back.value();
    Type result = context.module.signature(context.routine).result();
    if (value.type().isVoid()) {
      context.builder.end(new Terminator.Return(Optional.empty(), context.here()));
    } else if (result.isScalar()) {
      Expression fitting = context.conversions.as(context.values.of(value), result);
      context.builder.end(new Terminator.Return(Optional.of(fitting), context.here()));
    } else {
      Local memory = context.builder.memory(result, 1, context.here());
      Expression address = new Expression.LocalAddress(memory, context.here());
      new MemoryTranslation(context).aggregate(address, value);
      context.builder.end(new Terminator.Return(Optional.of(address), context.here()));
    }
  }
}
