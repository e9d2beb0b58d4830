/** Programs as data. */
package heapwright.ir;
