/**
 * The published operations (CREATE, USE, ALIAS, DELETE and the constraints) on an address map; the
 * door is {@link heapwright.method.addressmapper.operation.OperationEvaluator}.
 */
package heapwright.method.addressmapper.operation;
