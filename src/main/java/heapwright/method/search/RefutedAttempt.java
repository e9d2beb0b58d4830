package heapwright.method.search;

import heapwright.method.path.RecordedPath;
import java.util.Optional;

/**
 * An attempt to follow a path that no input takes.
 *
 * @param reached how many statements of the path came first
 * @param reason why it does not go on, unless its facts contradict one another
 */
record RefutedAttempt(RecordedPath recorded, int reached, Optional<String> reason) {}
