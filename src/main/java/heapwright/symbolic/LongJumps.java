package heapwright.symbolic;

import heapwright.ir.IntegerType;
import heapwright.ir.Statement;
import heapwright.symbolic.Jumps.Landing;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What the front end makes of {@code setjmp} and {@code longjmp}. A buffer is known by its place;
 * nothing is written to it, and who copies one is not followed.
 */
final class LongJumps {
  private final Execution execution;
  private final Statement.Call call;
  private final List<Value> arguments;

  private LongJumps(Execution execution, Statement.Call call, List<Value> arguments) {
    this.execution = execution;
    this.call = call;
    this.arguments = arguments;
  }

  static void addTo(Map<String, BuiltIn> all) {
    all.put("__hw_setjmp", (e, call, arguments) -> new LongJumps(e, call, arguments).set());
    all.put("__hw_longjmp", (e, call, arguments) -> new LongJumps(e, call, arguments).jump());
    all.put("__hw_landed", (e, call, arguments) -> new LongJumps(e, call, arguments).landed());
    all.put("__hw_landing", (e, call, arguments) -> new LongJumps(e, call, arguments).landing());
  }

  private Place buffer() {
    return new Locations(execution).of(arguments.get(0), 1, Numbers.OCTET);
  }

  private Progress set() {
    Place buffer = buffer();
    Frame frame = execution.state().frame();
    int site = (int) Numbers.constant(execution.evaluator.number(arguments.get(1))).orElseThrow();
    execution.become(execution.state().with(frame.with(frame.jumps().with(buffer, site))));
    return BuiltIns.returned(execution, call, number(0));
  }

  /** Ends the calls above the function that called setjmp with the buffer, and goes on there. */
  private Progress jump() {
    Place buffer = buffer();
    Frame frame = execution.state().frame();
    while (!frame.jumps().sites().containsKey(buffer)) {
      if (frame.caller().isEmpty()) {
        throw Interruption.unsupported("jumps to where a caller has called setjmp");
      }
      new Calls(execution).endLives(frame);
      frame = frame.caller().get();
    }
    Terms terms = execution.environment().terms();
    Term given = execution.evaluator.number(arguments.get(1));
    // C17 7.13.2.1p4: 0 arrives as 1.
    Term value = terms.choose(terms.isNonzero(given), given, terms.bits(given.width(), 1));
    int site = frame.jumps().sites().get(buffer);
    Landing landing = new Landing(site, new Value.Number(value));
    Frame there = frame.with(frame.jumps().with(Optional.of(landing))).next();
    return new Progress.Moved(execution.state().with(there));
  }

  private Progress landed() {
    Optional<Landing> landing = execution.state().frame().jumps().landing();
    return BuiltIns.returned(execution, call, number(landing.map(Landing::site).orElse(0)));
  }

  private Progress landing() {
    Frame frame = execution.state().frame();
    Landing landing = frame.jumps().landing().orElseThrow();
    execution.become(execution.state().with(frame.with(frame.jumps().with(Optional.empty()))));
    return BuiltIns.returned(execution, call, landing.value());
  }

  private Value number(int value) {
    IntegerType type = execution.environment().model().signedInt();
    return new Value.Number(execution.environment().terms().bits(type.bits(), value));
  }
}
