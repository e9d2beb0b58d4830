package heapwright.emit.outline;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import java.util.function.Predicate;
import org.junit.jupiter.api.Test;

/** What is cut out of a text of which only some functions are run. */
class ReachableDefinitionsTest {
  private static String cut(String text, Set<String> from, Predicate<String> isRun) {
    Outline outline = Outline.of(text);
    StringBuilder left = new StringBuilder();
    int copied = 0;
    for (TextReplacement cut :
        ReachableDefinitions.in(List.of(outline), from, isRun).cuts(outline, "{ missing(); }")) {
      left.append(text, copied, cut.from()).append(cut.left());
      copied = cut.to();
    }
    return left.append(text.substring(copied)).toString();
  }

  private static String cut(String text, String... from) {
    return cut(text, Set.of(from), function -> true);
  }

  @Test
  void aFunctionThatNobodyRefersToIsOnlyDeclared() {
    assertEquals(
        "static int a(int x) ;\nint b(void) { return 1; }\n",
        cut("static int a(int x) { return x; }\nint b(void) { return 1; }\n", "b"));
  }

  @Test
  void linesStayWhereTheyAreAndSoDoLineMarkers() {
    assertEquals(
        "int a(void) ;\n# 7 \"a.c\"\n\n\nint b;\n",
        cut("int a(void) {\n# 7 \"a.c\"\n  return 1;\n}\nint b;\n"));
  }

  @Test
  void whatIsReferredToStays() {
    String text =
        """
        static int leaf(int x) { return x; }
        static int (*const table[])(int) = {leaf};
        static int (*pick(int i))(int) { return table[i]; }
        int root(int i) { return pick(i)(3); }
        """;
    assertEquals(text, cut(text, "root"));
  }

  @Test
  void objectsGoTogetherWithWhatTheyReferTo() {
    assertEquals(
        """
        static int leaf(int x) ;

        static struct entry { int (*run)(int); };
        int root(void) { return 1; }
        """,
        cut(
            """
            static int leaf(int x) { return x; }
            static int (*const table[])(int) = {leaf};
            static struct entry { int (*run)(int); } entries[] = {{leaf}};
            int root(void) { return 1; }
            """,
            "root"));
  }

  @Test
  void whatOthersAreMeasuredByStays() {
    String text =
        """
        static int many[] = {1, 2, 3};
        static int more[] = {4, 5};
        enum { COUNT = sizeof many / sizeof *many };
        struct room { char bytes[sizeof more]; };
        """;
    assertEquals(text, cut(text));
  }

  @Test
  void whatNobodySeesCalledStays() {
    String text =
        """
        static int count = 1;
        __attribute__((constructor)) static void begin(void) { count++; }
        static int old(a) int a; { return a; }
        int real(void) { return 1; }
        int other(void) __attribute__((alias("real")));
        """;
    assertEquals(text, cut(text));
  }

  @Test
  void aFunctionThatIsNotRunIsThereButNeedsNothing() {
    assertEquals(
        """
        static int leaf(int x) ;
        static int middle(int x) { missing(); }
        int root(int x) { return x > 0 ? middle(x) : 0; }
        """,
        cut(
            """
            static int leaf(int x) { return x; }
            static int middle(int x) { return leaf(x); }
            int root(int x) { return x > 0 ? middle(x) : 0; }
            """,
            Set.of("root"),
            function -> !function.equals("middle")));
  }

  @Test
  void aStringOrACharacterIsNoBrace() {
    assertEquals(
        "int a(void) ;\nint b(void) { return '{' + \"}\"[0]; }\n",
        cut("int a(void) { return '}'; }\nint b(void) { return '{' + \"}\"[0]; }\n", "b"));
  }

  @Test
  void aPrototypeRefersToNothing() {
    Set<String> mentioned =
        ReachableDefinitions.mentioned(
            List.of(
                Outline.of(
                    """
                    int declared(int x);
                    int called(int x);
                    struct members { int declared; };
                    int root(int x) { return called(x); }
                    """)));
    assertTrue(mentioned.contains("called"));
    assertFalse(mentioned.contains("declared"));
  }
}
