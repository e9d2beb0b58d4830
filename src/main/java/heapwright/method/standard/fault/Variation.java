package heapwright.method.standard.fault;

import heapwright.method.run.ExecutedInput;
import heapwright.testcase.TestInput;
import java.util.stream.Stream;

/** Ways to change an input so that a function may stumble over it, the simplest first. */
interface Variation {
  Stream<TestInput> of(ExecutedInput base);
}
