package heapwright.method.addressmapper.map;

/** A variable and the pointers that it holds; one at offset 0, unless it is an aggregate. */
public record Binding(ProgramVariable variable, Fields fields) {}
