package heapwright.report.shape.picture;

import heapwright.ir.code.SymbolId;
import heapwright.testcase.ObjectName;

/** Which box of a picture; the key is unique in it. */
public record BoxId(String key) {
  public static final BoxId ARGUMENTS = new BoxId("(arguments)");
  public static final BoxId GLOBALS = new BoxId("(globals)");
  public static final BoxId STDIN = new BoxId("(stdin)");
  public static final BoxId OUTSIDE = new BoxId("(outside)");
  public static final BoxId MEMORY = new BoxId("(memory)");

  public static BoxId of(ObjectName object) {
    return new BoxId(object.text());
  }

  public static BoxId of(SymbolId global) {
    return new BoxId("&" + global.key());
  }
}
