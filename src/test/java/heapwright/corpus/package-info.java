/**
 * Keeps {@code corpus/} fit to be measured on: every file is C that gcc and the front end accept,
 * every mark of an infeasible branch names one, and the table in its README is true.
 */
package heapwright.corpus;
