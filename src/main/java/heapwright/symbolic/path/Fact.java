package heapwright.symbolic.path;

import heapwright.symbolic.term.Term;

/**
 * What the input must fulfil.
 *
 * @param term a truth
 * @param otherwise what happens if it does not hold: another outcome is taken, or a fault occurs
 */
public record Fact(Term term, String otherwise) {}
