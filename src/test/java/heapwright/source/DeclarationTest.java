package heapwright.source;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertInstanceOf;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.ir.Global;
import heapwright.ir.Program;
import heapwright.ir.code.Linkage;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.DataModel;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.junit.jupiter.api.BeforeEach;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/** What declarations make of names: identities, linkage, types, what is kept. */
class DeclarationTest {
  @TempDir Path folder;
  private Readings readings;

  @BeforeEach
  void prepare() {
    readings = new Readings(folder);
  }

  private Global global(Program program, String key) {
    SymbolId symbol = new SymbolId(key.replace("unit.c:", folder + "/unit.c:"));
    return Optional.ofNullable(program.globals().get(symbol))
        .orElseThrow(() -> new AssertionError(key + " is not among " + program.globals().keySet()));
  }

  private static String describe(Program program) {
    return program.globals().values().stream()
        .map(g -> g.type().declare(g.name()) + ":" + g.size())
        .collect(Collectors.joining(" "));
  }

  @Test
  void tentativeDefinitionsAreOneObject() throws IOException {
    Program program = readings.program("int a[]; int a[4]; extern int a[]; int b; int b = 3;");
    assertEquals("int a[4]:16 int b:4", describe(program));
    assertEquals(List.of(), global(program, "a").initialiser().orElseThrow().items());
    assertEquals(1, global(program, "b").initialiser().orElseThrow().items().size());
  }

  @Test
  void arrayThatNobodyCompletesHasOneElement() throws IOException {
    assertEquals("int a[1]:4", describe(readings.program("int a[];")));
  }

  @Test
  void mereExternHasNoInitialiser() throws IOException {
    Program program = readings.program("extern int a; int f(void) { return a; }");
    assertEquals(Optional.empty(), global(program, "a").initialiser());
  }

  @Test
  void staticsOfTwoFunctionsAreTwoObjects() throws IOException {
    Program program =
        readings.program(
            """
            static int n = 1;
            int f(void) { static int n = 2; { static int n = 3; return n; } }
            int g(void) { static int n; return ++n; }
            """);
    assertEquals(Linkage.INTERNAL, global(program, "unit.c:n").linkage());
    assertEquals("n", global(program, "unit.c:f:n#1").name());
    assertEquals("n", global(program, "unit.c:f:n#2").name());
    assertEquals("n", global(program, "unit.c:g:n#3").name());
  }

  @Test
  void externInsideAFunctionMeansTheStaticOutside() throws IOException {
    Program program = readings.program("static int n = 1; int f(void) { extern int n; return n; }");
    assertEquals(1, program.globals().size());
    assertEquals(Linkage.INTERNAL, global(program, "unit.c:n").linkage());
  }

  @Test
  void equalLiteralsAreOneObject() throws IOException {
    Program program =
        readings.program("const char *a = \"hi\", *b = \"hi\", *c = \"h\" \"i\", *d = \"ho\";");
    List<Global> literals =
        program.globals().values().stream().filter(g -> g.name().isEmpty()).toList();
    assertEquals(2, literals.size());
    assertTrue(literals.stream().allMatch(Global::readOnly));
  }

  @Test
  void initialisersCompleteArraysAndFlexibleMembers() throws IOException {
    Program program =
        readings.program(
            """
            int a[] = { [3] = 1, 2 };
            char s[] = "four";
            int m[][2] = { 1, 2, 3 };
            struct f { int n; short v[]; } f = { 3, { 1, 2, 3 } };
            """);
    assertEquals("int a[5]:20 char s[5]:5 int m[2][2]:16 struct f f:10", describe(program));
  }

  @Test
  void oldDefinitionsTakePromotedArguments() throws IOException {
    Program program = readings.program("int f(c, x, p) char c; float x; int *p; { return c; }");
    assertEquals(
        "[int, double, int *]", program.functionsNamed("f").get(0).type().parameters().toString());
  }

  @Test
  void prototypeOfAnEarlierDeclarationStays() throws IOException {
    Program program = readings.program("int f(double, ...); int f(); int g(void) { return 1; }");
    assertEquals(
        "int (double, ...)",
        program.declarations().get(new SymbolId("f")).type().toString().replace("int(", "int ("));
  }

  @Test
  void weakAndAliasedSymbols() throws IOException {
    Program program =
        readings.program(
            """
            int real(void) { return 1; }
            int other(void) __attribute__((alias("real")));
            int spare(void) __attribute__((weak));
            int spare(void) { return other(); }
            """);
    assertEquals(Linkage.WEAK, program.functionsNamed("spare").get(0).linkage());
    assertTrue(program.functionsNamed("spare").get(0).toString().contains("Direct[symbol=real]"));
  }

  @Test
  void unusedSystemDeclarationsAreLeftOut() throws IOException {
    Program program = readings.program("#include <stdio.h>\nint f(void) { return puts(\"x\"); }\n");
    assertEquals(
        Set.of("puts", "f"),
        program.declarations().values().stream().map(d -> d.name()).collect(Collectors.toSet()));
  }

  @Test
  void libraryTextsGiveWhatIsWantedAndWhatThatUses() {
    String text =
        """
        static int table[3] = { 1, 2, 3 };
        static int unused_table[2] = { 1, 2 };
        static int help(int i) { return table[i]; }
        int wanted(int i) { return help(i); }
        int unwanted(int i) { return unused_table[i]; }
        """;
    SourceReading reading =
        new CFrontEnd().readLibrary("lib.c", text, DataModel.LP64, "wanted"::equals);
    Program program = assertInstanceOf(SourceReading.Translated.class, reading).program();
    assertEquals(
        Set.of("lib.c:help", "wanted"),
        program.functions().keySet().stream().map(SymbolId::key).collect(Collectors.toSet()));
    assertEquals(
        Set.of("lib.c:table"),
        program.globals().keySet().stream().map(SymbolId::key).collect(Collectors.toSet()));
  }

  @Test
  void enumerationsTakeGccsTypes() throws IOException {
    Program program =
        readings.program(
            """
            enum a { A } x; enum b { B = -1 } y; enum c { C = 0x80000000 } z;
            enum d { D = 0x100000000 } w; enum e { E = -1, F = 0x80000000 } v;
            enum __attribute__((packed)) p { P = 200 } u;
            """);
    assertEquals(
        "enum a x:4 enum b y:4 enum c z:4 enum d w:8 enum e v:8 enum p u:1", describe(program));
  }
}
