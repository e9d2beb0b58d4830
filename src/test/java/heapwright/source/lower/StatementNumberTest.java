package heapwright.source.lower;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.code.Function;
import heapwright.ir.code.Statement.Step;
import heapwright.ir.code.Terminator.Branch;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceStatement;
import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Numbers of statements and decisions, as DESIGN.md defines them. */
class StatementNumberTest {

  /** Kind and line of each statement, in the order of the numbers. */
  private static String numbered(Function function) {
    return function.statements().stream()
        .map(s -> s.number() + " " + word(s) + " " + s.span().line())
        .collect(Collectors.joining(", "));
  }

  private static String word(SourceStatement statement) {
    return statement.kind().toString().toLowerCase(java.util.Locale.ROOT);
  }

  private static List<String> decisions(Function function) {
    return function.blocks().stream()
        .filter(b -> b.terminator() instanceof Branch)
        .map(b -> ((Branch) b.terminator()).decision())
        .sorted()
        .map(DecisionId::toString)
        .toList();
  }

  private static List<Integer> passed(Function function) {
    return function.blocks().stream()
        .flatMap(b -> b.statements().stream())
        .filter(Step.class::isInstance)
        .map(s -> ((Step) s).number().value())
        .toList();
  }

  @Test
  void plainDeclarationsLabelsAndJumpsHaveNone() {
    Function f =
        Lowered.function(
            """
            int f(int n) {
              int a, b = 1, c = 2;
              static int once = 3;
              ;
              while (n) {
                if (n == b) break;
                if (n == c) continue;
                n--;
              }
            out:
              a = once;
              if (a) goto out;
              return a;
            }
            """);
    assertEquals(
        "1 declaration 2, 2 declaration 2, 3 while 5, 4 if 6, 5 if 7, 6 expression 8,"
            + " 7 expression 11, 8 if 12, 9 return 13",
        numbered(f));
  }

  @Test
  void threePartsOfForComeBeforeTheBody() {
    Function f =
        Lowered.function(
            """
            int f(int n) {
              int s = 0;
              for (int i = 0;
                   i < n;
                   i++)
                s += i;
              for (;;)
                return s;
            }
            """);
    assertEquals(
        "1 declaration 2, 2 declaration 3, 3 for 4, 4 expression 5, 5 expression 6, 6 return 8",
        numbered(f));
    assertEquals(List.of(1, 2, 3, 5, 4, 6), passed(f));
  }

  @Test
  void doDecidesWhereItsConditionStands() {
    Function f = Lowered.function("void f(int n) { do n--; while (n); n = 1; }");
    assertEquals("1 expression 1, 2 do 1, 3 expression 1", numbered(f));
  }

  @Test
  void conditionalFollowsTheStatementAroundIt() {
    Function f = Lowered.function("int f(int a, int b) { return a ? b ? 3 : 4 : 5; }");
    assertEquals("1 return 1, 2 conditional 1, 3 conditional 1", numbered(f));
    assertEquals(List.of("2", "3"), decisions(f));
  }

  @Test
  void numbersFollowTheSourceWhereEvaluationDoesNot() {
    Function f =
        Lowered.function(
            """
            int f(int a, int b) {
              extern int g(int, int);
              return g(a ? 1 : 2,
                       b ? 3 : 4) + (a && b);
            }
            """);
    assertEquals("1 return 3, 2 conditional 3, 3 conditional 4", numbered(f));
    assertEquals(List.of(1, 3, 2), passed(f));
    assertEquals(List.of("1.1", "1.2", "2", "3"), decisions(f));
  }

  @Test
  void conditionsOfShortCircuitCountWithinTheirStatement() {
    Function f =
        Lowered.function(
            """
            int f(int a, int b, int c) {
              if (a) return 1;
              if (a && (b || !c) && !(a && b)) return 2;
              while (a == (b && c)) a++;
              return a && b ? 3 : 4;
            }
            """);
    assertEquals(
        List.of("1", "3.1", "3.2", "3.3", "3.4", "3.5", "5", "5.1", "5.2", "8.1", "8.2"),
        decisions(f));
  }

  @Test
  void constantConditionsKeepTheirNumbersAndDecideNothing() {
    Function f =
        Lowered.function(
            "int f(int a) { if (1 && a) a++; if (0) a--; while (1) { if (a) return a; } }");
    assertEquals(
        "1 if 1, 2 expression 1, 3 if 1, 4 expression 1, 5 while 1, 6 if 1, 7 return 1",
        numbered(f));
    assertEquals(List.of("1.2", "6"), decisions(f));
    assertEquals(List.of(1, 2, 3, 5, 6, 7), passed(f));
  }

  @Test
  void statementExpressionsAreNumberedAsTheyCome() {
    Function f = Lowered.function("int f(int a) { return ({ int b = a; if (b) b++; b; }) && a; }");
    assertEquals(
        "1 return 1, 2 declaration 1, 3 if 1, 4 expression 1, 5 expression 1", numbered(f));
    assertEquals(List.of("1.1", "1.2", "3"), decisions(f));
  }

  @Test
  void operandsOfSizeofAreNoStatements() {
    Function f = Lowered.function("int f(int a) { return sizeof(a ? 1 : a++); }");
    assertEquals("1 return 1", numbered(f));
  }
}
