package heapwright.method.run;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.CoverageLedger;
import heapwright.goal.Criterion;
import heapwright.goal.Goals;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.type.Cell;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.Type;
import heapwright.method.Fixture;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.BeforeAll;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** Two pointers of an input lead to one object, mostly an array of what the first points to. */
class StrictAliasingTest {
  private static final String SOURCE =
      """
      struct a { int k, x; };
      struct b { int k, x; };
      struct whole { struct a part; int more; };
      void write(struct b *q) { q->x = 2; }
      int written(struct a *p, struct b *q) { p->x = 1; q->x = 2; return p->x; }
      int written_below(struct a *p, struct b *q) { write(q); return p->x; }
      int assigned(struct a *p, struct b *q, struct b *r) { *q = *r; return p->x; }
      int untyped(struct a *p, void *q) { p->x = 1; return ((struct a *) q)->x; }
      int byte_by_byte(struct a *p, char *q) { *q = 1; return p->k; }
      int compared(struct a *p, struct b *q) { p->x = 1; return (void *) p == (void *) q; }
      int read(struct a *p, struct b *q) { return p->k + q->k; }
      int converted(struct a *p) { struct b *q = (struct b *) p; q->x = 1; return p->k; }
      int inside(struct whole *p, struct a *q) { q->x = 1; return p->part.x; }
      """;

  private static final Optional<String> OVERLAP =
      Optional.of("records of incompatible types overlap");

  @TempDir static Path folder;

  private static Fixture fixture;

  @BeforeAll
  static void read() throws IOException {
    fixture = Fixture.read(Files.writeString(folder.resolve("aliases.c"), SOURCE));
  }

  /** Why the input can be no test whose second pointer leads so far behind the first one. */
  private static Optional<String> failure(String name, long distance) {
    return failure(name, distance, target(name, 0));
  }

  private static Type target(String name, int parameter) {
    Local pointer = fixture.function(name).parameters().get(parameter);
    return ((PointerType) pointer.type()).target();
  }

  private static Optional<String> failure(String name, long distance, Type element) {
    Program program = fixture.program();
    Function function = fixture.function(name);
    List<Local> parameters = function.parameters();
    InputObject object =
        new InputObject(new ObjectName("n1"), element, 3, InputObject.Storage.HEAP, List.of());
    TestInput input =
        new TestInput(
            function.symbol(),
            parameters.stream()
                .map(p -> argument(p, p == parameters.get(0) ? 0 : distance))
                .toList(),
            List.of(object),
            List.of(),
            List.of(),
            List.of(),
            List.of());
    Criterion criterion = new Criterion.Branches();
    CoverageLedger ledger = new CoverageLedger(criterion, Goals.of(function, criterion), () -> 0);
    return new InputExecutor(program, ledger).play(input).failure();
  }

  private static InputArgument argument(Local parameter, long offset) {
    InputValue value = new InputValue.PointsTo(new ObjectName("n1"), offset);
    return new InputArgument(
        parameter, List.of(new InputCell(0, Cell.of(parameter.type()), value)));
  }

  @Test
  void oneRecordIsWrittenAndTheOtherAccessed() {
    assertEquals(OVERLAP, failure("written", 0));
    assertEquals(OVERLAP, failure("written", 4));
    assertEquals(OVERLAP, failure("written_below", 0));
    assertEquals(OVERLAP, failure("assigned", 0));
  }

  @Test
  void recordsLieBesideOneAnother() {
    assertEquals(Optional.empty(), failure("written", 8));
  }

  @Test
  void recordsAreOnlyReadOrCompared() {
    assertEquals(Optional.empty(), failure("read", 0));
    assertEquals(Optional.empty(), failure("compared", 0));
  }

  @Test
  void theOnlyPointerIsConverted() {
    assertEquals(Optional.empty(), failure("converted", 0, target("written", 1)));
  }

  @Test
  void oneRecordIsPartOfTheOther() {
    assertEquals(Optional.empty(), failure("inside", 0));
  }

  @Test
  void aPointerIsTakenForNoRecord() {
    assertEquals(Optional.empty(), failure("untyped", 0));
    assertEquals(Optional.empty(), failure("byte_by_byte", 0));
  }
}
