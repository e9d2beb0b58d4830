package heapwright.goal.dataflow;

import heapwright.goal.Criterion;
import heapwright.goal.Goal;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.ControlPoint;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceLine;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.spelling.Spelling;
import heapwright.ir.type.Local;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;

/**
 * The definitions and uses in a function's text. A definition is an assignment, a store, or a
 * parameter on entry; copies of whole records and what callees do are none, but end the life of
 * values. What goes into a decision through temporaries is used for the decision.
 */
final class DefinitionsAndUses {
  private final Program program;
  private final Spelling spelling;
  private final StatementPlaces places;
  private final Map<DecisionId, List<Goal.Branch>> outcomes = new HashMap<>();
  private final List<Definition> definitions = new ArrayList<>();
  private final List<Use> uses = new ArrayList<>();

  DefinitionsAndUses(Program program, Function function) {
    this.program = program;
    spelling = new Spelling(program, function);
    places = new StatementPlaces(function);
    for (Goal goal : Goals.of(function, new Criterion.Branches())) {
      Goal.Branch branch = (Goal.Branch) goal;
      outcomes.computeIfAbsent(branch.decision(), d -> new ArrayList<>()).add(branch);
    }
    for (Local parameter : function.parameters()) {
      if (!parameter.inMemory() && !parameter.isTemporary()) {
        define(
            new Variable.Register(parameter),
            Optional.empty(),
            new StatementNumber(0),
            parameter.name());
      }
    }
    function.blocks().forEach(this::visit);
  }

  List<Definition> definitions() {
    return definitions;
  }

  List<Use> uses() {
    return uses;
  }

  private void define(
      Variable variable, Optional<ControlPoint.Within> at, StatementNumber statement, String text) {
    definitions.add(new Definition(definitions.size() + 1, variable, at, statement, text));
  }

  private void visit(BasicBlock block) {
    for (int i = 0; i < block.statements().size(); i++) {
      Statement statement = block.statements().get(i);
      ControlPoint.Within at = new ControlPoint.Within(block.id(), i);
      StatementNumber number = places.of(block, i, statement.span());
      Set<Purpose> purposes = purposes(block, i);
      for (Local read : read(statement.operands())) {
        use(
            new Variable.Register(read),
            at,
            number,
            read.name(),
            purposes,
            block,
            statement.span());
      }
      if (statement instanceof Statement.Load load) {
        Variable place = Variable.at(load.address(), load.cell(), program);
        use(place, at, number, lvalue(load.address()), purposes, block, load.span());
      }
      if (statement instanceof Statement.Store store) {
        Variable place = Variable.at(store.address(), store.cell(), program);
        define(place, Optional.of(at), number, lvalue(store.address()));
      }
      statement
          .written()
          .filter(local -> !local.inMemory() && !local.isTemporary())
          .ifPresent(
              local -> define(new Variable.Register(local), Optional.of(at), number, local.name()));
    }
    Terminator end = block.terminator();
    int last = block.statements().size();
    Set<Purpose> purposes =
        end.decided().isPresent() ? Set.of(Purpose.DECISION) : Set.of(Purpose.COMPUTATION);
    for (Local read : read(end.operands())) {
      use(
          new Variable.Register(read),
          new ControlPoint.Within(block.id(), last),
          places.of(block, last, end.span()),
          read.name(),
          purposes,
          block,
          end.span());
    }
  }

  /** What a value is used for. */
  private enum Purpose {
    COMPUTATION,
    DECISION
  }

  /** What the operands of a statement are used for: its own effect, or its result is passed on. */
  private Set<Purpose> purposes(BasicBlock block, int index) {
    Statement statement = block.statements().get(index);
    Optional<Local> result = statement.written().filter(Local::isTemporary);
    if (result.isEmpty()) {
      return Set.of(Purpose.COMPUTATION);
    }
    Set<Purpose> purposes = new LinkedHashSet<>();
    for (int i = index + 1; i < block.statements().size(); i++) {
      if (reads(block.statements().get(i).operands(), result.get())) {
        purposes.addAll(purposes(block, i));
      }
    }
    Terminator end = block.terminator();
    if (reads(end.operands(), result.get())) {
      purposes.add(end.decided().isPresent() ? Purpose.DECISION : Purpose.COMPUTATION);
    }
    return purposes.isEmpty() ? Set.of(Purpose.COMPUTATION) : purposes;
  }

  private static boolean reads(List<Expression> operands, Local local) {
    return operands.stream()
        .flatMap(Expression::parts)
        .anyMatch(e -> e instanceof Expression.Read read && read.local().equals(local));
  }

  /** The variables that are read, each once. */
  private static Set<Local> read(List<Expression> operands) {
    Set<Local> found = new LinkedHashSet<>();
    operands.stream()
        .flatMap(Expression::parts)
        .filter(Expression.Read.class::isInstance)
        .map(e -> ((Expression.Read) e).local())
        .filter(local -> !local.isTemporary())
        .forEach(found::add);
    return found;
  }

  private void use(
      Variable variable,
      ControlPoint.Within at,
      StatementNumber number,
      String text,
      Set<Purpose> purposes,
      BasicBlock block,
      SourceSpan span) {
    SourceLine line = new SourceLine(span.file(), span.line());
    if (purposes.contains(Purpose.COMPUTATION)) {
      uses.add(new Use(variable, at, Optional.empty(), number, text, line));
    }
    if (purposes.contains(Purpose.DECISION)) {
      block
          .terminator()
          .decided()
          .flatMap(decision -> Optional.ofNullable(outcomes.get(decision)))
          .orElse(List.of())
          .forEach(
              outcome ->
                  uses.add(
                      new Use(variable, at, Optional.of(outcome), number, text, outcome.line())));
    }
  }

  /** The memory at an address as C names it. */
  private String lvalue(Expression address) {
    return spelling.at(address).replace(" ", "");
  }
}
