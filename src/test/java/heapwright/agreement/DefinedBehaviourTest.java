package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.agreement.SanitizedRun.Build;
import java.io.IOException;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Stream;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs that we compare with the compiler's behaviour have no undefined behaviour, as far as the
 * sanitizers see it, and rely on nothing that another compiler does otherwise. What a machine, a
 * compiler or a library may choose would make such a comparison pass on one machine only.
 */
@Tag("slow")
class DefinedBehaviourTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");
  private static final Path LIBRARY_PROGRAMS = Path.of("src/test/resources/library-programs");
  private static final List<String> WARNINGS =
      List.of(
          "-w",
          "-Wno-packed-bitfield-compat",
          "-Wsequence-point",
          "-Wuninitialized",
          "-fno-diagnostics-show-caret",
          // Pointers to nested functions need it.
          "-Wl,--no-warn-execstack");
  private static final String UNDEFINED = "-fsanitize=undefined,float-cast-overflow";
  private static final String ALL = UNDEFINED + ",address";

  /** The reference for these is the order that gcc chooses where the standard leaves it open. */
  private static final String GCCS_ORDER = "evaluation/";

  /** Extensions that clang does not know, or where it rounds quotients otherwise. */
  private static final Set<String> GCC_ONLY =
      Set.of(
          "lanes/complex-integers.c",
          "lanes/conversions.c",
          "lanes/vectors.c",
          "gnu/nested-functions.c",
          "gnu/nested-gotos.c",
          "gnu/overflow-builtins.c",
          "gnu/overflow-wide.c",
          "gnu/static-assert.c",
          "initialisers/ranges.c");

  /** The sanitizer takes {@code %mc} to store a zero behind the characters, which it does not. */
  private static final Set<String> ALLOCATING_SCANF =
      Set.of("stdio/scanf-conversions.c", "library-programs/scanf.c");

  /** Linked with models only: it has no main function of its own. */
  private static final String SUPPORT = "library-programs/builtins.c";

  @TempDir static Path scratch;

  @Test
  void programsOfTheCorpusAreDefinedAndAlikeWithAnotherCompiler() throws IOException {
    assumeTrue(SanitizedRun.isInstalled("clang"));
    assertEquals("", complaints(CORPUS, this::corpusComplaint));
  }

  @Test
  void programsForTheLibraryAreDefinedAndAlikeWithAnotherCompiler() throws IOException {
    assumeTrue(SanitizedRun.isInstalled("clang"));
    assertEquals("", complaints(LIBRARY_PROGRAMS, this::libraryComplaint));
  }

  private static String complaints(Path folder, Function<CProgram, String> complaint)
      throws IOException {
    List<String> found =
        CProgram.below(folder).parallelStream()
            .filter(program -> !program.name().equals(SUPPORT))
            .map(program -> complaint.apply(program).indent(2))
            .filter(text -> !text.isBlank())
            .toList();
    return String.join("\n", found);
  }

  private String corpusComplaint(CProgram program) {
    SanitizedRun plain = run(program, build("gcc", List.of()));
    String compiler = GCC_ONLY.contains(program.name()) ? "gcc" : "clang";
    String sanitizers = ALLOCATING_SCANF.contains(program.name()) ? UNDEFINED : ALL;
    SanitizedRun sanitized = run(program, build(compiler, List.of(sanitizers)));
    boolean compared = !program.name().startsWith(GCCS_ORDER);
    return complaint(program, plain, compared ? sanitized.behaviour() : plain.behaviour())
        + sanitized.reports();
  }

  /** The sanitizers put functions of their own in the library's place, so output may differ. */
  private String libraryComplaint(CProgram program) {
    List<String> flags = List.of("-fno-builtin", "-D_GNU_SOURCE");
    // The text of a failing assertion has the function's type where clang compiles it.
    List<String> clangs = with(flags, "-D__PRETTY_FUNCTION__=__func__");
    SanitizedRun plain = run(program, build("gcc", flags));
    SanitizedRun other = run(program, build("clang", clangs));
    String sanitizers = ALLOCATING_SCANF.contains(program.name()) ? UNDEFINED : ALL;
    return complaint(program, plain, other.behaviour())
        + other.reports()
        + run(program, build("gcc", with(flags, sanitizers))).reports();
  }

  private static String complaint(CProgram program, SanitizedRun plain, Behaviour other) {
    String reports = plain.reports();
    if (!plain.behaviour().equals(other)) {
      reports += firstDifference(plain.behaviour(), other);
    }
    return reports.isEmpty() ? "" : program.name() + ":\n" + reports;
  }

  private static String firstDifference(Behaviour plain, Behaviour other) {
    List<String> one = plain.output().lines().toList();
    List<String> two = other.output().lines().toList();
    for (int i = 0; i < Math.min(one.size(), two.size()); i++) {
      if (!one.get(i).equals(two.get(i))) {
        return "line " + (i + 1) + ": " + one.get(i) + "\nother:  " + two.get(i) + "\n";
      }
    }
    return one.size()
        + " lines, status "
        + plain.status()
        + "\n"
        + two.size()
        + " lines, status "
        + other.status()
        + "\n";
  }

  private static Build build(String compiler, List<String> flags) {
    List<String> command = new ArrayList<>(List.of(compiler, "-O0"));
    command.addAll(compiler.equals("gcc") ? WARNINGS : List.of("-w"));
    command.addAll(flags);
    return new Build(command, List.of());
  }

  private static List<String> with(List<String> flags, String flag) {
    return Stream.concat(flags.stream(), Stream.of(flag)).toList();
  }

  private static SanitizedRun run(CProgram program, Build build) {
    try {
      boolean isLibrary = program.name().startsWith("library-programs/");
      List<String> arguments = isLibrary ? List.of("-x", "one", "two") : program.arguments();
      Build with = new Build(build.command(), arguments);
      return SanitizedRun.of(program.file(), program.input(), with, scratch);
    } catch (IOException | InterruptedException e) {
      throw new AssertionError(e);
    }
  }
}
