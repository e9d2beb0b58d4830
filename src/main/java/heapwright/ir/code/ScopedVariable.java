package heapwright.ir.code;

import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;

/**
 * A name that statements of a function can use for a variable of the function's own.
 *
 * @param first the number of the first statement at which the name means this variable, unless a
 *     name that came later hides it
 * @param last that of the last one
 */
public record ScopedVariable(String name, Home home, Type type, int first, int last) {

  /** Where the variable is kept. */
  public sealed interface Home {

    <R> R match(Cases<R> cases);

    /** One case per home. */
    interface Cases<R> {
      R automatic(Automatic home);

      R ofProgram(OfProgram home);
    }

    /** A parameter or an automatic variable. */
    record Automatic(Local local) implements Home {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.automatic(this);
      }
    }

    /** A static variable of the function. */
    record OfProgram(SymbolId symbol) implements Home {
      @Override
      public <R> R match(Cases<R> cases) {
        return cases.ofProgram(this);
      }
    }
  }

  public boolean isVisibleAt(StatementNumber number) {
    return first <= number.value() && number.value() <= last;
  }
}
