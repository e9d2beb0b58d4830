package heapwright.report.shape;

import heapwright.ir.SymbolId;
import heapwright.testcase.ObjectName;

/** Which box of a picture; the key is unique in it. */
record BoxId(String key) {
  static final BoxId ARGUMENTS = new BoxId("(arguments)");
  static final BoxId GLOBALS = new BoxId("(globals)");
  static final BoxId STDIN = new BoxId("(stdin)");
  static final BoxId OUTSIDE = new BoxId("(outside)");
  static final BoxId MEMORY = new BoxId("(memory)");

  static BoxId of(ObjectName object) {
    return new BoxId(object.text());
  }

  static BoxId of(SymbolId global) {
    return new BoxId("&" + global.key());
  }
}
