package heapwright.outside.open;

import heapwright.truth.Draw;
import heapwright.truth.Text;
import java.util.ArrayList;
import java.util.List;

/** Numbers that a function can read, and conditions about them. */
final class Places {
  private static final List<String> RELATIONS = List.of("<", "<=", ">", ">=", "==", "!=");
  private static final List<Integer> USUAL = List.of(0, 1, 2, 3, 5, 7, -1, -2, 10, 100);
  private static final List<Integer> RARE = List.of(127, 128, 255, 256, 65535, -129, 1000000);

  private final Draw draw;
  private final Sheet sheet;

  /** Numbers that can be read and written. */
  private final List<String> variables = new ArrayList<>();

  /** Numbers that can only be read. */
  private final List<String> constants = new ArrayList<>();

  Places(Draw draw, Sheet sheet) {
    this.draw = draw;
    this.sheet = sheet;
  }

  void variable(String... names) {
    variables.addAll(List.of(names));
  }

  void constant(String... names) {
    constants.addAll(List.of(names));
  }

  /** Runs something while these can be read and written, too. */
  void within(List<String> names, Runnable body) {
    variables.addAll(names);
    body.run();
    for (String name : names) {
      variables.remove(variables.lastIndexOf(name));
    }
  }

  String writable() {
    return draw.of(variables);
  }

  String readable() {
    int index = draw.below(variables.size() + constants.size());
    return index < variables.size()
        ? variables.get(index)
        : constants.get(index - variables.size());
  }

  int number() {
    return sheet.mention(draw.of(draw.chance(85) ? USUAL : RARE));
  }

  /** Something to assign, without overflow. */
  String value() {
    return switch (draw.below(6)) {
      case 0 -> String.valueOf(number());
      case 1 -> readable() + " ^ " + draw.between(1, 7);
      case 2 -> "(int)((unsigned)" + readable() + " + " + draw.between(1, 3) + "u)";
      case 3 -> readable() + " & " + draw.of(List.of(1, 3, 7, 255));
      default -> readable();
    };
  }

  /** One condition, without && and ||. */
  String single() {
    return switch (draw.below(8)) {
      case 0 -> readable() + " & " + draw.of(List.of(1, 2, 4, 8));
      case 1 -> "(unsigned)" + readable() + " % " + draw.between(2, 5) + " == " + draw.below(2);
      case 2 -> readable() + " " + relation() + " " + readable();
      case 3 -> "!" + readable();
      default -> readable() + " " + relation() + " " + number();
    };
  }

  String relation() {
    return draw.of(RELATIONS);
  }

  /** The condition of the decision on the next line. */
  Text decision() {
    return draw.chance(75) ? sheet.condition(1, single()) : decision(single(), single());
  }

  private Text decision(String first, String second) {
    Text left = sheet.condition(1, first);
    return Text.of(
        "%s " + (draw.chance(50) ? "&&" : "||") + " %s", left, sheet.condition(2, second));
  }
}
