package heapwright.source.lower.arithmetic;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.code.Expression;
import heapwright.ir.code.Expression.IntegerConstant;
import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.type.BitRange;
import heapwright.ir.type.DataModel;
import heapwright.ir.type.Field;
import heapwright.ir.type.FloatingType;
import heapwright.ir.type.IntegerType;
import heapwright.ir.type.IntegerType.Kind;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.ir.type.VoidType;
import java.util.Optional;
import org.junit.jupiter.api.Test;

class ImplicitConversionsTest {
  private static final DataModel MODEL = DataModel.LP64;
  private static final SourceSpan SPAN = new SourceSpan(new SourceFile("t.c"), 1, 1, 1, 1);
  private static final IntegerType INT = MODEL.signedInt();
  private static final IntegerType UNSIGNED = MODEL.unsignedInt();
  private static final IntegerType LONG = MODEL.integer(Kind.LONG, true);
  private static final IntegerType UNSIGNED_LONG = MODEL.integer(Kind.LONG, false);
  private static final IntegerType LONG_LONG = MODEL.integer(Kind.LONG_LONG, true);

  private final ImplicitConversions conversions = new ImplicitConversions(MODEL);

  private static IntegerType type(Kind kind, boolean signed) {
    return MODEL.integer(kind, signed);
  }

  private static Field bitField(Type type, int width) {
    return new Field("f", type, Qualifiers.NONE, 0, Optional.of(new BitRange(0, width)));
  }

  private long converted(long value, Type from, Type to) {
    Expression result = conversions.convert(new IntegerConstant(value, from, SPAN), to, SPAN);
    return ((IntegerConstant) result).value();
  }

  @Test
  void whatIsNarrowerThanIntBecomesInt() {
    for (Kind kind : new Kind[] {Kind.BOOL, Kind.CHAR, Kind.BYTE, Kind.SHORT}) {
      assertEquals(INT, conversions.promoted(type(kind, false)), kind.toString());
    }
    assertEquals(UNSIGNED, conversions.promoted(UNSIGNED));
    assertEquals(LONG, conversions.promoted(LONG));
  }

  @Test
  void bitFieldsPromoteByTheirWidth() {
    assertEquals(
        INT, conversions.promoted(ImplicitConversions.cell(bitField(UNSIGNED, 31)).type()));
    assertEquals(
        UNSIGNED, conversions.promoted(ImplicitConversions.cell(bitField(UNSIGNED, 32)).type()));
    assertEquals(
        INT, conversions.promoted(ImplicitConversions.cell(bitField(UNSIGNED_LONG, 5)).type()));
    IntegerType forty = new IntegerType(Kind.LONG, 40, false);
    assertEquals(
        forty, conversions.promoted(ImplicitConversions.cell(bitField(UNSIGNED_LONG, 40)).type()));
    assertEquals(forty, conversions.common(forty, INT));
    assertEquals(LONG, conversions.common(forty, LONG));
  }

  @Test
  void commonTypesFollowRankAndSign() {
    assertEquals(INT, conversions.common(type(Kind.CHAR, true), type(Kind.SHORT, false)));
    assertEquals(UNSIGNED, conversions.common(INT, UNSIGNED));
    assertEquals(LONG, conversions.common(UNSIGNED, LONG));
    assertEquals(UNSIGNED_LONG, conversions.common(UNSIGNED_LONG, INT));
    // Same width, higher rank signed, lower rank unsigned: the unsigned type of the higher rank.
    assertEquals(type(Kind.LONG_LONG, false), conversions.common(LONG_LONG, UNSIGNED_LONG));
    assertEquals(
        type(Kind.INT128, true), conversions.common(type(Kind.INT128, true), UNSIGNED_LONG));
  }

  @Test
  void onThirtyTwoBitsLongAndIntAreOfOneWidth() {
    DataModel narrow = DataModel.ILP32;
    Type common =
        new ImplicitConversions(narrow)
            .common(narrow.integer(Kind.LONG, true), narrow.unsignedInt());
    assertEquals(narrow.integer(Kind.LONG, false), common);
  }

  @Test
  void floatsPrevail() {
    assertEquals(FloatingType.FLOAT, conversions.common(FloatingType.FLOAT, UNSIGNED_LONG));
    assertEquals(
        FloatingType.LONG_DOUBLE,
        conversions.common(FloatingType.DOUBLE, FloatingType.LONG_DOUBLE));
  }

  @Test
  void constantsWrap() {
    assertEquals(44, converted(300, INT, type(Kind.BYTE, false)));
    assertEquals(-56, converted(200, INT, type(Kind.BYTE, true)));
    assertEquals(4294967295L, converted(-1, INT, UNSIGNED));
    assertEquals(-1, converted(-1, INT, UNSIGNED_LONG));
    assertEquals(4294967295L, converted(4294967295L, UNSIGNED, LONG));
    assertEquals(1, converted(256, INT, MODEL.bool()));
    assertEquals(-1, converted(-1, INT, VoidType.VOID.pointer()));
  }

  @Test
  void aNegativeNumberHasNoConstantOfUnsigned128Bits() {
    Expression minusOne = new IntegerConstant(-1, INT, SPAN);
    Expression wide = conversions.convert(minusOne, type(Kind.INT128, false), SPAN);
    assertEquals(new Expression.Conversion(minusOne, type(Kind.INT128, false), SPAN), wide);
  }

  @Test
  void floatingConstantsTruncateWhereTheyFit() {
    Expression half = new Expression.FloatingConstant("2.5", FloatingType.DOUBLE, SPAN);
    assertEquals(new IntegerConstant(2, INT, SPAN), conversions.convert(half, INT, SPAN));
    Expression huge = new Expression.FloatingConstant("1e30", FloatingType.DOUBLE, SPAN);
    assertEquals(new Expression.Conversion(huge, INT, SPAN), conversions.convert(huge, INT, SPAN));
  }
}
