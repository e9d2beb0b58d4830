package heapwright.goal.dataflow;

import heapwright.ir.code.ControlPoint;
import heapwright.ir.source.StatementNumber;
import java.util.Optional;

/**
 * A place where a variable gets a value.
 *
 * @param number tells the definitions of a function apart, from 1
 * @param at where the statement begins that does it; empty for a parameter on entry
 * @param statement 0 on entry
 * @param text how the source names the variable here
 */
record Definition(
    int number,
    Variable variable,
    Optional<ControlPoint.Within> at,
    StatementNumber statement,
    String text) {}
