package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.BasicBlock;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.DecisionId;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.spelling.Spelling;
import java.util.Map;
import java.util.TreeMap;

/** What decisions ask, in the source's words where they can be had: {@code root->key != key}. */
public final class DecisionText {
  private final Quotation quotation;
  private final Spelling spelling;

  DecisionText(FunctionStudy study, Sources sources) {
    this(study.program(), study.function(), sources);
  }

  DecisionText(Program program, Function function, Sources sources) {
    quotation = new Quotation(sources, program, function);
    spelling = new Spelling(program, function);
  }

  /** What each decision of a function asks. */
  public static Map<DecisionId, String> all(Program program, Function function, Sources sources) {
    DecisionText texts = new DecisionText(program, function, sources);
    Map<DecisionId, String> questions = new TreeMap<>();
    for (BasicBlock block : function.blocks()) {
      if (block.terminator() instanceof Terminator.Branch branch) {
        questions.put(branch.decision(), texts.of(branch));
      } else if (block.terminator() instanceof Terminator.Switch choice) {
        questions.put(choice.decision(), texts.of(choice));
      }
    }
    return questions;
  }

  String of(Terminator.Branch branch) {
    return text(branch.span(), branch.condition());
  }

  String of(Terminator.Switch choice) {
    return text(choice.span(), choice.subject());
  }

  /** An expression in our words. */
  String spelled(Expression expression) {
    return spelling.of(expression);
  }

  private String text(SourceSpan span, Expression asked) {
    return quotation.of(span).orElseGet(() -> spelling.of(asked));
  }
}
