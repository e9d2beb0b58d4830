/**
 * Pursues monitored goals with methods that know only outcomes: {@link
 * heapwright.method.monitored.MonitoredPursuit} is the door. What methods find in the instrumented
 * functions is judged by runs of the functions as they stand.
 */
package heapwright.method.monitored;
