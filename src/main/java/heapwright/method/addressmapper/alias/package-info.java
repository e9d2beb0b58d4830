/**
 * The aliases that a path implies: SymTab, AliasPreprocessor.AliasTab and where aliases are put in.
 */
package heapwright.method.addressmapper.alias;
