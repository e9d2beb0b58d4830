package heapwright.ir.code;

import heapwright.ir.source.ConditionSpan;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** How a basic block ends. */
public sealed interface Terminator {

  SourceSpan span();

  /** Where control may go, in the order of the outcomes; a block may appear twice. */
  List<BlockId> successors();

  /** The expressions that the terminator evaluates. */
  default List<Expression> operands() {
    return List.of();
  }

  /** The decision that it makes, if it is one. */
  default Optional<DecisionId> decided() {
    return Optional.empty();
  }

  /** Where the source has what is decided here. */
  default Optional<ConditionSpan> conditionSpan() {
    return this instanceof Branch branch
        ? branch.text()
        : this instanceof Switch choice ? choice.text() : Optional.empty();
  }

  <R> R match(Cases<R> cases);

  /** One case per terminator. */
  interface Cases<R> {
    R jump(Jump t);

    R branch(Branch t);

    R choose(Switch t);

    R giveBack(Return t);

    R unreachable(Unreachable t);
  }

  /** Goes on at one block; also a decision whose condition is a constant. */
  record Jump(BlockId target, SourceSpan span) implements Terminator {
    @Override
    public List<BlockId> successors() {
      return List.of(target);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.jump(this);
    }
  }

  /**
   * A decision with two outcomes.
   *
   * @param condition of type {@code int}; true unless 0
   * @param text where the source has the condition; empty where the program asks something that no
   *     source does
   */
  record Branch(
      DecisionId decision,
      Expression condition,
      BlockId ifTrue,
      BlockId ifFalse,
      Optional<ConditionSpan> text,
      SourceSpan span)
      implements Terminator {
    @Override
    public List<BlockId> successors() {
      return List.of(ifTrue, ifFalse);
    }

    @Override
    public List<Expression> operands() {
      return List.of(condition);
    }

    @Override
    public Optional<DecisionId> decided() {
      return Optional.of(decision);
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.branch(this);
    }
  }

  /**
   * A decision with an outcome per label.
   *
   * @param subject of integer type, promoted
   * @param text as of a {@link Branch}
   */
  record Switch(
      DecisionId decision,
      Expression subject,
      List<Case> cases,
      BlockId otherwise,
      Optional<ConditionSpan> text,
      SourceSpan span)
      implements Terminator {

    /** {@code case low ... high}, as values of the subject's type. */
    public record Case(long low, long high, BlockId target, SourceSpan span) {}

    public Switch {
      cases = List.copyOf(cases);
    }

    /** The labels in source order, then the default. */
    @Override
    public List<BlockId> successors() {
      List<BlockId> all = new ArrayList<>();
      cases.forEach(c -> all.add(c.target()));
      all.add(otherwise);
      return all;
    }

    @Override
    public List<Expression> operands() {
      return List.of(subject);
    }

    @Override
    public Optional<DecisionId> decided() {
      return Optional.of(decision);
    }

    @Override
    public <R> R match(Cases<R> fold) {
      return fold.choose(this);
    }
  }

  /** Leaves the function; for a result of aggregate type, {@code value} is its address. */
  record Return(Optional<Expression> value, SourceSpan span) implements Terminator {
    @Override
    public List<BlockId> successors() {
      return List.of();
    }

    @Override
    public List<Expression> operands() {
      return value.map(List::of).orElse(List.of());
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.giveBack(this);
    }
  }

  /** The source promises that control never comes here. */
  record Unreachable(SourceSpan span) implements Terminator {
    @Override
    public List<BlockId> successors() {
      return List.of();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unreachable(this);
    }
  }
}
