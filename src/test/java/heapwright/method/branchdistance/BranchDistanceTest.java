package heapwright.method.branchdistance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Type;
import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;

class BranchDistanceTest {
  private static final SourceSpan HERE = new SourceSpan(new SourceFile("x.c"), 1, 1, 1, 1);
  private static final DecisionId DECISION = new DecisionId(new StatementNumber(1), 0);
  private static final IntegerType INT = new IntegerType(IntegerType.Kind.INT, 32, true);
  private static final IntegerType SIZE = new IntegerType(IntegerType.Kind.LONG, 64, false);

  private static Terminator.Branch branch(Relation relation, Type type) {
    Expression operand =
        type instanceof FloatingType floating
            ? new Expression.FloatingConstant("0", floating, HERE)
            : new Expression.IntegerConstant(0, type, HERE);
    Expression condition = new Expression.Comparison(relation, operand, operand, INT, HERE);
    return new Terminator.Branch(
        DECISION, condition, new BlockId(1), new BlockId(2), Optional.empty(), HERE);
  }

  @ParameterizedTest
  @CsvSource({
    "4, ==, 4, 0",
    "4, !=, 5, 0",
    "4, <, 5, 0",
    "5, <=, 5, 0",
    "6, >, 5, 0",
    "5, >=, 5, 0",
    "7, ==, 4, 3",
    "7, !=, 7, 1",
    "7, <, 4, 4",
    "7, <, 7, 1",
    "7, <=, 4, 3",
    "4, >, 7, 4",
    "4, >=, 7, 3",
  })
  void whatDoesNotHoldIsAsFarOffAsTheNumbersAreApart(
      long left, String symbol, long right, double distance) {
    Relation relation =
        Arrays.stream(Relation.values())
            .filter(r -> r.symbol().equals(symbol))
            .findFirst()
            .orElseThrow();
    assertEquals(distance, BranchDistance.of(branch(relation, INT), true, left, right));
  }

  @Test
  void theOtherOutcomeIsAboutTheOppositeRelation() {
    assertEquals(4, BranchDistance.of(branch(Relation.GREATER_EQUAL, INT), false, 7, 4));
    assertEquals(1, BranchDistance.of(branch(Relation.EQUAL, INT), false, 7, 7));
    assertEquals(0, BranchDistance.of(branch(Relation.EQUAL, INT), false, 7, 6));
  }

  @Test
  void pointersAreEqualOrNot() {
    Terminator.Branch same = branch(Relation.EQUAL, INT.pointer());
    assertEquals(1, BranchDistance.of(same, true, 0x1000, 0));
    assertEquals(0, BranchDistance.of(same, true, 0, 0));
    assertEquals(1, BranchDistance.of(same, false, 0, 0));
  }

  @Test
  void longUnsignedNumbersAreNeverNegative() {
    Terminator.Branch less = branch(Relation.LESS, SIZE);
    assertEquals(0, BranchDistance.of(less, true, 1, -1));
    assertEquals(0x1p64, BranchDistance.of(less, true, -1, 1));
  }

  @Test
  void fractionsCountToo() {
    Terminator.Branch less = branch(Relation.LESS_EQUAL, FloatingType.DOUBLE);
    assertEquals(0.5, BranchDistance.of(less, true, 1.5, 1.0));
    assertEquals(0, BranchDistance.of(less, true, 1.0, 1.5));
    assertEquals(Double.MAX_VALUE, BranchDistance.of(less, true, Double.NaN, 1.0));
    assertEquals(0, BranchDistance.of(less, false, Double.NaN, 1.0));
  }

  @Test
  void labelsAreAsFarOffAsTheirNearestNumber() {
    Terminator.Switch choice =
        new Terminator.Switch(
            DECISION,
            new Expression.IntegerConstant(0, INT, HERE),
            List.of(
                new Terminator.Switch.Case(10, 10, new BlockId(1), HERE),
                new Terminator.Switch.Case(20, 29, new BlockId(2), HERE)),
            new BlockId(3),
            Optional.empty(),
            HERE);
    assertEquals(3, BranchDistance.of(choice, List.of(0), 13));
    assertEquals(7, BranchDistance.of(choice, List.of(1), 13));
    assertEquals(0, BranchDistance.of(choice, List.of(1), 25));
    assertEquals(6, BranchDistance.of(choice, List.of(0, 1), 35));
    assertEquals(0, BranchDistance.of(choice, List.of(2), 13));
    assertEquals(1, BranchDistance.of(choice, List.of(2), 25));
  }
}
