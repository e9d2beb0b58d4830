package heapwright.method.sgen.trace;

import heapwright.ir.code.Function;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.method.path.StatementPath;
import heapwright.method.path.StatementText;
import heapwright.method.sgen.ssa.SsaConstraint;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/** A trace as text: what changed at each statement, then the result. */
public final class TraceText {
  private static final int MARGIN = 6;

  private final StatementText source;
  private final Function function;
  private final List<String> lines = new ArrayList<>();

  public TraceText(StatementText source, Function function) {
    this.source = source;
    this.function = function;
  }

  public List<String> of(ShapeTrace trace) {
    section("σ0", trace.start());
    trace.statements().forEach(this::statement);
    boolean isFeasible = trace.infeasible().isEmpty();
    boolean isReported = trace.statements().stream().anyMatch(t -> t.contradiction().isPresent());
    trace.infeasible().filter(r -> !isReported).ifPresent(reason -> lines.add("⊥σ: " + reason));
    section("kept for the end", trace.kept());
    section(isFeasible ? "shape" : "shape before ⊥σ", trace.shape().lines());
    section("constraints", trace.constraints().stream().map(SsaConstraint::toString).toList());
    section("invisible variables", trace.table());
    if (isFeasible) {
      tuple(trace.tuple());
    }
    return List.copyOf(lines);
  }

  /** What a procedure's summary says of one path through it. */
  public List<String> summary(StatementPath path, ShapeTrace trace) {
    lines.add("summary of " + path.function().name() + " along " + path);
    if (trace.infeasible().isPresent()) {
      lines.add("  " + trace.infeasible().get());
    } else {
      trace.start().stream()
          .filter(line -> line.startsWith("suppose "))
          .forEach(line -> lines.add("  " + line + ", as the caller does"));
      tuple(trace.tuple());
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
    TracedStatement.TraceSection section = statement.section();
    if (section.isResumed() && statement.isEmpty()) {
      return;
    }
    String indent = "  ".repeat(section.depth());
    String number = section.number().map(Object::toString).orElse("");
    String text =
        section.isResumed()
            ? "back in " + section.function().name()
            : section.number().map(n -> source.of(section.function(), n)).orElse("");
    String who = section.depth() > 0 && !section.isResumed() ? section.function().name() + " " : "";
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
