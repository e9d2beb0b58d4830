/**
 * What the external declarations of a preprocessed text are, and which of them refer to which, as
 * far as tokens tell. The doors are {@link heapwright.emit.outline.Outline} and {@link
 * heapwright.emit.outline.ReachableDefinitions}.
 *
 * <p>Nothing here knows types. In doubt a declaration counts as needed.
 */
package heapwright.emit.outline;
