package heapwright.agreement;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import heapwright.app.program.CLibrary;
import heapwright.app.program.SourceReader;
import heapwright.ir.Program;
import heapwright.ir.type.DataModel;
import heapwright.machine.ConcreteMachine;
import heapwright.machine.RunSettings;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.nio.file.StandardCopyOption;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Tag;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.io.TempDir;

/**
 * Programs of C that are C++ as well behave on the machine as they do when clang++ compiles them.
 * One program in five, since each is compiled twice; {@code -Devery=1} takes all.
 */
@Tag("slow")
class CAsCppTest {
  private static final Path CORPUS = Path.of("src/test/resources/agreement");

  private static final int EVERY = Integer.getInteger("every", 5);

  @TempDir Path folder;

  private final CFrontEnd frontEnd = new CFrontEnd();
  private final CLibrary library = new CLibrary(frontEnd);

  @Test
  void theMachineRunsThemAsClangDoes() throws IOException, InterruptedException {
    assumeTrue(CppAgreementTest.isThere("clang++"), "clang++ is not installed");
    List<String> differences = new ArrayList<>();
    int compared = 0;
    List<CProgram> programs = CProgram.below(CORPUS);
    for (int i = 0; i < programs.size(); i += EVERY) {
      CProgram program = programs.get(i);
      Optional<Program> cpp = asCpp(program);
      if (cpp.isPresent() && cpp.get().unsupported().isEmpty()) {
        compared++;
        Behaviour expected = CppAgreementTest.behaviour(folder, "clang++", program, "-x", "c++");
        Machine.Ran ran = new Machine().run(cpp.get(), program, RunSettings.silent());
        if (!expected.equals(ran.behaviour())) {
          differences.add(program.name() + ": " + ran.run());
        }
      }
    }
    assertEquals(List.of(), differences);
    assertTrue(compared > 150 / EVERY, compared + " programs");
  }

  private Optional<Program> asCpp(CProgram program) throws IOException {
    Path copy = folder.resolve("program.cpp");
    Files.copy(program.file(), copy, StandardCopyOption.REPLACE_EXISTING);
    SourceRequest request =
        new SourceRequest(copy, "clang++", List.of("-std=c++17"), DataModel.LP64);
    SourceReader reader = new SourceReader(frontEnd);
    SourceReading reading = reader.read(request);
    return reading.match(
        translated ->
            Optional.of(
                library.link(
                    reader.withRuntime(request, translated.program()),
                    ConcreteMachine.libraryRoots())),
        rejected -> Optional.empty());
  }
}
