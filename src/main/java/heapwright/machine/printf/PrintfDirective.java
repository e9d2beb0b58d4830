package heapwright.machine.printf;

/**
 * A piece of a format. Arguments are numbered from 0, also where the format does not number them.
 */
public sealed interface PrintfDirective {
  <R> R match(Cases<R> cases);

  /** Bytes that are printed as they are. */
  record Literal(byte[] text) implements PrintfDirective {
    public Literal {
      text = text.clone();
    }

    @Override
    public byte[] text() {
      return text.clone();
    }

    @Override
    public <R> R match(Cases<R> cases) {
      return cases.literal(this);
    }
  }

  /** %d, %i. */
  record SignedInteger(FieldSpecification field, int argument, LengthModifier length)
      implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.signedInteger(this);
    }
  }

  /** %u, %o, %x, %X, and glibc's %b, %B. */
  record UnsignedInteger(
      FieldSpecification field, int argument, LengthModifier length, Radix radix, boolean upper)
      implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unsignedInteger(this);
    }
  }

  /** %f, %e, %g, %a and their capitals. */
  record Floating(FieldSpecification field, int argument, boolean extended, char letter)
      implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.floating(this);
    }
  }

  /** %c, %lc, %C. */
  record Character(FieldSpecification field, int argument, boolean wide)
      implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.character(this);
    }
  }

  /** %s, %ls, %S. */
  record Text(FieldSpecification field, int argument, boolean wide) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.text(this);
    }
  }

  /** %p. */
  record Pointer(FieldSpecification field, int argument) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.pointer(this);
    }
  }

  /** %n. */
  record StoreCount(int argument, LengthModifier length) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.storeCount(this);
    }
  }

  /** %m. */
  record ErrorText(FieldSpecification field) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.errorText(this);
    }
  }

  /** A conversion that does not exist; glibc prints it in a form of its own. */
  record Unknown(FieldSpecification field, int letter) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.unknown(this);
    }
  }

  /** Where printing ends with an error. */
  record Malformed(PrintfError error) implements PrintfDirective {
    @Override
    public <R> R match(Cases<R> cases) {
      return cases.malformed(this);
    }
  }

  /** Bases of unsigned conversions. */
  enum Radix {
    BINARY,
    OCTAL,
    DECIMAL,
    HEXADECIMAL
  }

  /** One answer for each kind of directive. */
  interface Cases<R> {
    R literal(Literal literal);

    R signedInteger(SignedInteger integer);

    R unsignedInteger(UnsignedInteger integer);

    R floating(Floating floating);

    R character(Character character);

    R text(Text text);

    R pointer(Pointer pointer);

    R storeCount(StoreCount count);

    R errorText(ErrorText text);

    R unknown(Unknown unknown);

    R malformed(Malformed malformed);
  }
}
