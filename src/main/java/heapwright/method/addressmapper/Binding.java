package heapwright.method.addressmapper;

/** A variable and the pointers that it holds; one at offset 0, unless it is an aggregate. */
record Binding(ProgramVariable variable, Fields fields) {}
