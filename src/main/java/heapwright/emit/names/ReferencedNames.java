package heapwright.emit.names;

import heapwright.emit.outline.Outline;
import heapwright.emit.outline.ReachableDefinitions;
import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.world.LibraryTable;
import java.util.Collection;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

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

  /** The files that a compiler calls system headers, by the line markers of preprocessed texts. */
  public static final class SystemHeaders {
    /**
     * The flag 1 begins a file, the flag 3 is the compiler's word for a system header. It stands
     * without the other where the user's own file uses a macro of such a header.
     */
    private static final Pattern MARKER =
        Pattern.compile("^# \\d+ \"((?:[^\"\\\\\\n]|\\\\.)*)\" 1 3(?: 4)?$", Pattern.MULTILINE);

    private SystemHeaders() {}

    public static Set<String> in(Collection<String> texts) {
      Set<String> files = new HashSet<>();
      for (String text : texts) {
        Matcher marker = MARKER.matcher(text);
        while (marker.find()) {
          files.add(marker.group(1));
        }
      }
      return files;
    }
  }
}
