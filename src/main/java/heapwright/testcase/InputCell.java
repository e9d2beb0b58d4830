package heapwright.testcase;

import heapwright.ir.type.Cell;

/** A cell of an input object: where it lies, how it is read, what it holds. */
public record InputCell(long offset, Cell cell, InputValue value) {}
