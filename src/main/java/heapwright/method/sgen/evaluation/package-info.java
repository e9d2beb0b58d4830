/**
 * One evaluation of a path from its start: which statements it passes, which turns it takes where
 * the path leaves something open, and where it ends. The door is {@link
 * heapwright.method.sgen.evaluation.ShapeEvaluation}.
 */
package heapwright.method.sgen.evaluation;
