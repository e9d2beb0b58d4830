package heapwright.method.sgen.trace;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.ssa.SsaConstraint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** An account for people: what changed at each statement, then what came of it all. */
public final class TraceText {
  private static final int MARGIN = 6;

  private final StatementText source;
  private final Function function;
  private final List<String> lines = new ArrayList<>();

  public TraceText(StatementText source, Function function) {
    this.source = source;
    this.function = function;
  }

  public List<String> of(ShapeTrace account) {
    section("σ0", account.start());
    account.statements().forEach(this::statement);
    boolean isFeasible = account.infeasible().isEmpty();
    boolean isReported = account.statements().stream().anyMatch(t -> t.contradiction().isPresent());
    account.infeasible().filter(r -> !isReported).ifPresent(reason -> lines.add("⊥σ: " + reason));
    section("kept for the end", account.kept());
    section(isFeasible ? "shape" : "shape before ⊥σ", account.shape().lines());
    section("constraints", account.constraints().stream().map(SsaConstraint::toString).toList());
    section("invisible variables", account.table());
    if (isFeasible) {
      tuple(account.tuple());
    }
    return List.copyOf(lines);
  }

  private void section(String title, List<String> content) {
    if (!content.isEmpty()) {
      lines.add(title);
      content.forEach(line -> lines.add("  " + line));
    }
  }

  private void statement(TracedStatement statement) {
    TracedStatement.TraceSection page = statement.page();
    String indent = "  ".repeat(page.depth());
    String number = page.number().map(Object::toString).orElse("");
    String text =
        page.isResumed()
            ? "back in " + page.function().name()
            : page.number().map(n -> source.of(page.function(), n)).orElse("");
    String who = page.depth() > 0 && !page.isResumed() ? page.function().name() + " " : "";
    lines.add(indent + who + pad(number) + text);
    statement.forms().forEach(form -> detail(indent, form.text()));
    if (!statement.locations().isEmpty()) {
      detail(indent, "σ: " + String.join("; ", statement.locations()));
    }
    if (!statement.collections().isEmpty()) {
      detail(indent, "collections: " + String.join(" ", statement.collections()));
    }
    statement.contradiction().ifPresent(reason -> detail(indent, "⊥σ: " + reason));
  }

  private static String pad(String number) {
    return String.format("%-4s", number);
  }

  private void detail(String indent, String text) {
    lines.add(indent + " ".repeat(MARGIN) + text);
  }

  /** Seen from outside, formals are the virtual parameters. */
  private void tuple(ShapeTrace.TestedPath path) {
    lines.add("entry");
    part("σI", path.needed().lines());
    part("ζI", texts(path.conditions()));
    lines.add("exit");
    part("σO", path.left().lines());
    part("ζO", texts(path.results()));
  }

  private static List<String> texts(List<SsaConstraint> constraints) {
    return constraints.isEmpty()
        ? List.of("true")
        : constraints.stream().map(SsaConstraint::toString).toList();
  }

  private void part(String title, List<String> content) {
    Optional<Pattern> formals = formals();
    String before = "  " + title + "  ";
    for (String line : content) {
      String renamed = formals.map(p -> p.matcher(line).replaceAll("$1v_$2")).orElse(line);
      lines.add(before + renamed);
      before = " ".repeat(title.length() + 4);
    }
  }

  /** {@code x0} and {@code 2_x0}, but not {@code v_x0} or {@code x0.f}. */
  private Optional<Pattern> formals() {
    List<String> names =
        function.parameters().stream()
            .filter(p -> p.type() instanceof PointerType)
            .map(Local::name)
            .map(Pattern::quote)
            .toList();
    return names.isEmpty()
        ? Optional.empty()
        : Optional.of(
            Pattern.compile(
                names.stream()
                    .collect(Collectors.joining("|", "(?<![\\w.:])(\\d+_|)((?:", ")0)(?!\\w)"))));
  }
}
