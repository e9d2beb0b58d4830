package heapwright.method;

import heapwright.ir.BitRange;
import heapwright.ir.DataModel;
import heapwright.machine.Scene;
import heapwright.testcase.InputArgument;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputGlobal;
import heapwright.testcase.InputObject;
import heapwright.testcase.InputValue;
import heapwright.testcase.ObjectName;
import heapwright.testcase.TestInput;
import java.math.BigInteger;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/** Puts an input into the memory of a program that has not started. */
final class Staging {
  private final DataModel model;
  private final Scene scene;
  private final TestInput input;
  private final Map<ObjectName, Long> addresses = new HashMap<>();

  Staging(DataModel model, Scene scene, TestInput input) {
    this.model = model;
    this.scene = scene;
    this.input = input;
    input.objects().forEach(o -> addresses.put(o.name(), scene.block(size(o))));
    for (InputObject object : input.objects()) {
      scene.write(addresses.get(object.name()), image(size(object), object.cells()));
    }
    for (InputGlobal global : input.globals()) {
      global.cells().forEach(cell -> write(scene.addressOf(global.symbol()), cell));
    }
  }

  private long size(InputObject object) {
    return Math.max(1, object.length() * model.size(object.element()));
  }

  /** Where the input's objects lie. */
  Map<ObjectName, Long> addresses() {
    return addresses;
  }

