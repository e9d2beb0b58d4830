/** The values of terms and what each operator computes from them. Knows no term. */
package heapwright.symbolic.term.value;
