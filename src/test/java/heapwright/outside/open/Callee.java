package heapwright.outside.open;

import heapwright.truth.Draw;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;
import java.util.stream.IntStream;

/** A function that is only declared. */
record Callee(String name, Result result, List<Handed> parameters) {

  /** What it answers. */
  enum Result {
    NOTHING("void ", ""),
    NUMBER("int ", "return value();"),
    NATURAL("unsigned ", "return value();"),
    WIDE("long ", "return value();"),
    BYTE("unsigned char ", "return value();"),
    TRUTH("_Bool ", "return value() & 1;"),
    FRACTION("double ", "return fraction();"),
    TEXT("const char *", "return text();"),
    POINTER("int *", "return some_int();"),
    RECORD("struct point *", "return some_point();"),
    COPY("struct point ", "return (struct point){value(), value()};");

    private final String declarator;
    private final String answer;

    Result(String declarator, String answer) {
      this.declarator = declarator;
      this.answer = answer;
    }

    boolean isNumber() {
      return this == NUMBER || this == NATURAL || this == WIDE || this == BYTE || this == TRUTH;
    }
  }

  Callee {
    parameters = List.copyOf(parameters);
  }

  static Callee of(Draw draw, String name, Result result) {
    List<Handed> parameters = new ArrayList<>();
    int count = draw.between(0, 3);
    for (int i = 0; i < count; i++) {
      parameters.add(draw.of(Handed.ALL));
    }
    return new Callee(name, result, parameters);
  }

  String head() {
    return result.declarator
        + name
        + "("
        + (parameters.isEmpty()
            ? "void"
            : IntStream.range(0, parameters.size())
                .mapToObj(i -> parameters.get(i).declare("p" + i))
                .collect(Collectors.joining(", ")))
        + ")";
  }

  /** The function as an outside may define it. */
  String playing() {
    String each =
        IntStream.range(0, parameters.size())
            .mapToObj(i -> "  " + parameters.get(i).play("p" + i) + "\n")
            .collect(Collectors.joining());
    return head() + " {\n  play();\n" + each + "  play();\n  " + result.answer + "\n}\n";
  }
}
