package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import java.util.Map;
import java.util.TreeMap;

/** What each decision of a function asks: {@code root->key != key}. */
public final class DecisionQuestions {
  private DecisionQuestions() {}

  public static Map<DecisionId, String> of(Program program, Function function, Sources sources) {
    DecisionText conditions = new DecisionText(program, function, sources);
    Map<DecisionId, String> questions = new TreeMap<>();
    for (BasicBlock block : function.blocks()) {
      if (block.terminator() instanceof Terminator.Branch branch) {
        questions.put(branch.decision(), conditions.of(branch));
      } else if (block.terminator() instanceof Terminator.Switch choice) {
        questions.put(choice.decision(), conditions.of(choice));
      }
    }
    return questions;
  }
}
