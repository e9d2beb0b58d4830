package heapwright.app.cli.options;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.type.FunctionType;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import heapwright.testcase.scenario.Precondition;
import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * A function as the user names it: {@code valid}, or {@code int valid(const struct list *)}, which
 * has to agree with its definition.
 *
 * @param before what stands before the name
 * @param after what stands behind it; empty if only the name was given
 */
record RequiredSignature(String before, String name, String after) {
  private static final Pattern NAME = Pattern.compile("\\s*([A-Za-z_]\\w*)\\s*");
  private static final Pattern FULL =
      Pattern.compile("(.*?[\\s*])([A-Za-z_]\\w*)\\s*(\\(.*\\))\\s*;?\\s*", Pattern.DOTALL);

  /** The name under which the signature is declared once more, to see what it means there. */
  private static final SymbolId AGAIN = new SymbolId("heapwright_required");

  static Optional<RequiredSignature> parse(String text) {
    Matcher name = NAME.matcher(text);
    if (name.matches()) {
      return Optional.of(new RequiredSignature("", name.group(1), ""));
    }
    Matcher full = FULL.matcher(text);
    return full.matches()
        ? Optional.of(new RequiredSignature(full.group(1), full.group(2), full.group(3)))
        : Optional.empty();
  }

  /** Why this is not the signature of a precondition, as its definition has it. */
  Optional<String> complaint(Precondition found, CFrontEnd frontEnd, SourceRequest request) {
    if (after.isEmpty()) {
      return Optional.empty();
    }
    return declared(frontEnd, request)
        .match(
            reading -> difference(reading.program(), found.function()),
            reading -> {
              String reason = reading.errors().get(0).message();
              return Optional.of("--requires '" + RequiredSignature.this + "': " + reason);
            });
  }

  /** The source with the signature behind it: its types mean what they mean there. */
  private SourceReading declared(CFrontEnd frontEnd, SourceRequest request) {
    try {
      Path file = Files.createTempFile("heapwright", ".c");
      try {
        Files.writeString(file, before + AGAIN.key() + after + ";\n");
        return frontEnd.read(request.followedBy(List.of(file)));
      } finally {
        Files.delete(file);
      }
    } catch (IOException e) {
      throw new UncheckedIOException(e);
    }
  }

  private Optional<String> difference(Program program, Function found) {
    Precondition defined = new Precondition(program.functionsNamed(name).get(0));
    FunctionDeclaration asked = program.declarations().get(AGAIN);
    if (defined.isDeclaredAs(asked.type())) {
      return Optional.empty();
    }
    FunctionType type = defined.function().type();
    String is = found.span() + ": this is " + type.declare(name);
    return Optional.of(is + "; expected was " + asked.type().declare(name));
  }

  @Override
  public String toString() {
    return before + name + after;
  }
}
