package heapwright.report.json;

import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonPrimitive;
import heapwright.report.input.CellValueText;
import heapwright.report.input.Naming;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import java.math.BigDecimal;

/** The value of a cell. */
final class ValueJson implements InputValue.Cases<JsonElement> {
  private final String spelled;

  private ValueJson(String spelled) {
    this.spelled = spelled;
  }

  static JsonElement of(InputCell cell, Naming naming) {
    return cell.value().match(new ValueJson(CellValueText.value(cell, naming)));
  }

  @Override
  public JsonElement number(InputValue.Number value) {
    return new JsonPrimitive(value.value());
  }

  @Override
  public JsonElement floating(InputValue.Floating value) {
    boolean finite = Character.isDigit(spelled.charAt(spelled.length() - 1));
    // Of a decimal number, the negative zero would lose its sign.
    return finite && !spelled.equals("-0.0")
        ? new JsonPrimitive(new BigDecimal(spelled))
        : finite ? new JsonPrimitive(-0.0) : new JsonPrimitive(spelled);
  }

  @Override
  public JsonElement nullPointer(InputValue.NullPointer value) {
    return JsonNull.INSTANCE;
  }

  @Override
  public JsonElement pointsTo(InputValue.PointsTo value) {
    return new JsonPrimitive(spelled);
  }

  @Override
  public JsonElement pointsToGlobal(InputValue.PointsToGlobal value) {
    return new JsonPrimitive(spelled);
  }

  @Override
  public JsonElement pointsToFunction(InputValue.PointsToFunction value) {
    return new JsonPrimitive("&" + spelled);
  }

  @Override
  public JsonElement raw(InputValue.RawPointer value) {
    return new JsonPrimitive(spelled);
  }

  /** Tells pointers from numbers. */
  static final class IsPointer implements InputValue.Cases<Boolean> {
    @Override
    public Boolean number(InputValue.Number value) {
      return false;
    }

    @Override
    public Boolean floating(InputValue.Floating value) {
      return false;
    }

    @Override
    public Boolean nullPointer(InputValue.NullPointer value) {
      return true;
    }

    @Override
    public Boolean pointsTo(InputValue.PointsTo value) {
      return true;
    }

    @Override
    public Boolean pointsToGlobal(InputValue.PointsToGlobal value) {
      return true;
    }

    @Override
    public Boolean pointsToFunction(InputValue.PointsToFunction value) {
      return true;
    }

    @Override
    public Boolean raw(InputValue.RawPointer value) {
      return true;
    }
  }
}
