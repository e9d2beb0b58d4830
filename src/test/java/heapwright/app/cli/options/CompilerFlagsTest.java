package heapwright.app.cli.options;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.source.SourceRequest;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;
import picocli.CommandLine;

class CompilerFlagsTest {
  @Test
  void flagsAreTakenAsTheCompilerTakesThem() {
    SourceRequest request =
        parse("-Iinclude", "-I", "more", "-DX=1", "-D", "Y", "-UZ", "-include", "a.h", "-std=c11");
    assertEquals(
        List.of("-Iinclude", "-Imore", "-DX=1", "-DY", "-UZ", "-include", "a.h", "-std=c11"),
        request.flags());
  }

  @Test
  void anotherCompilerCanBeNamed() {
    assertEquals("clang", parse("--cc", "clang").compiler());
    assertEquals("gcc", parse().compiler());
  }

  @Test
  void valueOfAMacroMayHoldQuotesAndSigns() {
    assertEquals(List.of("-DS=\"a=b\""), parse("-DS=\"a=b\"").flags());
  }

  private static SourceRequest parse(String... args) {
    CompilerFlags flags = new CompilerFlags();
    new CommandLine(new Bare()).addMixin("compiler", flags).parseArgs(args);
    return flags.request(Path.of("a.c"));
  }

  @CommandLine.Command
  private static final class Bare {}
}
