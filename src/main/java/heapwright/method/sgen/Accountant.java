package heapwright.method.sgen;

import heapwright.ir.Cell;
import heapwright.ir.Local;
import heapwright.ir.PointerType;
import heapwright.ir.Program;
import heapwright.ir.Statement;
import heapwright.method.Retrace;
import heapwright.method.Route;
import heapwright.method.Way;
import heapwright.symbolic.ObjectId;
import heapwright.symbolic.PathState;
import heapwright.symbolic.Progress;
import heapwright.symbolic.SymbolicMachine;
import heapwright.symbolic.Value;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** The shape generation algorithm, along a way that a search has found. */
final class Accountant {
  private final Program program;

  Accountant(Program program) {
    this.program = program;
  }

  /** The account of a way along a route. */
  Account account(Route route, Way way) {
    Retrace retrace = new Retrace(program);
    SymbolicMachine machine = retrace.machine(way);
    Walk walk = begin(machine, way);
    List<String> start = new ArrayList<>(way.aliases().stream().map(a -> "suppose " + a).toList());
    start.addAll(state(walk.book().ledger));
    walk.book().ledger.turnPage();
    retrace.follow(way, machine, walk);
    finish(walk, route, machine);
    return concluded(walk, route, start);
  }

  /** σ0: version 0 of each pointer of the input is ⊤, beside its virtual parameter. */
  Walk begin(SymbolicMachine machine, Way way) {
    PathState start = machine.start(way.function());
    Sight sight = Sight.of(machine, start, start);
    Book book = new Book(program.model(), way.function(), sight);
    for (Local formal : way.function().parameters()) {
      if (formal.type() instanceof PointerType) {
        Pointer pointer =
            book.ledger.appear(variable(book, formal, start), Location.Plain.TOP, true);
        Pointer virtual = book.ledger.appear(book.virtual(formal), Location.Plain.TOP, true);
        book.transfer.areEqual(pointer, virtual);
        Value raw = sight.register(formal);
        if (raw instanceof Value.Unknown) {
          book.aims.at(pointer, raw);
        }
      }
    }
    return new Walk(machine, book, start);
  }

  private static Variable variable(Book book, Local formal, PathState start) {
    if (!formal.inMemory()) {
      return book.here().variable(formal);
    }
    ObjectId id = start.frame().memory().get(formal.id().index()).orElseThrow();
    Region region = book.objects.of(id, start);
    return region.cell(0, Cell.of(formal.type()), book.ledger.names).variable();
  }

  private static List<String> state(Ledger ledger) {
    Changes changes = ledger.changes();
    List<String> lines = new ArrayList<>(changes.locations(ledger.sigma()));
    lines.addAll(changes.collections(ledger.sigma()));
    return lines;
  }

  /** What the path needs next but cannot have is told as well, with the ⊥σ that it leads to. */
  private static void finish(Walk walk, Route route, SymbolicMachine machine) {
    PathState last = walk.last();
    boolean isStraying =
        walk.statements() < route.statements().size()
            && last.frame().depth() == 0
            && last.frame().statement().orElse(null) instanceof Statement.Step step
            && !step.number().equals(route.statements().get(walk.statements()));
    if (isStraying) {
      walk.decided().ifPresent(walk::suppose);
    } else if (machine.step(last) instanceof Progress.Failed) {
      walk.book().look(Sight.of(machine, last, last));
      last.frame().statement().ifPresent(walk::execute);
    }
    walk.closePage();
  }

  private static Account concluded(Walk walk, Route route, List<String> start) {
    Book book = walk.book();
    Shapes shapes = new Shapes(book);
    Constraints constraints = new Constraints(walk.constraints());
    Shape entry = shapes.entry();
    TestedPath tuple =
        new TestedPath(
            entry, constraints.entry(), shapes.exit(), constraints.exit(shapes.exitNumbers()));
    boolean isDifferent = book.transfer.kept().stream().allMatch(book.transfer::holds);
    boolean isWhole = isDifferent && walk.statements() >= route.statements().size();
    Optional<String> bottom =
        walk.told().stream().flatMap(t -> t.contradiction().stream()).findFirst();
    return new Account(
        start,
        walk.told(),
        constraints.combined(),
        kept(book),
        entry,
        tuple,
        book.invisibles.table(),
        bottom.or(
            () ->
                isWhole
                    ? Optional.empty()
                    : Optional.of(
                        isDifferent ? "the constraints contradict one another" : "an inequality")));
  }

  /** The inequalities that were kept for the end of the path. */
  private static List<String> kept(Book book) {
    return book.transfer.kept().stream()
        .map(
            kept ->
                book.transfer.holds(kept)
                    ? kept + " holds: they are in different collections"
                    : kept + " cannot hold: " + book.ledger.sigma().collection(kept.x()))
        .toList();
  }
}
