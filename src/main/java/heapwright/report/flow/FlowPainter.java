package heapwright.report.flow;

import heapwright.analysis.Edge;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.BlockId;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.SourceStatement;
import heapwright.ir.source.StatementNumber;
import heapwright.report.flow.FlowPicture.Arrow;
import heapwright.report.flow.FlowPicture.Box;
import heapwright.report.flow.FlowPicture.Row;
import java.util.ArrayList;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/** Decides what a function's picture shows. */
final class FlowPainter {
  private final FunctionStudy study;
  private final Sources sources;
  private final Quotation quotation;
  private final DecisionText conditions;
  private final Map<BlockId, List<Row>> rows = new LinkedHashMap<>();

  FlowPainter(FunctionStudy study, Sources sources) {
    this.study = study;
    this.sources = sources;
    this.quotation = new Quotation(sources, study.program(), study.function());
    this.conditions = new DecisionText(study, sources);
    order().forEach(block -> rows.put(block, rows(study.function().block(block))));
  }

  FlowPicture picture() {
    List<Box> boxes = new ArrayList<>();
    List<Arrow> arrows = new ArrayList<>();
    for (BlockId block : rows.keySet()) {
      if (isDrawn(block)) {
        boolean reachable = study.flow().isReachable(block);
        boxes.add(new Box(block, rows.get(block), study.loops().depth(block), reachable));
        study.flow().out(block).forEach(edge -> arrows.add(arrow(edge)));
      }
    }
    return new FlowPicture(entry(), boxes, arrows);
  }

  /** Reachable blocks in the order in which they run, then the others. */
  private List<BlockId> order() {
    List<BlockId> order = new ArrayList<>(study.flow().reversePostOrder());
    study.function().blocks().stream()
        .map(BasicBlock::id)
        .filter(block -> !study.flow().isReachable(block))
        .forEach(order::add);
    return order;
  }

  private boolean isDrawn(BlockId block) {
    return !rows.get(block).isEmpty();
  }

  private BlockId entry() {
    BlockId at = BlockId.ENTRY;
    while (!isDrawn(at)) {
      at = study.flow().out(at).get(0).to();
    }
    return at;
  }

  private Arrow arrow(Edge first) {
    boolean back = study.loops().isBackEdge(first);
    boolean unconstrained = study.unconstrained().contains(first);
    Edge last = first;
    while (!isDrawn(last.to())) {
      last = study.flow().out(last.to()).get(0);
      back |= study.loops().isBackEdge(last);
      unconstrained |= study.unconstrained().contains(last);
    }
    return new Arrow(first.from(), last.to(), first.outcome(), back, unconstrained);
  }

  private List<Row> rows(BasicBlock block) {
    List<Row> all = new ArrayList<>();
    Optional<DecisionId> decision = block.terminator().decided();
    for (StatementNumber number : FunctionStudy.steps(block)) {
      SourceStatement statement = study.function().statement(number);
      boolean decidedHere = decision.filter(d -> d.statement().equals(number)).isPresent();
      if (!decidedHere) {
        all.add(row(statement, block));
      }
    }
    ending(block).ifPresent(all::add);
    if (all.isEmpty() && goesInCircles(block.id())) {
      all.add(remark("(endless)"));
    }
    return all;
  }

  private Row row(SourceStatement statement, BasicBlock block) {
    SourceSpan span = statement.span();
    String text =
        quotation
            .of(span)
            .or(() -> spelledReturn(statement, block))
            .orElseGet(() -> sources.line(span.file(), span.line()).strip())
            .replaceFirst(";$", "");
    Row.Kind kind = statement.kind().decides() ? Row.Kind.DECISION : Row.Kind.STATEMENT;
    return new Row(statement.number().toString(), text, Integer.toString(span.line()), kind);
  }

  /** For a return behind something on the same line that cannot be quoted. */
  private Optional<String> spelledReturn(SourceStatement statement, BasicBlock block) {
    boolean leaves = statement.kind() == SourceStatement.Kind.RETURN;
    return leaves && block.terminator() instanceof Terminator.Return end
        ? Optional.of("return" + end.value().map(v -> " " + conditions.spelled(v)).orElse(""))
        : Optional.empty();
  }

  private Optional<Row> ending(BasicBlock block) {
    return block
        .terminator()
        .match(
            new Terminator.Cases<>() {
              @Override
              public Optional<Row> jump(Terminator.Jump t) {
                return Optional.empty();
              }

              @Override
              public Optional<Row> branch(Terminator.Branch t) {
                return Optional.of(decision(t.decision(), conditions.of(t), t.span()));
              }

              @Override
              public Optional<Row> choose(Terminator.Switch t) {
                String text = "switch (" + conditions.of(t) + ")";
                return Optional.of(decision(t.decision(), text, t.span()));
              }

              @Override
              public Optional<Row> giveBack(Terminator.Return t) {
                String text = t.value().isPresent() ? "return" : "end";
                return saysReturn(block) ? Optional.empty() : Optional.of(remark(text));
              }

              @Override
              public Optional<Row> unreachable(Terminator.Unreachable t) {
                return Optional.of(remark("does not come back"));
              }
            });
  }

  private boolean saysReturn(BasicBlock block) {
    return FunctionStudy.steps(block).stream()
        .anyMatch(n -> study.function().statement(n).kind() == SourceStatement.Kind.RETURN);
  }

  private static Row decision(DecisionId id, String text, SourceSpan at) {
    String line = Integer.toString(at.line());
    return new Row(id.toString(), text, line, Row.Kind.DECISION);
  }

  private static Row remark(String text) {
    return new Row("", text, "", Row.Kind.REMARK);
  }

  /** Whether following jumps from a block without text never comes to one with text. */
  private boolean goesInCircles(BlockId start) {
    Function function = study.function();
    Set<BlockId> seen = new HashSet<>();
    BlockId at = start;
    while (seen.add(at)) {
      BasicBlock block = function.block(at);
      boolean passesOn =
          block.terminator() instanceof Terminator.Jump && FunctionStudy.steps(block).isEmpty();
      if (!passesOn) {
        return false;
      }
      at = block.terminator().successors().get(0);
    }
    return at.equals(start);
  }
}
