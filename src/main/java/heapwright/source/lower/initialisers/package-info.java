/**
 * Lowers initialisers, to code for automatic objects and to bytes for static ones; the door is
 * {@link heapwright.source.lower.initialisers.InitialiserLowering}.
 */
package heapwright.source.lower.initialisers;
