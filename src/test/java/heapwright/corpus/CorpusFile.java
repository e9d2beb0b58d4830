package heapwright.corpus;

import heapwright.analysis.ControlFlowGraph;
import heapwright.analysis.Edge;
import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.ir.source.SourceSpan;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** A file of the corpus, read. */
public record CorpusFile(Path path, Program program, List<Mark> marks) {
  static final Path CORPUS = Path.of("corpus");

  /** All C files of the corpus, in order. */
  static List<Path> paths() throws IOException {
    try (Stream<Path> files = Files.walk(CORPUS)) {
      return files.filter(f -> f.toString().endsWith(".c")).sorted().toList();
    }
  }

  public static CorpusFile read(Path path) throws IOException {
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(path));
    if (reading instanceof SourceReading.Translated translated) {
      return new CorpusFile(path, translated.program(), Mark.in(path));
    }
    throw new AssertionError(path + ": " + reading);
  }

  String group() {
    return path.getParent().getFileName().toString();
  }

  /** The functions that the file itself defines, not those of headers. */
  public List<Function> functions() {
    return program.functions().values().stream().filter(f -> isHere(f.span())).toList();
  }

  private boolean isHere(SourceSpan span) {
    return span.file().path().equals(path.toString());
  }

  /** The edges of a function that a decision leads to, as {@code show} counts branch outcomes. */
  static List<Edge> outcomes(Function function) {
    return ControlFlowGraph.of(function).edges().stream()
        .filter(edge -> edge.outcome().decision().isPresent())
        .toList();
  }

  int outcomes() {
    return functions().stream().mapToInt(f -> outcomes(f).size()).sum();
  }

  int marked() {
    return marks.stream().mapToInt(mark -> mark.outcomes().size()).sum();
  }

  /** The outcomes of a function that are marked. */
  Set<String> marked(Function function) {
    SourceSpan span = function.span();
    return marks.stream()
        .filter(mark -> span.line() <= mark.line() && mark.line() <= span.endLine())
        .flatMap(mark -> mark.outcomes().stream())
        .collect(Collectors.toCollection(TreeSet::new));
  }

  /** What a mark names and is not an outcome of a decision on its line. */
  public Stream<String> unfounded(Mark mark) {
    List<String> here =
        functions().stream()
            .filter(f -> isAt(f.span(), mark))
            .flatMap(f -> outcomes(f).stream().filter(e -> decidesAt(f, e, mark)))
            .map(edge -> edge.outcome().toString())
            .toList();
    return mark.outcomes().stream()
        .filter(outcome -> !here.contains(outcome))
        .map(outcome -> path + ":" + mark.line() + ": " + outcome + " is not among " + here);
  }

  private static boolean decidesAt(Function function, Edge edge, Mark mark) {
    return isAt(function.block(edge.from()).terminator().span(), mark);
  }

  private static boolean isAt(SourceSpan span, Mark mark) {
    return span.line() <= mark.line() && mark.line() <= span.endLine();
  }
}
