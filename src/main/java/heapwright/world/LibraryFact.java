package heapwright.world;

import java.util.Locale;

/**
 * What the library's table says of a function beside its contract. A clause of the table is a
 * constant's name with blanks and small letters.
 */
public enum LibraryFact {
  /** It is modelled in C or built in; the row only adds to that. */
  MODELLED,
  /** A call leaves errno alone, unless it fails as the model does. */
  KEEPS_ERRNO,
  /** The result may tell of a failure, for want of memory say, which the model never has. */
  MAY_FAIL,
  /** What it does depends on the locale, which the models take to be "C". */
  BY_LOCALE,
  /** What it returns depends on the direction of rounding, which the models take to be nearest. */
  BY_ROUNDING,
  /** C and POSIX allow other results than the model's, which are those of glibc. */
  AS_GLIBC,
  /** It reads from a stream, which may fail or have more later, while the model's does not. */
  READS,
  /** What it answers depends on the state of a stream, which other files may change. */
  REMEMBERS,
  /** The model does one of the things that C and POSIX allow; no test plays the others. */
  AMONG_OTHERS,
  /** It may come back a second time, with registers as they were at the first. */
  COMES_BACK_TWICE,
  /** It makes reading or writing a stream touch objects of the program, or call its functions. */
  STREAMS_ON_MEMORY;

  static LibraryFact named(String clause) {
    for (LibraryFact fact : values()) {
      if (fact.clause().equals(clause)) {
        return fact;
      }
    }
    throw new IllegalStateException("a clause of the library's table: " + clause);
  }

  private String clause() {
    return name().toLowerCase(Locale.ROOT).replace('_', ' ');
  }
}
