/**
 * The question whether facts can hold together, its answers, and the interface of those who answer.
 */
package heapwright.solve.question;
