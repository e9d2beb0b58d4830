package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Statement.Step;
import heapwright.ir.code.Terminator;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.code.Terminator.Jump;
import heapwright.ir.code.Terminator.Switch;
import heapwright.ir.source.DecisionId;
import java.util.List;
import java.util.Optional;
import java.util.function.UnaryOperator;

/** Replaces the provisional names of blocks, statements and decisions by the final ones. */
final class Relabelling {
  private final Optional<Numbering.Renumbering> numbers;
  private final UnaryOperator<BlockId> blocks;

  Relabelling(Numbering numbering, UnaryOperator<BlockId> blocks) {
    this.numbers = numbering.isInOrder() ? Optional.empty() : Optional.of(numbering.renumbering());
    this.blocks = blocks;
  }

  List<Statement> statements(List<Statement> statements) {
    if (numbers.isPresent()) {
      Numbering.Renumbering renumbering = numbers.get();
      statements.replaceAll(
          s -> s instanceof Step step ? new Step(renumbering.of(step.number()), step.span()) : s);
    }
    return statements;
  }

  /** The terminator of a block. */
  Terminator terminator(Terminator end) {
    if (end instanceof Jump t) {
      return new Jump(blocks.apply(t.target()), t.span());
    }
    if (end instanceof Branch t) {
      return new Branch(
          decision(t.decision()),
          t.condition(),
          blocks.apply(t.ifTrue()),
          blocks.apply(t.ifFalse()),
          t.text(),
          t.span());
    }
    if (end instanceof Switch t) {
      List<Switch.Case> cases =
          t.cases().stream()
              .map(c -> new Switch.Case(c.low(), c.high(), blocks.apply(c.target()), c.span()))
              .toList();
      BlockId otherwise = blocks.apply(t.otherwise());
      return new Switch(decision(t.decision()), t.subject(), cases, otherwise, t.text(), t.span());
    }
    return end;
  }

  /** The final number of a decision. */
  DecisionId decision(DecisionId provisional) {
    return numbers.isPresent() ? numbers.get().of(provisional) : provisional;
  }
}
