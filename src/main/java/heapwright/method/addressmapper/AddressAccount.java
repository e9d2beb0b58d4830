package heapwright.method.addressmapper;

import heapwright.ir.Program;
import heapwright.method.addressmapper.decision.Decision;
import heapwright.method.addressmapper.map.Predicate;
import heapwright.method.addressmapper.trace.AddressTrace;
import heapwright.method.addressmapper.trace.DomainTrace;
import heapwright.method.addressmapper.trace.TraceTable;
import heapwright.method.path.PathAccount;
import heapwright.method.path.PathCondition;
import heapwright.method.path.PathFact;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.testcase.shape.ShapeFrame;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** What AddressMapper tells of a path: its evaluation once more, this time with a listener. */
final class AddressAccount implements PathAccount {
  private final Program program;
  private final Decision.Evaluation evaluation;
  private final Optional<Model> model;
  private final Optional<String> reason;

  private AddressAccount(
      Program program,
      Decision.Evaluation evaluation,
      Optional<Model> model,
      Optional<String> reason) {
    this.program = program;
    this.evaluation = evaluation;
    this.model = model;
    this.reason = reason;
  }

  static AddressAccount of(Program program, Decision.Solved solved) {
    return new AddressAccount(
        program, solved.evaluation(), Optional.of(solved.model()), Optional.empty());
  }

  static AddressAccount of(Program program, Decision.Refuted refuted) {
    return new AddressAccount(
        program, refuted.evaluation(), Optional.empty(), Optional.of(refuted.reason()));
  }

  @Override
  public List<String> constraints() {
    return predicates().stream().map(p -> p.term().toString()).toList();
  }

  private List<Predicate> predicates() {
    return evaluation.end().predicates().toList();
  }

  @Override
  public List<String> aliases() {
    return AddressTrace.of(program, evaluation).aliasTab().stream()
        .map(alias -> alias.pointer() + " is " + alias.earlier())
        .toList();
  }

  @Override
  public List<String> trace() {
    return TraceTable.of(
        AddressTrace.of(program, evaluation),
        evaluation.symbols(),
        DomainTrace.of(predicates(), evaluation.ranges(), model),
        reason);
  }

  /** The method's table tells of addresses; pictures of each statement are not among it. */
  @Override
  public List<ShapeFrame> shapes() {
    return List.of();
  }

  @Override
  public List<PathCondition> conditions() {
    Terms terms = evaluation.inputs().terms();
    List<PathFact> facts = new ArrayList<>();
    predicates().forEach(p -> facts.add(new PathFact(p.term(), Optional.empty(), "")));
    reason.ifPresent(why -> facts.add(new PathFact(terms.truth(false), Optional.empty(), why)));
    return List.of(new PathCondition(terms, aliases(), facts));
  }
}
