package heapwright.ir.type;

import java.util.List;
import java.util.Optional;

/**
 * A structure or union. The only type with an identity of its own: C's records are equal by
 * declaration, not by content, and they refer to themselves, so a record is declared first and
 * completed once its members are known.
 */
public final class RecordType implements Type {

  /** Structure or union. */
  public enum Kind {
    STRUCT,
    UNION
  }

  private final Kind kind;
  private final String tag;
  private Optional<RecordLayout> layout = Optional.empty();
  private Optional<String> typedef = Optional.empty();

  /** An incomplete record; {@code tag} may be empty. */
  public RecordType(Kind kind, String tag) {
    this.kind = kind;
    this.tag = tag;
  }

  /** Gives the record its members, once. */
  public void complete(RecordLayout members) {
    if (layout.isPresent()) {
      throw new IllegalStateException(this + " is complete already");
    }
    layout = Optional.of(members);
  }

  /** The first {@code typedef} of a record without a tag names it. */
  public void nameAs(String name) {
    if (tag.isEmpty() && typedef.isEmpty()) {
      typedef = Optional.of(name);
    }
  }

  /** Whether a declaration elsewhere in the file can name the record. */
  public boolean hasName() {
    return !tag.isEmpty() || typedef.isPresent();
  }

  public Kind kind() {
    return kind;
  }

  public String tag() {
    return tag;
  }

  public boolean isUnion() {
    return kind == Kind.UNION;
  }

  public boolean isComplete() {
    return layout.isPresent();
  }

  /** The layout of a complete record. */
  public RecordLayout layout() {
    return layout.orElseThrow(() -> new IllegalStateException(this + " is incomplete"));
  }

  public List<Field> fields() {
    return layout().fields();
  }

  @Override
  public String toString() {
    String keyword = isUnion() ? "union" : "struct";
    return tag.isEmpty() ? typedef.orElse(keyword) : keyword + " " + tag;
  }
}
