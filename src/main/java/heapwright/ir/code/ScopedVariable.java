package heapwright.ir.code;

import heapwright.ir.source.StatementNumber;
import heapwright.ir.type.Local;
import heapwright.ir.type.Type;
import java.util.function.Function;

/**
 * A name that statements of a function can use for a variable of the function's own.
 *
 * @param first the number of the first statement at which the name means this variable, unless a
 *     name that came later hides it
 * @param last that of the last one
 */
public record ScopedVariable(String name, Storage storage, Type type, int first, int last) {

  /** Where the variable is kept. */
  public sealed interface Storage {

    /** What follows from either home. */
    default <R> R match(Function<Automatic, R> automatic, Function<OfProgram, R> ofProgram) {
      return this instanceof Automatic storage
          ? automatic.apply(storage)
          : ofProgram.apply((OfProgram) this);
    }

    /** A parameter or an automatic variable. */
    record Automatic(Local local) implements Storage {}

    /** A static variable of the function. */
    record OfProgram(SymbolId symbol) implements Storage {}
  }

  public boolean isVisibleAt(StatementNumber number) {
    return first <= number.value() && number.value() <= last;
  }
}
