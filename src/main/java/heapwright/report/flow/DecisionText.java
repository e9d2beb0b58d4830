package heapwright.report.flow;

import heapwright.ir.Program;
import heapwright.ir.code.Expression;
import heapwright.ir.code.Function;
import heapwright.ir.code.Terminator;
import heapwright.ir.source.SourceSpan;
import heapwright.ir.spelling.Spelling;

/** What a decision asks, in the source's words where they can be had. */
final class DecisionText {
  private final Quotation quotation;
  private final Spelling spelling;

  DecisionText(FunctionStudy study, Sources sources) {
    this(study.program(), study.function(), sources);
  }

  DecisionText(Program program, Function function, Sources sources) {
    quotation = new Quotation(sources, program, function);
    spelling = new Spelling(program, function);
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
