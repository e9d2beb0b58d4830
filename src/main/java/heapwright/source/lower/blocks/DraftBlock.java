package heapwright.source.lower.blocks;

import heapwright.ir.code.BlockId;
import heapwright.ir.code.Statement;
import heapwright.ir.code.Terminator;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

/** A block under construction. */
public final class DraftBlock {
  private final BlockId id;
  private final List<Statement> statements = new ArrayList<>();
  private Optional<Terminator> terminator = Optional.empty();
  private boolean labelled;
  private boolean written;

  DraftBlock(BlockId id) {
    this.id = id;
  }

  BlockId id() {
    return id;
  }

  List<Statement> statements() {
    return statements;
  }

  void end(Terminator end) {
    terminator = Optional.of(end);
  }

  boolean isOpen() {
    return terminator.isEmpty();
  }

  /** A label of the source stands at its start. */
  void label() {
    labelled = true;
  }

  /** It ends with a jump that the source spells out. */
  void write() {
    written = true;
  }

  /**
   * Whether it is kept apart from where it leads though it does nothing: {@code case 3: break;} is
   * another outcome of its switch than the values that no label names.
   */
  boolean isKept() {
    return labelled && written;
  }

  Terminator terminator() {
    return terminator.orElseThrow(() -> new IllegalStateException(id + " has no end"));
  }
}
