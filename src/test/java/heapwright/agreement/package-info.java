/** The concrete machine beside the real compiler: the same programs, the same behaviour. */
package heapwright.agreement;
