package heapwright.testcase.shape;

/**
 * A variable, or a part of an object.
 *
 * @param key the same in all frames, whatever its name and value are; unique in its object
 * @param name as the method calls it now
 * @param offset where it begins in its object, in bytes
 * @param size in bytes
 */
public record ShapeCell(String key, String name, long offset, long size, ShapeValue value) {}
