package heapwright.method.inka.world;

import heapwright.ir.code.Channel;
import heapwright.ir.type.Cell;
import heapwright.solve.domains.engine.DomainValue;
import heapwright.solve.domains.engine.Word;
import heapwright.testcase.InputCell;
import heapwright.testcase.InputValue;
import heapwright.testcase.StubEffect;
import java.util.ArrayList;
import java.util.List;

/** The answers of functions outside of the program that the constraint system speaks of. */
public final class OutsideAnswers {
  /** One answer, in whichever call it turns out to be. */
  private record Answer(Channel channel, Word call, Word value) {}

  private final List<Answer> answers = new ArrayList<>();

  void add(ConstraintWorld world, Channel channel, DomainValue call, DomainValue value) {
    if (call instanceof Word number && value instanceof Word answer) {
      world.add(answers, new Answer(channel, number, answer));
    }
  }

  /** Those whose call is decided. */
  public List<StubEffect> effects() {
    List<StubEffect> effects = new ArrayList<>();
    for (Answer answer : answers) {
      if (answer.call().isFixed()) {
        InputValue value = new InputValue.Number(answer.value().least().big());
        Cell cell = Cell.of(answer.channel().type());
        effects.add(
            new StubEffect(
                answer.channel(),
                answer.call().least().big().longValue(),
                List.of(new InputCell(0, cell, value))));
      }
    }
    return effects;
  }
}
