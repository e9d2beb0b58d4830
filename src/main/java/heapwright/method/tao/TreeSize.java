package heapwright.method.tao;

/**
 * The size of a partial execution tree: of what leads to its leaves.
 *
 * @param paths its leaves
 * @param statements how many statements its nodes have, shared beginnings counted once; those of
 *     the library do not count
 * @param symbols how many inputs occur in its conditions
 */
public record TreeSize(int paths, int statements, int symbols) {}
