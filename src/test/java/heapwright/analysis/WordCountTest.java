package heapwright.analysis;

import static org.junit.jupiter.api.Assertions.assertEquals;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.source.result.SourceReading;
import java.nio.file.Path;
import java.util.List;
import org.junit.jupiter.api.Test;

/** The published word count, as a C file of ours: the same five edges, found from the text. */
class WordCountTest {
  @Test
  void fiveWaysThroughTheLoopBodyAreUnconstrained() {
    SourceReading reading = new CFrontEnd().read(SourceRequest.of(Path.of("examples", "wc.c")));
    Program program = ((SourceReading.Translated) reading).program();
    Function count = program.functionsNamed("count").get(0);
    List<String> outcomes =
        UnconstrainedEdges.of(ControlFlowGraph.of(count)).chains().stream()
            .map(chain -> chain.representative().orElseThrow())
            .map(edge -> lineOf(count, edge) + " " + edge.outcome().toString().split(":")[1])
            .toList();
    // if (c == '\n'), if (is_space(c)), else if (!in_word)
    assertEquals(List.of("18 T", "18 F", "19 T", "21 T", "21 F"), outcomes);
  }

  private static int lineOf(Function function, Edge edge) {
    return function.block(edge.from()).terminator().span().line();
  }
}
