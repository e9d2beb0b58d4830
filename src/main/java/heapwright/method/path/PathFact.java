package heapwright.method.path;

import heapwright.symbolic.term.Term;
import java.util.Optional;

/**
 * One conjunct of a path condition, and where the path demands it.
 *
 * @param term a truth about inputs; the constant false where what contradicts is no number, such as
 *     a pointer that would have to be NULL and lead to an object
 * @param at the statement that demands it; empty for what holds before the first
 * @param remark the fact in the method's own notation, or why it cannot hold; may be empty
 */
public record PathFact(Term term, Optional<ExecutedStatement> at, String remark) {}
