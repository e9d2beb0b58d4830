/**
 * Bodies for functions that the source only declares, made of their contracts; the door is {@link
 * heapwright.testcase.stub.Stubs}.
 */
package heapwright.testcase.stub;
