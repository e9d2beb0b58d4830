package heapwright.source.lower;

import heapwright.ir.Argument;
import heapwright.ir.SourceSpan;
import java.util.List;

/** A call whose operands have been evaluated, and nothing more. */
record PreparedCall(Operand.Designator function, List<Argument> arguments, SourceSpan span) {}
