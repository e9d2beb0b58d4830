/**
 * Measurements that are too long for the test suite. Each class is a program; the scripts of the
 * same name under {@code bench/} prepare its input and start it.
 */
package heapwright.bench;
