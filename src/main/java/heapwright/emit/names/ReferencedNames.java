package heapwright.emit.names;

import heapwright.emit.outline.Outline;
import heapwright.emit.outline.ReachableDefinitions;
import heapwright.emit.outline.SystemHeaders;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.world.LibraryTable;
import java.util.Optional;
import java.util.Set;

/** What the text of the source refers to, and what of that belongs to the library. */
public final class ReferencedNames {
  private final Program program;
  private final Optional<Set<String>> names;
  private final Set<String> systemHeaders;

  ReferencedNames(Program program) {
    this.program = program;
    names =
        program.texts().isEmpty()
            ? Optional.empty()
            : Optional.of(
                ReachableDefinitions.mentioned(
                    program.texts().values().stream().map(Outline::of).toList()));
    systemHeaders = SystemHeaders.in(program.texts().values());
  }

  /** Whether some function or initialiser of the source refers to it; yes if no text is known. */
  public boolean contains(String name) {
    return names.isEmpty() || names.get().contains(name);
  }

  /**
   * Whether a function is the library's: others call it as well, such as sanitizers, and must find
   * the real one.
   */
  boolean isLibrary(Function stub) {
    FunctionDeclaration declared = program.declarations().get(stub.symbol());
    return LibraryTable.contract(stub.symbol()).isPresent()
        || declared != null && systemHeaders.contains(declared.span().file().path());
  }
}
