package heapwright.machine.printf;

import java.util.ArrayList;
import java.util.Collections;
import java.util.List;
import java.util.Optional;

/**
 * With which type each argument is to be taken. An argument that no directive uses counts as int,
 * because one that follows it can be reached only past it.
 *
 * @param contradictory whether two directives want one argument as different types
 */
record ArgumentKinds(List<Kind> kinds, boolean contradictory) {
  enum Kind {
    INT,
    LONG,
    DOUBLE,
    LONG_DOUBLE,
    POINTER
  }

  // An argument's number is the user's to choose; no call has more arguments than this.
  private static final int MOST_ARGUMENTS = 1 << 16;

  static ArgumentKinds of(List<PrintfDirective> directives) {
    Collector collector = new Collector();
    for (PrintfDirective directive : directives) {
      directive.match(collector);
    }
    List<Kind> kinds = new ArrayList<>();
    collector.wanted.forEach(kind -> kinds.add(kind.orElse(Kind.INT)));
    return new ArgumentKinds(List.copyOf(kinds), collector.contradictory);
  }

  private static final class Collector implements PrintfDirective.Cases<Collector> {
    private final List<Optional<Kind>> wanted = new ArrayList<>();
    private boolean contradictory;

    private Collector want(int index, Kind kind) {
      if (index >= MOST_ARGUMENTS) {
        contradictory = true;
        return this;
      }
      if (index >= wanted.size()) {
        wanted.addAll(Collections.nCopies(index + 1 - wanted.size(), Optional.empty()));
      }
      Kind before = wanted.get(index).orElse(kind);
      boolean integers = before.compareTo(Kind.LONG) <= 0 && kind.compareTo(Kind.LONG) <= 0;
      contradictory |= before != kind && !integers;
      wanted.set(index, Optional.of(before.compareTo(kind) > 0 ? before : kind));
      return this;
    }

    private Collector want(FieldSpecification field) {
      return want(field.width()).want(field.precision());
    }

    private Collector want(Amount amount) {
      amount.resolve(
          index -> {
            want(index, Kind.INT);
            return 0;
          });
      return this;
    }

    private static Kind integer(LengthModifier length) {
      return length.bits() == Long.SIZE ? Kind.LONG : Kind.INT;
    }

    @Override
    public Collector literal(PrintfDirective.Literal literal) {
      return this;
    }

    @Override
    public Collector signedInteger(PrintfDirective.SignedInteger integer) {
      return want(integer.field()).want(integer.argument(), integer(integer.length()));
    }

    @Override
    public Collector unsignedInteger(PrintfDirective.UnsignedInteger integer) {
      return want(integer.field()).want(integer.argument(), integer(integer.length()));
    }

    @Override
    public Collector floating(PrintfDirective.Floating floating) {
      Kind kind = floating.extended() ? Kind.LONG_DOUBLE : Kind.DOUBLE;
      return want(floating.field()).want(floating.argument(), kind);
    }

    @Override
    public Collector character(PrintfDirective.Character character) {
      return want(character.field()).want(character.argument(), Kind.INT);
    }

    @Override
    public Collector text(PrintfDirective.Text text) {
      return want(text.field()).want(text.argument(), Kind.POINTER);
    }

    @Override
    public Collector pointer(PrintfDirective.Pointer pointer) {
      return want(pointer.field()).want(pointer.argument(), Kind.POINTER);
    }

    @Override
    public Collector storeCount(PrintfDirective.StoreCount count) {
      return want(count.argument(), Kind.POINTER);
    }

    @Override
    public Collector errorText(PrintfDirective.ErrorText text) {
      return want(text.field());
    }

    @Override
    public Collector unknown(PrintfDirective.Unknown unknown) {
      return want(unknown.field());
    }

    @Override
    public Collector malformed(PrintfDirective.Malformed malformed) {
      return this;
    }
  }
}
