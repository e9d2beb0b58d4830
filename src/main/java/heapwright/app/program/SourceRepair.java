package heapwright.app.program;

import heapwright.app.output.AtomicFile;
import heapwright.source.BodyRemoval;
import heapwright.source.BrokenFunction;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.Diagnostic;
import heapwright.source.result.SourceReading;
import java.io.ByteArrayOutputStream;
import java.io.IOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;

/**
 * Reads files of which some functions do not compile: a copy without their bodies does, and the
 * tests of the other functions include it instead. The compiler decides whether it does.
 */
public final class SourceRepair {
  private static final Pattern INCLUDE =
      Pattern.compile("^([ \\t]*#[ \\t]*include[ \\t]*\")([^\"\\n]+)\"", Pattern.MULTILINE);

  private final CFrontEnd frontEnd;
  private final Path folder;

  /**
   * @param folder where the tests are to lie, and the copies beside them
   */
  public SourceRepair(CFrontEnd frontEnd, Path folder) {
    this.frontEnd = frontEnd;
    this.folder = folder;
  }

  /**
   * What is left of a file.
   *
   * @param tests the name of its file of tests
   */
  public RepairedSource read(SourceRequest request, String tests) {
    Path copy = folder.resolve(tests.replaceAll("^test_|\\.c$", "") + ".without_broken.c");
    SourceReading whole = frontEnd.read(request);
    List<Diagnostic> errors =
        whole instanceof SourceReading.Rejected rejected
            ? rejected.errors()
            : frontEnd.errorsIn(request);
    Optional<RepairedSource> repaired =
        errors.isEmpty() ? Optional.empty() : repaired(request.readFrom(copy), errors);
    if (repaired.isEmpty()) {
      copy.toFile().delete();
    }
    return repaired.orElseGet(() -> new RepairedSource(request, refused(whole, errors), List.of()));
  }

  private static SourceReading refused(SourceReading whole, List<Diagnostic> errors) {
    return errors.isEmpty() ? whole : new SourceReading.Rejected(errors);
  }

  private Optional<RepairedSource> repaired(SourceRequest request, List<Diagnostic> found) {
    try {
      byte[] bytes = Files.readAllBytes(request.file());
      BodyRemoval repairing = new BodyRemoval(new String(bytes, StandardCharsets.ISO_8859_1));
      List<Diagnostic> errors = found;
      while (repairing.leaveOut(errors, request.file().toString())) {
        AtomicFile.Outcome outcome =
            AtomicFile.write(request.text(), copy(repairing, request.file()));
        if (!(outcome instanceof AtomicFile.Written)) {
          return Optional.empty();
        }
        errors = frontEnd.errorsIn(request);
        if (errors.isEmpty()) {
          return Optional.of(
                  new RepairedSource(request, frontEnd.read(request), repairing.broken()))
              .filter(SourceRepair::hasFunctions);
        }
      }
      return Optional.empty();
    } catch (IOException e) {
      // It cannot be read, which is what the errors say.
      return Optional.empty();
    }
  }

  /** If nothing of a file compiles, its errors say all there is to say. */
  private static boolean hasFunctions(RepairedSource repaired) {
    return repaired.reading() instanceof SourceReading.Translated translated
        && !translated.program().functions().isEmpty();
  }

  private byte[] copy(BodyRemoval repairing, Path file) {
    String names =
        repairing.broken().stream().map(BrokenFunction::name).collect(Collectors.joining(", "));
    String quoted = file.toString().replace("\\", "\\\\").replace("\"", "\\\"");
    String head =
        """
        /* Made by heapwright: the file below without what does not compile in it: %s. */
        #line 1 "%s"
        """
            .formatted(names, quoted);
    Path from = file.toAbsolutePath().normalize().getParent();
    String text = INCLUDE.matcher(repairing.text()).replaceAll(match -> moved(match, from));
    ByteArrayOutputStream copy = new ByteArrayOutputStream();
    copy.writeBytes(head.getBytes(StandardCharsets.UTF_8));
    copy.writeBytes(text.getBytes(StandardCharsets.ISO_8859_1));
    return copy.toByteArray();
  }

  /** Headers are looked for beside the file that includes them, and the copy lies elsewhere. */
  private String moved(MatchResult include, Path from) {
    Path header = from.resolve(include.group(2)).normalize();
    String name =
        Files.exists(header)
            ? folder.toAbsolutePath().normalize().relativize(header).toString()
            : include.group(2);
    return Matcher.quoteReplacement(include.group(1) + name + "\"");
  }

  /**
   * A file that was read without the bodies of its broken functions.
   *
   * @param broken in the order of the file; none if the whole file was read
   */
  public record RepairedSource(
      SourceRequest source, SourceReading reading, List<BrokenFunction> broken) {
    public RepairedSource {
      broken = List.copyOf(broken);
    }
  }
}
