package heapwright.symbolic.library;

import heapwright.symbolic.execution.Execution;
import heapwright.symbolic.execution.FrameObjects;
import heapwright.symbolic.execution.Interruption;
import heapwright.symbolic.execution.StepResult;
import heapwright.symbolic.heap.Place;
import heapwright.symbolic.heap.SymbolicValue;
import heapwright.symbolic.path.Frame;
import heapwright.symbolic.path.JumpTargets.Landing;
import heapwright.symbolic.scalar.ScalarTerms;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.world.LibraryOperation.JumpOperation;
import java.util.Optional;

/**
 * The lowered {@code setjmp} and {@code longjmp}. A buffer is identified by its place; nothing is
 * written to it, and copies of one are not supported.
 */
final class LongJumpSteps {
  private final BuiltInCall call;
  private final Execution execution;

  private LongJumpSteps(BuiltInCall call) {
    this.call = call;
    execution = call.execution();
  }

  static BuiltInCall.Implementation of(JumpOperation operation) {
    return call -> {
      LongJumpSteps steps = new LongJumpSteps(call);
      return switch (operation) {
        case SET_JUMP -> steps.set();
        case JUMP -> steps.jump();
        case TELL_LANDED -> steps.landed();
        case TELL_LANDING -> steps.landing();
      };
    };
  }

  private StepResult set() {
    Place buffer = call.bytes(0, 1);
    Frame frame = execution.state().frame();
    int site = (int) ScalarTerms.constant(call.number(1)).orElseThrow();
    execution.become(execution.state().with(frame.with(frame.jumps().with(buffer, site))));
    return call.returned(number(0));
  }

  /** Ends the calls above the function that called setjmp with the buffer, and goes on there. */
  private StepResult jump() {
    Place buffer = call.bytes(0, 1);
    Frame frame = execution.state().frame();
    while (!frame.jumps().sites().containsKey(buffer)) {
      if (frame.caller().isEmpty()) {
        throw Interruption.unsupported("jumps to where a caller has called setjmp");
      }
      new FrameObjects(execution).endLives(frame);
      frame = frame.caller().get();
    }
    Terms terms = call.terms();
    Term given = call.number(1);
    // C17 7.13.2.1p4: 0 arrives as 1.
    Term value = terms.choose(terms.isNonzero(given), given, terms.bits(given.width(), 1));
    int site = frame.jumps().sites().get(buffer);
    Landing landing = new Landing(site, new SymbolicValue.Number(value));
    Frame there = frame.with(frame.jumps().with(Optional.of(landing))).next();
    return new StepResult.Moved(execution.state().with(there));
  }

  private StepResult landed() {
    Optional<Landing> landing = execution.state().frame().jumps().landing();
    return call.returned(number(landing.map(Landing::site).orElse(0)));
  }

  private StepResult landing() {
    Frame frame = execution.state().frame();
    Landing landing = frame.jumps().landing().orElseThrow();
    execution.become(execution.state().with(frame.with(frame.jumps().with(Optional.empty()))));
    return call.returned(landing.value());
  }

  private Term number(int value) {
    return call.terms().bits(execution.environment().model().signedInt().bits(), value);
  }
}
