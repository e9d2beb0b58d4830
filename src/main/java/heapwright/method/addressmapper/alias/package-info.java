/**
 * Which pointers a path makes one, by SymTab, and which aliases would have changed an evaluation.
 */
package heapwright.method.addressmapper.alias;
