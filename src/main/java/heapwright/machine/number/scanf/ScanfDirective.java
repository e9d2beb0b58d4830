package heapwright.machine.number.scanf;

import heapwright.machine.number.LengthModifier;
import java.util.BitSet;

/** A piece of a format. */
public sealed interface ScanfDirective {
  <R> R match(Cases<R> cases);

  /** White space: any amount of it in the input. */
  record Space() implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.space(this);
    }
  }

  /** A byte that the input must have. */
  record Literal(int character) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.literal(this);
    }
  }

  /** %%: unlike a literal, it skips white space. */
  record Percent() implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.percent(this);
    }
  }

  /** %d, %i, %u, %o, %x. */
  record Integer(Receiver receiver, LengthModifier length, Base base, boolean signed)
      implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.integer(this);
    }
  }

  /** %p. */
  record Pointer(Receiver receiver) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointer(this);
    }
  }

  /** %a, %e, %f, %g. */
  record Floating(Receiver receiver, LengthModifier length) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floating(this);
    }
  }

  /** %c, %lc, %C. */
  record Characters(Receiver receiver, boolean wide) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.characters(this);
    }
  }

  /** %s, %ls, %S. */
  record Text(Receiver receiver, boolean wide) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.text(this);
    }
  }

  /** %[: the bytes that belong to the set, a leading ^ already taken into account. */
  record CharacterSet(Receiver receiver, boolean wide, BitSet members) implements ScanfDirective {
    public CharacterSet {
      members = (BitSet) members.clone();
    }

    @Override
    public BitSet members() {
      return (BitSet) members.clone();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.characterSet(this);
    }
  }

  /** %n. */
  record StoreCount(Receiver receiver, LengthModifier length) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.storeCount(this);
    }
  }

  /**
   * Where matching fails: no such conversion, or the format ends within one.
   *
   * @param skipsSpace whether white space is read before that
   */
  record Malformed(boolean skipsSpace) implements ScanfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.malformed(this);
    }
  }

  /** Bases of integer conversions. */
  enum Base {
    OCTAL,
    DECIMAL,
    HEXADECIMAL,
    /** By the number's own prefix. */
    PREFIXED
  }

  /** One answer for each kind of directive. */
  interface Cases<R> {
    R space(Space space);

    R literal(Literal literal);

    R percent(Percent percent);

    R integer(Integer integer);

    R pointer(Pointer pointer);

    R floating(Floating floating);

    R characters(Characters characters);

    R text(Text text);

    R characterSet(CharacterSet set);

    R storeCount(StoreCount count);

    R malformed(Malformed malformed);
  }
}
