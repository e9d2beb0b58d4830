package heapwright.method.addressmapper.map;

import heapwright.symbolic.term.Term;

/**
 * A condition of the path on its numbers.
 *
 * @param statement which of the path's statements it comes from, counted from 1
 */
public record Predicate(int statement, Term term) {}
