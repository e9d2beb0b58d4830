package heapwright.machine.number.scanf;

import java.util.Optional;
import java.util.OptionalInt;

/**
 * What a scanf function returns.
 *
 * @param assigned how many conversions were stored; empty for EOF
 * @param error what errno was set to, which may happen in a call that succeeds
 */
public record ScanfOutcome(OptionalInt assigned, Optional<ScanfError> error) {}
