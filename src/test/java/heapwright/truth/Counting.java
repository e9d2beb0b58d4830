package heapwright.truth;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.stream.Collectors;

/** The program that tries all inputs of a sample and prints which goals were reached. */
final class Counting {
  private final Sample sample;
  private final Aims aims;

  Counting(Sample sample, Aims aims) {
    this.sample = sample;
    this.aims = aims;
  }

  String text() {
    Page page = sample.page();
    StringBuilder text = new StringBuilder();
    text.append("#define STATEMENTS ").append(page.statements().size() + 1).append('\n');
    text.append("#define OUTCOMES ").append(page.outcomes().size() + 1).append('\n');
    text.append("#define LOOPS ").append(page.loops().size() + 1).append('\n');
    text.append("#define FLAGS ").append(aims.flags() + 1).append('\n');
    text.append("#define GOALS ").append(aims.all().size()).append('\n');
    text.append("#define INPUTS ").append(sample.world().size()).append("L\n");
    text.append(sample.declarations());
    text.append(prelude());
    page.loops().forEach(loop -> loop(text, loop.index()));
    for (Site.Statement statement : page.statements()) {
      int number = statement.number();
      text.append(
          String.format(
              "#define VISIT_%d (A.c[%d]++, spend()%s)%n", number, number, aims.atVisit(number)));
    }
    judge(text);
    sample.helpers().forEach(helper -> text.append(helper.counted()));
    text.append(page.text().counted());
    call(text);
    return text.toString();
  }

  private void loop(StringBuilder text, int loop) {
    text.append(
        String.format(
            "static void round_%d(struct act *A) {%n  A->r[%d]++;%n%s}%n",
            loop, loop, aims.atRound(loop)));
    text.append(String.format("#define ROUND_%d round_%d(&A)%n", loop, loop));
    text.append(
        String.format(
            "static void LEAVE_%d(struct act *A) {%n  if (!A->open[%d]) return;%n"
                + "  A->open[%d] = 0;%n%s}%n",
            loop, loop, loop, aims.atLeave(loop)));
  }

  private void judge(StringBuilder text) {
    text.append("static void judge(struct act *A) {\n");
    List<Aim> all = aims.all();
    for (int i = 0; i < all.size(); i++) {
      text.append("  if (" + all.get(i).test() + ") met[" + i + "] = 1;\n");
    }
    text.append("}\nstatic void returned(struct act *A) {\n");
    sample.page().loops().forEach(l -> text.append("  LEAVE_" + l.index() + "(A);\n"));
    text.append("  judge(A);\n  innermost = A->outer;\n  depth--;\n}\n");
  }

  private void call(StringBuilder text) {
    text.append("static void attempt(void) {\n");
    sample.world().parameters().forEach(p -> text.append("  " + p.declaration() + ";\n"));
    text.append(sample.world().setting());
    text.append("  ").append(Sample.NAME).append("(");
    text.append(
        sample.world().parameters().stream().map(Variable::name).collect(Collectors.joining(", ")));
    text.append(");\n}\n");
  }

  private static String prelude() {
    try {
      return Files.readString(Path.of("src/test/resources/truth/counting.c"));
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }
}
