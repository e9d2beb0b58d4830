package heapwright.source.lower.operands;

import heapwright.ir.code.Argument;
import heapwright.ir.source.SourceSpan;
import heapwright.source.lower.values.Operand;
import java.util.List;

/** A call whose operands have been evaluated, and nothing more. */
public record PreparedCall(
    Operand.Designator function, List<Argument> arguments, SourceSpan span) {}
