/** The aliases that a path implies: SymTab, AliasTab and where aliases are put in. */
package heapwright.method.addressmapper.alias;
