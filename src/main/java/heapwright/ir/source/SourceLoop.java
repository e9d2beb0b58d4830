package heapwright.ir.source;

import java.util.Optional;

/**
 * A {@code while}, {@code do} or {@code for} of the source, or a label that {@code goto} leads back
 * to.
 *
 * @param number of its decision; of the first statement that is repeated where nothing is decided
 *     ({@code for (;;)}, {@code goto}), and none if there is no such statement
 * @param decides whether the number is that of its own decision
 * @param parent the index of the loop around it, in {@code SourceLoops.all}
 */
public record SourceLoop(
    Optional<StatementNumber> number, boolean decides, Optional<Integer> parent, SourceSpan span) {}
