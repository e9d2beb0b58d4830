/**
 * What a method knows of the heap at a moment of a path: objects, where pointers lead, and what is
 * still open. Methods give their shapes in these terms, reports draw them. Data only.
 */
package heapwright.testcase.shape;
