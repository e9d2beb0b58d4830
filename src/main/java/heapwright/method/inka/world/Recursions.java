package heapwright.method.inka.world;

import heapwright.ir.code.Function;
import heapwright.ir.code.SymbolId;
import heapwright.method.inka.state.ConstraintState;
import heapwright.solve.domains.engine.DomainValue;
import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;

/** What is known of the results of functions that call themselves, before calls are looked into. */
public final class Recursions {
  /** A function is looked at in this many circumstances at most. */
  private static final int MOST = 6;

  /** Finds what the calls of a function return that calls itself. */
  public interface Induction {
    /**
     * @param inside at the beginning of a call whose result is asked for
     * @param given what is known of its arguments
     */
    ReturnValues returned(ConstraintWorld world, ConstraintState inside, CallContext given);
  }

  private final ConstraintWorld world;
  private final Induction induction;
  private final Map<SymbolId, Map<CallContext, ReturnValues>> found = new LinkedHashMap<>();
  private final Set<String> facts = new LinkedHashSet<>();
  private Optional<Hypothesis> hypothesis = Optional.empty();
  private final List<CallContext> uncoveredCalls = new ArrayList<>();

  /** What is assumed of calls while one is looked at. */
  public record Hypothesis(SymbolId function, CallContext given, ReturnValues returned) {
    boolean isOf(SymbolId called) {
      return function.equals(called);
    }
  }

  Recursions(ConstraintWorld world, Induction induction) {
    this.world = world;
    this.induction = induction;
  }

  /** What proofs may rest on, in words. */
  public List<String> facts() {
    return List.copyOf(facts);
  }

  /**
   * Says of what a call has returned what holds of every such call; false if none comes back.
   *
   * @param inside at its beginning
   * @param exit behind it, with anything as its result
   */
  boolean impose(ConstraintState inside, ConstraintState exit) {
    Optional<DomainValue> result =
        inside
            .frame()
            .result()
            .flatMap(local -> exit.frame().registers().get(local.id().index()))
            .filter(value -> !(value instanceof DomainValue.Anything));
    if (result.isEmpty() || !world.operators().propagate()) {
      return true;
    }
    CallContext given = CallContext.of(inside);
    ReturnValues known =
        hypothesis.isPresent() ? assumed(hypothesis.get(), inside, given) : known(inside, given);
    known.restrict(world, result.get());
    return known.ever();
  }

  private ReturnValues assumed(Hypothesis hypothesis, ConstraintState inside, CallContext given) {
    SymbolId function = inside.frame().function().symbol();
    if (hypothesis.isOf(function) && given.isWithin(hypothesis.given())) {
      return hypothesis.returned();
    }
    if (hypothesis.isOf(function)) {
      uncoveredCalls.add(given);
    }
    return lookUp(function, given);
  }

  private ReturnValues known(ConstraintState inside, CallContext given) {
    Function function = inside.frame().function();
    Map<CallContext, ReturnValues> known =
        found.computeIfAbsent(function.symbol(), key -> new LinkedHashMap<>());
    boolean isRecursive = inside.frame().caller().filter(c -> c.isIn(function)).isPresent();
    boolean isTime = world.limits().lookahead() > 0 && !world.limits().isShallow();
    if (isRecursive && isTime && known.size() < MOST && !known.containsKey(given)) {
      known.put(given, world.limits().withShare(() -> induction.returned(world, inside, given)));
    }
    ReturnValues returned = lookUp(function.symbol(), given);
    if (isTime && returned.ever() && !returned.isAnything()) {
      facts.add(function.name() + " returns " + returned + given.text(function));
    }
    return returned;
  }

  private ReturnValues lookUp(SymbolId function, CallContext given) {
    Map<CallContext, ReturnValues> known = found.getOrDefault(function, Map.of());
    if (known.containsKey(given)) {
      return known.get(given);
    }
    return known.entrySet().stream()
        .filter(entry -> given.isWithin(entry.getKey()))
        .map(Map.Entry::getValue)
        .findFirst()
        .orElse(ReturnValues.ANYTHING);
  }

  /** Looks at a call while others of its function are assumed to return something. */
  public <T> T assuming(Hypothesis assumed, Supplier<T> evaluation) {
    uncoveredCalls.clear();
    hypothesis = Optional.of(assumed);
    T seen = evaluation.get();
    hypothesis = Optional.empty();
    return seen;
  }

  /** The contexts of calls that the last hypothesis does not cover. */
  public List<CallContext> uncoveredCalls() {
    return List.copyOf(uncoveredCalls);
  }
}
