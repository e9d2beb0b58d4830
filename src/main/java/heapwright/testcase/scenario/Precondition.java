package heapwright.testcase.scenario;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.ir.source.SourceFile;
import heapwright.ir.type.FunctionType;
import heapwright.ir.type.Local;
import heapwright.ir.type.PointerType;
import heapwright.ir.type.RecordType;
import heapwright.ir.type.Type;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * What inputs have to satisfy, as a C function that answers whether they do.
 *
 * <p>It speaks about parameters of the same type, qualifiers aside; a parameter that is a pointer
 * to a record also about records passed by value. Its parameters are found in the order of the
 * function's, again and again until one is not found: {@code int sorted(const struct node *list)}
 * speaks about both lists of {@code merge(struct node *a, struct node *b)}. As types say little of
 * numbers, a number is the one of the same name where there is one: so {@code int fits(const int
 * *numbers, int n)} speaks about both arrays of {@code f(int *a, int *b, int n)}. Without
 * parameters it speaks about globals, and thus about every function.
 *
 * <p>A range ({@code --range}) is a precondition, too: a function of ours about the parameters of
 * one function, which it names as that function does. Tests do not ask it: inputs were held to it.
 *
 * @param function with an integer for a result, 0 if the input is none
 * @param only the function that it speaks about, if it does not speak about others
 */
public record Precondition(Function function, Optional<SymbolId> only) {
  /** Where functions of ours stand that say whether a number is in its range. */
  public static final SourceFile RANGES = new SourceFile("<range>");

  public Precondition(Function function) {
    this(function, Optional.empty());
  }

  /** Whether a function that is asked is a range of ours; its name says what has to hold. */
  public static boolean isRange(Function asked) {
    return asked.span().file().equals(RANGES);
  }

  /** What a proof takes for granted that was found where a function answers that it holds. */
  public static String assumption(Function asked) {
    return isRange(asked) ? asked.name() : asked.name() + " holds";
  }

  /** The parameters that it is to be called with, for each time that it is to be called. */
  public List<List<Local>> uses(Function subject) {
    if (only.isPresent()) {
      return only.get().equals(subject.symbol()) ? List.of(ofSameNames(subject)) : List.of();
    }
    List<List<Local>> uses = new ArrayList<>();
    Matching matching = new Matching(subject);
    Optional<List<Local>> use = matching.next();
    while (use.isPresent()) {
      uses.add(use.get());
      use = matching.isUsedUp() ? Optional.empty() : matching.next();
    }
    return uses;
  }

  private List<Local> ofSameNames(Function subject) {
    Map<String, Local> byName = new HashMap<>();
    subject.parameters().forEach(p -> byName.putIfAbsent(p.name(), p));
    return function.parameters().stream().map(p -> byName.get(p.name())).toList();
  }

  /** Goes through the parameters of a function from left to right. */
  private final class Matching {
    private final List<Local> offered;
    private int position;
    private int start;

    Matching(Function subject) {
      offered = subject.parameters();
    }

    /** Nothing was taken in order: the next time would be the same. */
    boolean isUsedUp() {
      return position == start;
    }

    Optional<List<Local>> next() {
      start = position;
      List<Local> use = new ArrayList<>();
      for (Local wanted : function.parameters()) {
        Optional<Local> found = named(wanted).or(() -> following(wanted));
        if (found.isEmpty()) {
          return Optional.empty();
        }
        use.add(found.get());
      }
      return Optional.of(use);
    }

    private Optional<Local> named(Local wanted) {
      boolean isNumber = wanted.type().isScalar() && !(wanted.type() instanceof PointerType);
      return offered.stream()
          .filter(p -> isNumber && p.name().equals(wanted.name()) && isAlike(p, wanted))
          .findFirst();
    }

    private Optional<Local> following(Local wanted) {
      while (position < offered.size()) {
        Local parameter = offered.get(position++);
        if (isAlike(parameter, wanted)) {
          return Optional.of(parameter);
        }
      }
      return Optional.empty();
    }
  }

  /** Whether a declaration means this function, qualifiers aside. */
  public boolean isDeclaredAs(FunctionType declared) {
    FunctionType type = function.type();
    boolean anything = declared.kind() == FunctionType.Parameters.UNSPECIFIED;
    return declared.result().equals(type.result())
        && (anything || unqualified(declared).equals(unqualified(type)));
  }

  private static List<Type> unqualified(FunctionType type) {
    return type.parameters().stream().map(Precondition::unqualified).toList();
  }

  private static boolean isAlike(Local parameter, Local wanted) {
    return unqualified(parameter.type()).equals(unqualified(wanted.type()))
        || isByAddress(parameter, wanted);
  }

  /** Whether the precondition wants the address of what the function is given itself. */
  static boolean isByAddress(Local parameter, Local wanted) {
    return parameter.type() instanceof RecordType record
        && wanted.type() instanceof PointerType pointer
        && pointer.target().equals(record);
  }

  private static Type unqualified(Type type) {
    return type instanceof PointerType pointer ? unqualified(pointer.target()).pointer() : type;
  }
}
