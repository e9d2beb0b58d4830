package heapwright.emit;

import heapwright.ir.Function;
import heapwright.ir.Global;
import heapwright.ir.Local;
import heapwright.ir.Program;
import heapwright.ir.Terminator;
import heapwright.testcase.Stubs;
import java.util.List;
import java.util.Optional;

/** Defines in C what the source only declares, so that its tests can be linked. */
final class StubText {
  private final Vocabulary vocabulary;
  private final Program program;

  StubText(Vocabulary vocabulary) {
    this.vocabulary = vocabulary;
    program = vocabulary.program();
  }

  String text() {
    List<Function> stubs =
        program.functions().values().stream()
            .filter(f -> Stubs.isStub(f) && vocabulary.types().canDeclare(f.type()))
            .toList();
    List<Global> objects =
        program.globals().values().stream()
            .filter(g -> Stubs.isDeclaredOnly(g) && vocabulary.types().canDeclare(g.type()))
            .toList();
    if (stubs.isEmpty() && objects.isEmpty()) {
      return "";
    }
    StringBuilder text = new StringBuilder();
    text.append("\n/* What the source only declares. Each call gives the next answer. */\n");
    objects.forEach(
        g ->
            text.append(vocabulary.types().declare(g.type(), g.qualifiers(), g.name()))
                .append(";\n"));
    stubs.forEach(stub -> text.append(stub(stub)));
    return text.toString();
  }

  private String stub(Function stub) {
    Optional<Global> answers = Stubs.answers(stub, program);
    StringBuilder text = new StringBuilder("\n");
    answers.ifPresent(
        list -> {
          text.append("static ")
              .append(vocabulary.types().declare(list.type(), list.name()))
              .append(";\n");
          text.append("static long ").append(stub.name()).append("_calls;\n\n");
        });
    // Static in the source, where perhaps nobody calls it.
    boolean isStatic = !stub.symbol().key().equals(stub.name());
    text.append(isStatic ? "__attribute__((unused)) " : "");
    text.append(
        vocabulary
            .types()
            .define(
                stub.type(), stub.name(), stub.parameters().stream().map(Local::name).toList()));
    text.append(" {\n");
    stub.parameters().forEach(p -> text.append("  (void)").append(p.name()).append(";\n"));
    answers.ifPresent(
        list ->
            text.append("  return ")
                .append(list.name())
                .append("[")
                .append(stub.name())
                .append("_calls++];\n"));
    if (stub.entry().terminator() instanceof Terminator.Unreachable) {
      text.append("  hw_exit(0);\n");
    }
    return text.append("}\n").toString();
  }
}
