/**
 * INKA: a goal by constraints. The function becomes operators over abstract memories ({@link
 * heapwright.solve.domains}) that relate what it starts with to what it knows at the goal; no path
 * is chosen. Blocks are made by new_s, freed by delete_s, records accessed by access_s; elements of
 * arrays and pointers into objects go beyond the published operators. Where all that a function has
 * on the heap it makes itself ({@code OwnHeap}), struct(m) is closed from the start. Where objects
 * come from outside it is never closed: pointers to them are labelled when they are followed, by
 * which time it is a matter of the bound how many there are, and to close the rest would say
 * nothing of pointers that are never followed. {@code GoalView} sees the function from its goal,
 * {@code PathTranslation} translates as far as things are decided and leaves the rest as {@code
 * OpenItem}s (ite, w, pointers), {@code PropagationLoop} unfolds what propagation decides, {@code
 * LoopKnowledge} finds what holds in every round of a loop and {@code DecisionLoop} what holds
 * behind it, {@code RecursionKnowledge} what holds of every result of a function that calls itself,
 * {@code LabellingSearch} labels the rest within bounds. What fails without a bound having
 * mattered, on the machine's arithmetic, cannot be reached.
 *
 * <p>The door is {@link heapwright.method.inka.Inka}.
 */
package heapwright.method.inka;
