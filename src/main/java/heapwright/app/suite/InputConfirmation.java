package heapwright.app.suite;

import heapwright.emit.CTests;
import heapwright.emit.Emission;
import heapwright.emit.Reproducers;
import heapwright.emit.Reproducers.Reproduction;
import heapwright.emit.Suite;
import heapwright.emit.names.CompilerFeedback;
import heapwright.ir.Program;
import heapwright.machine.ConcreteMachine;
import heapwright.method.run.ConcreteExecution;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.testcase.TestCase;
import heapwright.testcase.TestInput;
import heapwright.verify.FaultVerifier;
import heapwright.verify.Probes;
import heapwright.verify.SanitizerEvidence;
import heapwright.verify.TestVerdict;
import heapwright.verify.Toolchain;
import heapwright.verify.Verification;
import heapwright.verify.Verifier;
import java.nio.file.Path;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;

/** Makes a test of an input, as C, and has it compiled and run. */
public final class InputConfirmation {
  private final Program program;
  private final SourceRequest source;
  private Optional<Set<String>> macros = Optional.empty();
  private CompilerFeedback feedback = CompilerFeedback.NONE;

  public InputConfirmation(Program program, SourceRequest source) {
    this.program = program;
    this.source = source;
  }

  private Set<String> macros() {
    if (macros.isEmpty()) {
      macros = Optional.of(new CFrontEnd().macros(source));
    }
    return macros.get();
  }

  /** The test that an input makes: what the concrete machine does with it is what is asserted. */
  public TestCase executed(String name, TestInput input, List<String> remarks) {
    ConcreteExecution execution = new ConcreteExecution(program, new ConcreteMachine(program));
    return new TestCase(name, input, execution.wherever(execution.execute(input)), remarks);
  }

  /**
   * Tests as a file of C.
   *
   * @param folder where the file is to lie
   */
  public Emission written(List<TestCase> tests, Path folder) {
    return CTests.emit(suite(tests, file -> included(folder, file)));
  }

  /**
   * @param spelled how a file is named in an {@code #include}
   */
  private Suite suite(List<TestCase> tests, Function<Path, String> spelled) {
    List<String> after = source.after().stream().map(spelled).toList();
    return new Suite(program, spelled.apply(source.text()), after, macros(), feedback, tests);
  }

  /** A file as an {@code #include} in that folder has to spell it. */
  private static String included(Path folder, Path file) {
    Path from = folder.toAbsolutePath().normalize();
    Path to = file.toAbsolutePath().normalize();
    boolean isRelative = from.getRoot().equals(to.getRoot());
    String relative = isRelative ? from.relativize(to).toString() : to.toString();
    // Those are looked for in other folders than that of the file, unless they are spelled in full.
    return relative.contains("\"") ? to.toString() : relative;
  }

  /** Next to a compiled copy, a relative name might mean another file. */
  private static String inFull(Path file) {
    return file.toAbsolutePath().normalize().toString();
  }

  /** What the compiler and the processor say to a test; empty if C cannot express it. */
  public Optional<TestVerdict> verdict(TestCase test) throws InterruptedException {
    return Optional.ofNullable(verification(List.of(test)).verdicts().get(test.name()));
  }

  /** What they say to all tests of the file. */
  public Verification verification(List<TestCase> tests) throws InterruptedException {
    return new CompilingTests(this::together).verification(tests);
  }

  private Verification together(List<TestCase> tests) throws InterruptedException {
    Emission emission = CTests.emit(suite(tests, InputConfirmation::inFull));
    Verification verification =
        new Verifier(tools()).verify(emission, Probes.of(program), tests, source.file());
    Optional<CompilerFeedback> more =
        messages(verification).flatMap(messages -> feedback.with(messages, program));
    if (more.isEmpty()) {
      return verification;
    }
    feedback = more.get();
    return together(tests);
  }

  private static Optional<String> messages(Verification verification) {
    return verification.verdicts().values().stream()
        .filter(TestVerdict.DoesNotCompile.class::isInstance)
        .map(verdict -> ((TestVerdict.DoesNotCompile) verdict).messages())
        .findFirst();
  }

  /** The functions that have no stub in tests, because compilers refuse what we write. */
  Set<String> withoutStub() {
    return feedback.stubs();
  }

  /** What sanitizers say to faults of the file, by name; nothing of what C cannot express. */
  Map<String, SanitizerEvidence> evidence(List<TestCase> faults) throws InterruptedException {
    Reproduction reproduction = Reproducers.emit(suite(faults, InputConfirmation::inFull));
    return new FaultVerifier(tools())
        .verify(reproduction, Probes.of(program), faults, source.file());
  }

  private Toolchain tools() {
    return Toolchain.of(source.compiler()).withFlags(source.flags());
  }

  /**
   * The programs that show faults, by name.
   *
   * @param folder where they are to lie
   */
  public Map<String, String> reproduced(List<TestCase> faults, Path folder) {
    return Reproducers.emit(suite(faults, file -> included(folder, file))).files();
  }
}
