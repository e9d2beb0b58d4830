package heapwright.analysis;

import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.Program;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

class TypeBasedAliasingTest {
  private static final String BODY = "int f(struct a *x, struct b *y) { return x->i + y->i; }\n";

  @TempDir private Path folder;

  /** Whether the records that the two parameters of a function point to can share bytes. */
  private boolean mayShare(String declarations) throws IOException {
    Path file = Files.writeString(folder.resolve("f.c"), declarations + BODY);
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(file));
    Program program = ((SourceReading.Translated) reading).program();
    List<Local> parameters = program.functionsNamed("f").get(0).parameters();
    return new TypeBasedAliasing(program)
        .mayShare(target(parameters.get(0).type()), target(parameters.get(1).type()));
  }

  private static RecordType target(Type pointer) {
    return (RecordType) ((PointerType) pointer).target();
  }

  @Test
  void recordsOfDifferentTypesLieApart() throws IOException {
    assertFalse(mayShare("struct a { int i; struct b *b; };\nstruct b { int i; struct a *a; };\n"));
  }

  @Test
  void oneMayLieInsideTheOther() throws IOException {
    assertTrue(mayShare("struct a { int i; };\nstruct b { int i; struct a more[3]; };\n"));
    assertTrue(
        mayShare(
            "struct b { int i; };\nstruct m { struct b b; };\nstruct a { struct m m; int i; };\n"));
  }

  @Test
  void membersOfAUnionMayShare() throws IOException {
    String records = "struct a { int i; };\nstruct b { int i; };\n";
    assertTrue(
        mayShare(records + "union u { struct a a; struct { struct b b; } c; };\nunion u *g;\n"));
    assertFalse(mayShare(records + "union u { struct a a; int j; };\nunion u *g;\n"));
  }
}
