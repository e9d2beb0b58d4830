package heapwright.method.path;

import heapwright.ir.code.Function;
import heapwright.ir.source.StatementNumber;

/**
 * One execution of a statement of the source along a path.
 *
 * @param function whose statement it is: the function under test or one that it calls
 * @param position how many statements of the function under test had begun then, with the one that
 *     was being executed; counted from 1
 */
public record ExecutedStatement(Function function, StatementNumber number, int position) {}
