package heapwright.ir.spelling;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.analysis.Sketch;
import heapwright.ir.code.BinaryOperator;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Relation;
import heapwright.ir.code.Statement;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.Cell;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.Local;
import heapwright.ir.type.LocalId;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class SpellingTest {
  private static final SourceSpan AT = Sketch.span(1);
  private static final IntegerType INT = DataModel.LP64.signedInt();
  private static final RecordType NODE = new RecordType(RecordType.Kind.STRUCT, "node");
  private static final Local ROOT = variable(0, "root", NODE.pointer());
  private static final Local KEY = variable(1, "key", INT);

  @Test
  void memberLoadedIntoATemporaryIsSpelledAsTheMember() {
    Local loaded = temporary(2, INT);
    Statement load = new Statement.Load(loaded, member("key"), Cell.of(INT), AT);
    assertEquals(
        "root->key != key", spell(List.of(load), compare(Relation.NOT_EQUAL, loaded, KEY)));
  }

  @Test
  void nullPointerHasItsName() {
    Expression nothing = new Expression.IntegerConstant(0, NODE.pointer(), AT);
    Expression test =
        new Expression.Comparison(Relation.EQUAL, new Expression.Read(ROOT, AT), nothing, INT, AT);
    assertEquals("root == NULL", spell(List.of(), test));
  }

  @Test
  void elementIsIndexed() {
    Local loaded = temporary(2, INT);
    Local array = variable(3, "a", INT.pointer());
    Expression address =
        new Expression.ElementAddress(
            new Expression.Read(array, AT),
            new Expression.Conversion(
                new Expression.Read(KEY, AT), DataModel.LP64.differenceType(), AT),
            new Expression.IntegerConstant(4, DataModel.LP64.sizeType(), AT),
            INT.pointer(),
            AT);
    Statement load = new Statement.Load(loaded, address, Cell.of(INT), AT);
    assertEquals("a[key] < key", spell(List.of(load), compare(Relation.LESS, loaded, KEY)));
  }

  @Test
  void parenthesesStandOnlyWhereTheyAreNeeded() {
    Expression key = new Expression.Read(KEY, AT);
    Expression sum = new Expression.Binary(BinaryOperator.ADD, key, key, AT);
    Expression product = new Expression.Binary(BinaryOperator.MULTIPLY, sum, key, AT);
    Expression difference = new Expression.Binary(BinaryOperator.SUBTRACT, product, sum, AT);
    assertEquals("(key + key) * key - (key + key)", spell(List.of(), difference));
  }

  @Test
  void temporaryThatTwoPlacesSetIsLeftOut() {
    Local joined = temporary(2, INT);
    Expression one = new Expression.IntegerConstant(1, INT, AT);
    Statement set = new Statement.Assign(joined, one, AT);
    assertEquals("… < key", spell(List.of(set, set), compare(Relation.LESS, joined, KEY)));
  }

  private static String spell(List<Statement> before, Expression expression) {
    Function function = Sketch.function("f", before, "return");
    return new Spelling(Sketch.program(function), function).of(expression);
  }

  private static Expression compare(Relation relation, Local left, Local right) {
    return new Expression.Comparison(
        relation, new Expression.Read(left, AT), new Expression.Read(right, AT), INT, AT);
  }

  private static Expression member(String name) {
    Field field = new Field(name, INT, Qualifiers.NONE, 0, Optional.empty());
    return new Expression.FieldAddress(
        new Expression.Read(ROOT, AT), NODE, field, INT.pointer(), AT);
  }

  private static Local variable(int id, String name, Type type) {
    return local(id, name, type, Local.Origin.VARIABLE);
  }

  private static Local temporary(int id, Type type) {
    return local(id, "%" + id, type, Local.Origin.TEMPORARY);
  }

  private static Local local(int id, String name, Type type, Local.Origin origin) {
    return new Local(new LocalId(id), name, type, Local.Storage.REGISTER, origin, 4, AT);
  }
}
