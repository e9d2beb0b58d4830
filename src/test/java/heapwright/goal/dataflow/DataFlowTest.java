package heapwright.goal.dataflow;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.goal.MonitoredGoal;
import heapwright.goal.ReadFunction;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;

/** Which pairs of definitions and uses are goals. */
class DataFlowTest {
  private static String goals(String text) {
    ReadFunction read = ReadFunction.of(text);
    return DataFlow.of(read.program(), read.function()).goals().stream()
        .map(MonitoredGoal::toString)
        .sorted()
        .collect(Collectors.joining(" "));
  }

  @Test
  void aConditionUsesItsVariablesWithBothOutcomes() {
    assertEquals(
        "x:0-1:F x:0-1:T x:0-2 x:0-3 x:2-3",
        goals("int f(int x) { if (x > 0) x = x + 1; return x; }"));
  }

  @Test
  void anotherDefinitionEndsTheFirst() {
    assertEquals("x:2-3", goals("int f(void) { int x = 1; x = 2; return x; }"));
  }

  @Test
  void aStoreMayBeReadUnderAnotherName() {
    assertEquals(
        "p->n:1-3 p->n=q->n:1-2 p:0-1 p:0-3 q:0-2 y:2-3",
        goals(
            "struct s { int n; long m; };"
                + "int f(struct s *p, struct s *q) {"
                + " p->n = 1; int y = q->n; return y + p->n; }"));
  }

  @Test
  void membersOfOtherNamesAreOtherPlaces() {
    assertEquals(
        "p:0-1 p:0-2",
        goals("struct s { int n; int m; }; int f(struct s *p) { p->n = 1; return p->m; }"));
  }

  @Test
  void aVariableInMemoryIsDefinedAnew() {
    assertEquals("g:2-3 p:0-2", goals("int *g; void f(int *p) { g = 0; g = p; *g = 1; }"));
  }

  @Test
  void aLoopBringsADefinitionBack() {
    assertEquals(
        "i:1-2:F i:1-2:T i:1-3 i:3-2:F i:3-2:T i:3-3 n:0-2:F n:0-2:T",
        goals("void f(int n) { for (int i = 0; i < n; i++) ; }"));
  }
}
