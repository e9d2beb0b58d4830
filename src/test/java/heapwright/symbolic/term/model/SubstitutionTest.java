package heapwright.symbolic.term.model;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import heapwright.symbolic.term.Constant;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;

/** Terms with others in place of their symbols have the value that the others give them. */
class SubstitutionTest {
  private static final List<Sort> SORTS =
      List.of(
          Sort.TRUTH,
          Sort.bits(8),
          Sort.bits(32),
          Sort.bits(64),
          Sort.floating(FloatFormat.FLOAT),
          Sort.floating(FloatFormat.DOUBLE));

  @Test
  void renamedTermsKeepTheirValues() {
    for (int seed = 0; seed < 40; seed++) {
      RandomTerms random = new RandomTerms(seed, SORTS, 2);
      Terms others = new Terms();
      Substitution renaming =
          new Substitution(others, s -> others.symbol("x" + s.name(), s.sort(), s.reading()));
      Model model = random.model();
      Map<Symbol, BitVector> renamed = new LinkedHashMap<>();
      model.values().forEach((s, v) -> renamed.put((Symbol) renaming.of(s), v));
      for (int i = 0; i < 60; i++) {
        Term term = random.term(SORTS.get(i % SORTS.size()), 4).simple();
        assertEquals(
            new TermEvaluation(model).value(term),
            new TermEvaluation(Model.of(renamed)).value(renaming.of(term)),
            () -> term + " under " + model);
      }
    }
  }

  @Test
  void knownInputsLeaveConstants() {
    for (int seed = 0; seed < 40; seed++) {
      RandomTerms random = new RandomTerms(seed, SORTS, 2);
      Terms others = new Terms();
      Model model = random.model();
      Substitution actual =
          new Substitution(others, s -> others.constant(s.sort(), model.value(s)));
      for (int i = 0; i < 60; i++) {
        Term term = random.term(SORTS.get(i % SORTS.size()), 4).simple();
        Term known = actual.of(term);
        assertTrue(known.isConstant(), () -> term + " became " + known);
        assertEquals(new TermEvaluation(model).value(term), ((Constant) known).value());
      }
    }
  }

  @Test
  void deepTermsNeedNoStack() {
    Terms terms = new Terms();
    Term x = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
    Term deep = x;
    for (int i = 0; i < 100_000; i++) {
      deep = terms.xor(terms.multiply(deep, terms.bits(32, 3)), x);
    }
    Terms others = new Terms();
    Term zero = others.bits(32, 0);
    assertEquals(zero, new Substitution(others, s -> zero).of(deep));
  }
}
