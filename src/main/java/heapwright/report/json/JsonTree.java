package heapwright.report.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonElement;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import com.google.gson.JsonPrimitive;
import java.math.BigDecimal;
import java.math.RoundingMode;
import java.util.Collection;
import java.util.Optional;

/** Makes JSON of Java's values. */
final class JsonTree {
  private static final Gson GSON =
      new GsonBuilder().serializeNulls().setPrettyPrinting().disableHtmlEscaping().create();

  private JsonTree() {}

  /**
   * An object with these entries, in this order.
   *
   * @param entries names and values in turn; an entry whose value is an empty {@link Optional} is
   *     left out
   */
  static JsonObject object(Object... entries) {
    JsonObject json = new JsonObject();
    for (int i = 0; i < entries.length; i += 2) {
      String name = (String) entries[i];
      Object value = entries[i + 1];
      Optional<?> some = value instanceof Optional<?> given ? given : Optional.of(of(value));
      some.ifPresent(v -> json.add(name, of(v)));
    }
    return json;
  }

  /** Collections are arrays, null is null, and what JSON does not know is its text. */
  static JsonElement of(Object value) {
    if (value instanceof JsonElement tree) {
      return tree;
    }
    if (value instanceof Collection<?> elements) {
      JsonArray array = new JsonArray();
      elements.forEach(element -> array.add(of(element)));
      return array;
    }
    if (value instanceof Number number) {
      return new JsonPrimitive(number);
    }
    if (value instanceof Boolean truth) {
      return new JsonPrimitive(truth);
    }
    return value == null ? JsonNull.INSTANCE : new JsonPrimitive(value.toString());
  }

  /** To the millisecond. */
  static BigDecimal seconds(double seconds) {
    return BigDecimal.valueOf(seconds).setScale(3, RoundingMode.HALF_UP);
  }

  static String text(JsonObject json) {
    return GSON.toJson(json) + "\n";
  }
}
