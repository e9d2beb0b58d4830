package heapwright.solve.fact;

import heapwright.solve.question.Solver;
import heapwright.solve.question.SolverStatistics;
import heapwright.symbolic.persistent.IntMap;
import heapwright.symbolic.term.Operation;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.Operator;
import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collections;
import java.util.Deque;
import java.util.List;
import java.util.Optional;

/**
 * What is assumed at a point of a path: the facts before it, one more, and what follows at once.
 * Immutable, so that going back is forgetting; only an answer, once found, is kept with it.
 */
public final class Assumptions implements Solver.Mark {
  /** Facts that contradict one another at sight, and who saw it. */
  public record Contradiction(SolverStatistics.Layer seenBy, List<Term> facts) {}

  private final Optional<Assumptions> before;
  private final List<Term> fact;
  private final int count;
  private final IntMap<Term> all;
  private final Partition partition;
  private final Domains domains;
  private final Optional<Contradiction> contradiction;
  private Optional<TermEvaluation> satisfying = Optional.empty();

  private Assumptions(
      Optional<Assumptions> before,
      List<Term> fact,
      IntMap<Term> all,
      Partition partition,
      Domains domains,
      Optional<Contradiction> contradiction) {
    this.before = before;
    this.fact = fact;
    this.count = all.size();
    this.all = all;
    this.partition = partition;
    this.domains = domains;
    this.contradiction = contradiction;
  }

  public static Assumptions none() {
    Assumptions none =
        new Assumptions(
            Optional.empty(),
            List.of(),
            IntMap.empty(),
            Partition.NONE,
            Domains.NONE,
            Optional.empty());
    none.satisfying = Optional.of(new TermEvaluation(Model.ZERO));
    return none;
  }

  /** With a fact; a conjunction is as many facts as it has parts. */
  public Assumptions with(Term fact, Terms terms) {
    Assumptions extended = this;
    Deque<Term> open = new ArrayDeque<>();
    open.push(fact);
    while (!open.isEmpty()) {
      Term next = open.pop();
      if (next instanceof Operation o && o.operator() == Operator.BOTH) {
        open.push(o.operand(1));
        open.push(o.operand(0));
      } else if (!next.isTrue()) {
        extended = extended.withSingle(next, terms);
      }
    }
    return extended;
  }

  private Assumptions withSingle(Term next, Terms terms) {
    if (contradiction.isPresent() || all.contains(next.id())) {
      return this;
    }
    Term negation = terms.not(next);
    if (next.isFalse() || all.contains(negation.id())) {
      List<Term> conflict = next.isFalse() ? List.of(next) : List.of(negation, next);
      return extended(
          next,
          partition,
          domains,
          Optional.of(new Contradiction(SolverStatistics.Layer.CONSTANTS, conflict)));
    }
    Partition parts = partition.with(next, count);
    Optional<SimpleFact> simple = SimpleFact.of(next);
    if (simple.isEmpty()) {
      return extended(next, parts, domains, Optional.empty());
    }
    Domains narrowed = domains.with(simple.get(), next);
    return extended(
        next,
        parts,
        narrowed,
        narrowed
            .contradictionAbout(simple.get().symbol())
            .map(facts -> new Contradiction(SolverStatistics.Layer.INTERVALS, facts)));
  }

  private Assumptions extended(
      Term next, Partition parts, Domains narrowed, Optional<Contradiction> conflict) {
    return new Assumptions(
        Optional.of(this), List.of(next), all.with(next.id(), next), parts, narrowed, conflict);
  }

  public int count() {
    return count;
  }

  Optional<Assumptions> before() {
    return before;
  }

  /** The last fact; none at the start. */
  List<Term> fact() {
    return fact;
  }

  /** All facts, oldest first. */
  public List<Term> facts() {
    List<Term> facts = new ArrayList<>();
    Optional<Assumptions> at = Optional.of(this);
    while (at.isPresent()) {
      facts.addAll(at.get().fact);
      at = at.get().before;
    }
    Collections.reverse(facts);
    return facts;
  }

  public Partition partition() {
    return partition;
  }

  public Domains domains() {
    return domains;
  }

  public Optional<Contradiction> contradiction() {
    return contradiction;
  }

  /** A model under which all of this holds, if one was found already. */
  Optional<TermEvaluation> satisfying() {
    return satisfying;
  }

  public void foundSatisfying(TermEvaluation evaluation) {
    satisfying = Optional.of(evaluation);
  }
}
