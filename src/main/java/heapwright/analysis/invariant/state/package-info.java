/**
 * What is known at one point of a function: {@link
 * heapwright.analysis.invariant.state.AbstractState}, the names that it relates, and what an
 * expression or an assumption comes to in it. Terms reduce the state and the state reduces terms,
 * so both are here. Knows no control flow.
 */
package heapwright.analysis.invariant.state;
