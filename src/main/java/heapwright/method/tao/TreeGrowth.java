package heapwright.method.tao;

/**
 * What became of a tree so far.
 *
 * @param nodes straight pieces of paths between open decisions
 * @param dropped alternatives that no input takes
 * @param cut paths that go on with a greater limit
 * @param open paths that the tree has not been grown along yet
 */
public record TreeGrowth(int nodes, int dropped, int cut, int open) {}
