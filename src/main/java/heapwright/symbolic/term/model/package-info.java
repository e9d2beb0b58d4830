/** Values for the symbols of terms: models, evaluation and substitution. Simplifies nothing. */
package heapwright.symbolic.term.model;
