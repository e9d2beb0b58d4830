package heapwright.report.shape;

import static heapwright.report.shape.HeapSketch.nowhere;
import static heapwright.report.shape.HeapSketch.number;
import static heapwright.report.shape.HeapSketch.to;

import heapwright.ir.type.PointerType;
import heapwright.ir.type.Qualifiers;
import heapwright.ir.type.Type;
import heapwright.testcase.InputValue;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.LinkedHashMap;
import java.util.Map;

/** Inputs of the shapes that C programs have. */
public final class Shapes {
  private Shapes() {}

  /** One of each, small and large. */
  public static Map<String, TestInput> all() {
    Map<String, TestInput> all = new LinkedHashMap<>();
    all.put("no list", list(0));
    all.put("list of 3", list(3));
    all.put("list of 30", list(30));
    all.put("ring of 1", ring(1));
    all.put("ring of 3", ring(3));
    all.put("ring of 30", ring(30));
    all.put("tree of 3", tree(3));
    all.put("tree of 31", tree(31));
    all.put("graph of 6", dag(6));
    all.put("graph of 30", dag(30));
    all.put("hash table", table());
    all.put("pointer to pointer", pointers());
    all.put("mixed", mixed());
    return all;
  }

  private static String n(int i) {
    return "n" + i;
  }

  public static TestInput list(int length) {
    HeapSketch sketch = new HeapSketch("walk").argument("limit", number(3));
    sketch.argument("head", length == 0 ? nowhere() : to("n1"));
    for (int i = 1; i <= length; i++) {
      sketch.record(n(i), "list");
      sketch.set(n(i), "data", number(i * 7 % 11));
      sketch.set(n(i), "next", i == length ? nowhere() : to(n(i + 1)));
    }
    return sketch.input();
  }

  /** Circular and doubly linked, with a pointer to the last element too. */
  public static TestInput ring(int length) {
    HeapSketch sketch = new HeapSketch("turn").argument("head", to("n1"));
    sketch.argument("tail", to(n(length)));
    for (int i = 1; i <= length; i++) {
      sketch.record(n(i), "ring");
      sketch.set(n(i), "data", number(i));
      sketch.set(n(i), "prev", to(n(i == 1 ? length : i - 1)));
      sketch.set(n(i), "next", to(n(i == length ? 1 : i + 1)));
    }
    return sketch.input();
  }

  /** A complete tree with links to the parents. */
  public static TestInput tree(int size) {
    HeapSketch sketch = new HeapSketch("climb").argument("root", to("n1"));
    sketch.argument("leaf", to(n(size)));
    for (int i = 1; i <= size; i++) {
      sketch.record(n(i), "tree");
      sketch.set(n(i), "key", number(100 - i));
      sketch.set(n(i), "left", 2 * i > size ? nowhere() : to(n(2 * i)));
      sketch.set(n(i), "right", 2 * i + 1 > size ? nowhere() : to(n(2 * i + 1)));
      sketch.set(n(i), "parent", i == 1 ? nowhere() : to(n(i / 2)));
    }
    return sketch.input();
  }

  /** Many objects with several pointers to them. */
  public static TestInput dag(int size) {
    HeapSketch sketch = new HeapSketch("visit").argument("start", to("n1"));
    for (int i = 1; i <= size; i++) {
      sketch.record(n(i), "graph").set(n(i), "mark", number(i));
      for (int e = 0; e < 3; e++) {
        int target = i + 1 + (i * 5 + e * 3) % 4;
        sketch.set(n(i), "edge[" + e + "]", target > size ? nowhere() : to(n(target)));
      }
    }
    return sketch.input();
  }

  public static TestInput table() {
    HeapSketch sketch = new HeapSketch("look").argument("table", to("n1"));
    sketch.argument("key", to("k0"));
    Type letter =
        ((PointerType) HeapSketch.PROGRAM.functionsNamed("look").get(0).parameters().get(1).type())
            .target();
    sketch.object("k0", letter, 4).text("k0", "", "pea");
    sketch.record("n1", "table").set("n1", "size", number(64));
    int node = 2;
    Map<Integer, Integer> chains = new LinkedHashMap<>();
    chains.put(0, 2);
    chains.put(3, 3);
    chains.put(17, 1);
    chains.put(63, 1);
    for (int b = 0; b < 64; b++) {
      int length = chains.getOrDefault(b, 0);
      boolean looked = length > 0 || b < 20 || b == 62;
      if (looked) {
        sketch.set("n1", "buckets[" + b + "]", length == 0 ? nowhere() : to(n(node)));
      }
      for (int i = 0; i < length; i++, node++) {
        String key = "k" + node;
        sketch.record(n(node), "entry");
        sketch.object(key, letter, 6).text(key, "", "key" + node);
        sketch.set(n(node), "key", to(key, i == 1 ? 3 : 0));
        sketch.set(n(node), "next", i + 1 == length ? nowhere() : to(n(node + 1)));
      }
    }
    return sketch.input();
  }

  /** A pointer to a pointer, and two ways to one list. */
  public static TestInput pointers() {
    Type list = HeapSketch.type("list");
    return new HeapSketch("remove_all")
        .argument("head", to("p1"))
        .argument("other", to("n2"))
        .object("p1", new PointerType(list, Qualifiers.NONE), 1)
        .set("p1", "", to("n1"))
        .record("n1", "list")
        .set("n1", "next", to("n2"))
        .record("n2", "list")
        .set("n2", "data", number(-5))
        .set("n2", "next", to("n2"))
        .input();
  }

  /** Something of everything. */
  public static TestInput mixed() {
    Type integer = HeapSketch.PROGRAM.model().signedInt();
    HeapSketch sketch = new HeapSketch("blend");
    sketch.argument("mixed", to("n1")).argument("at", "x", number(-1));
    sketch.argument("array", to("n2", 400));
    sketch.argument(
        "ratio", new InputValue.Floating(BigInteger.valueOf(Double.doubleToRawLongBits(0.1))));
    sketch.global("count", "", number(12)).global("origin", "y", number(4));
    sketch.global("first", "", to("n3"));
    sketch.record("n1", "mixed").set("n1", "colour", number(1));
    sketch.set("n1", "wide", number(5)).set("n1", "flag", number(1));
    sketch.set(
        "n1",
        "number.real",
        new InputValue.Floating(BigInteger.valueOf(Double.doubleToRawLongBits(2.5))));
    sketch.text("n1", "name", "Ada <&> \"x\"");
    sketch.set("n1", "b", number(7)).set("n1", "inside", to("n2", 4));
    sketch.set(
        "n1",
        "compare",
        new InputValue.PointsToFunction(
            HeapSketch.PROGRAM.functionsNamed("by_value").get(0).symbol()));
    sketch.set("n1", "raw", to("n1", 20));
    sketch.object("n2", integer, 100);
    for (int i = 0; i < 5; i++) {
      sketch.set("n2", "[" + i + "]", number(i * i));
    }
    for (int i = 40; i < 60; i++) {
      sketch.set("n2", "[" + i + "]", number(1));
    }
    sketch.record("n3", "list").set("n3", "next", new InputValue.RawPointer(16));
    return sketch
        .stdin("12 apples\nand a long line of text that will not fit\nend")
        .failing(1)
        .input();
  }
}
