/**
 * Goals about the flow of values (all-uses, after Rapps and Weyuker): {@link
 * heapwright.goal.dataflow.DataFlow} finds definitions, uses and the paths between them without
 * another definition; {@link heapwright.goal.dataflow.DefinitionUseInstrumentation} makes outcomes
 * of them in a function that remembers its last definitions; {@link
 * heapwright.goal.dataflow.DefinitionUseMonitor} sees from a run of the function as it stands what
 * wrote last what is read.
 */
package heapwright.goal.dataflow;
