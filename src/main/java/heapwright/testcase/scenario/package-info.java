/** Tests of more than one call, and the preconditions that inputs satisfy. */
package heapwright.testcase.scenario;
