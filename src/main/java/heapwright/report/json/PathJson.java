package heapwright.report.json;

import com.google.gson.Gson;
import com.google.gson.GsonBuilder;
import com.google.gson.JsonArray;
import com.google.gson.JsonNull;
import com.google.gson.JsonObject;
import heapwright.ir.Program;
import java.util.List;

/**
 * What became of a path, as JSON: {@code feasible} is {@code true}, {@code false}, or {@code null}
 * where neither was found, which {@code cause} then explains.
 */
public final class PathJson implements PathResult.Cases<JsonObject> {
  private static final Gson GSON =
      new GsonBuilder().serializeNulls().setPrettyPrinting().disableHtmlEscaping().create();

  private final InputJson inputs;

  public PathJson(Program program) {
    inputs = new InputJson(program);
  }

  public String of(PathResult result) {
    return GSON.toJson(result.match(this)) + "\n";
  }

  @Override
  public JsonObject feasible(PathResult.Feasible result) {
    JsonObject json = new JsonObject();
    json.addProperty("feasible", true);
    json.add("shape", inputs.shape(result.test().test().input()));
    json.add("constraints", texts(result.constraints()));
    if (!result.aliases().isEmpty()) {
      json.add("aliases", texts(result.aliases()));
    }
    json.add("values", inputs.values(result.test().test().input()));
    json.add("test", new TestJson(inputs).of(result.test()));
    json.add("notes", texts(result.notes()));
    return json;
  }

  @Override
  public JsonObject infeasible(PathResult.Infeasible result) {
    JsonObject json = new JsonObject();
    json.addProperty("feasible", false);
    json.addProperty("at", result.at().value());
    json.addProperty("reason", result.reason());
    if (!result.within().isEmpty()) {
      json.add("within", texts(result.within()));
    }
    return json;
  }

  @Override
  public JsonObject unknown(PathResult.Unknown result) {
    JsonObject json = new JsonObject();
    json.add("feasible", JsonNull.INSTANCE);
    json.addProperty("cause", result.cause());
    return json;
  }

  private static JsonArray texts(List<String> lines) {
    JsonArray array = new JsonArray();
    lines.forEach(array::add);
    return array;
  }
}
