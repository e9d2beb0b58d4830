package heapwright.source.llvm.type;

import heapwright.ir.source.SourceFile;
import heapwright.ir.source.SourceSpan;
import java.nio.file.Path;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/** The metadata of a module: names and places. */
public final class DebugNotes {
  private static final DebugNote NOTHING = new DebugNote("", Map.of(), List.of());
  private final Map<Integer, String> texts;
  private final Map<Integer, DebugNote> notes = new HashMap<>();

  public DebugNotes(Map<Integer, String> texts) {
    this.texts = texts;
  }

  /** The node of a number, or an empty one. */
  public DebugNote note(Optional<Integer> number) {
    return number
        .filter(texts::containsKey)
        .map(n -> notes.computeIfAbsent(n, key -> DebugNote.parse(texts.get(key))))
        .orElse(NOTHING);
  }

  /** The nodes that a field lists. */
  List<DebugNote> listed(DebugNote note, String field) {
    return note(note.reference(field)).references().stream().map(this::note).toList();
  }

  /** The name with the namespaces and classes around it, as C++ writes it. */
  public String qualifiedName(DebugNote note) {
    String name = note.text("name");
    DebugNote scope = note(note.reference("scope"));
    boolean encloses = scope.is("DINamespace") || scope.is("DICompositeType");
    if (!encloses) {
      return name.isEmpty() ? anonymous(note) : name;
    }
    return qualifiedName(scope) + "::" + (name.isEmpty() ? anonymous(note) : name);
  }

  private static String anonymous(DebugNote note) {
    return note.is("DINamespace") ? "(anonymous namespace)" : "(anonymous)";
  }

  /** The file of a node, called as the compiler was told. */
  public SourceFile file(DebugNote note) {
    DebugNote file = note(note.reference("file"));
    String name = file.text("filename");
    String folder = file.text("directory");
    boolean isOurs = name.isEmpty() || name.startsWith("<");
    Path here = Path.of("").toAbsolutePath();
    return isOurs || name.startsWith("/") || folder.isEmpty() || here.equals(Path.of(folder))
        ? new SourceFile(name.isEmpty() ? "<compiler>" : name)
        : new SourceFile(Path.of(folder).resolve(name).toString());
  }

  /** Where an instruction of a function is from; its line is 0 where that is nowhere. */
  public SourceSpan place(Optional<Integer> location, SourceFile file) {
    DebugNote note = note(location);
    if (note.reference("inlinedAt").isPresent()) {
      return place(note.reference("inlinedAt"), file);
    }
    int line = (int) note.number("line");
    int column = Math.max(1, (int) note.number("column"));
    return new SourceSpan(file, line, column, line, column);
  }
}
