package heapwright.ir.type;

import java.util.List;

/** Where the members of a record lie; sizes in bytes. */
public record RecordLayout(List<Field> fields, long size, int alignment) {

  public RecordLayout {
    fields = List.copyOf(fields);
  }
}
