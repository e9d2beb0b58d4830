package heapwright.solve.smtlib;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import com.microsoft.z3.BoolExpr;
import com.microsoft.z3.Context;
import com.microsoft.z3.Solver;
import com.microsoft.z3.Status;
import heapwright.solve.smtlib.SmtLibScript.Alternative;
import heapwright.solve.smtlib.SmtLibScript.Assertion;
import heapwright.symbolic.term.RandomTerms;
import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.model.Model;
import heapwright.symbolic.term.model.TermEvaluation;
import heapwright.symbolic.term.value.BitVector;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.FloatFormat;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import org.junit.jupiter.api.Test;

/** With its inputs fixed, a term has the same value for a reader of our scripts as for us. */
class SmtLibScriptTest {
  private int proved;
  private int open;

  private static List<Assertion> bare(List<Term> facts) {
    return facts.stream().map(fact -> new Assertion(fact, List.of())).toList();
  }

  /** What Z3's own parser makes of a script; it throws where something is wrong. */
  private static Status read(String script) {
    String declarations = script.replaceAll("(?m)^\\((set-|check-|get-).*\n", "");
    try (Context z3 = new Context()) {
      Solver solver = z3.mkSolver();
      BoolExpr[] facts = z3.parseSMTLIB2String(declarations, null, null, null, null);
      solver.add(facts);
      return solver.check();
    }
  }

  private void compare(long seed, List<Sort> sorts, int count) {
    for (int i = 0; i < count; i++) {
      RandomTerms random = new RandomTerms(seed * 7919 + i, sorts, 1);
      for (Sort sort : sorts) {
        Term term = random.term(sort, 2).simple();
        Model model = random.model();
        List<Term> facts = fixed(random, model);
        String inputs = SmtLibScript.satisfiable(List.of(), bare(facts));
        assertEquals(Status.SATISFIABLE, read(inputs), inputs);
        facts.add(differs(random.terms(), term, new TermEvaluation(model).value(term)));
        judge(SmtLibScript.satisfiable(List.of(), bare(facts)), facts);
      }
    }
  }

  private static List<Term> fixed(RandomTerms random, Model model) {
    Terms terms = random.terms();
    List<Term> facts = new ArrayList<>();
    for (Symbol symbol : random.symbols()) {
      Term bits = symbol.sort() instanceof Sort.Floating ? terms.bitsOfFloat(symbol) : symbol;
      facts.add(terms.equal(bits, terms.constant(bits.sort(), model.value(symbol))));
    }
    return facts;
  }

  /** A statement that is false of the right value. */
  private static Term differs(Terms terms, Term term, BitVector value) {
    Term constant = terms.constant(term.sort(), value);
    if (!(term.sort() instanceof Sort.Floating)) {
      return terms.different(term, constant);
    }
    boolean isNaN = terms.floatEqual(constant, constant).isFalse();
    return isNaN
        ? terms.floatEqual(term, term)
        : terms.different(terms.bitsOfFloat(term), terms.bits(value));
  }

  private void judge(String script, List<Term> facts) {
    if (read(script) == Status.UNSATISFIABLE) {
      proved++;
    } else {
      // Which NaN the processor makes is left open, so its bits may be any NaN's.
      assertTrue(facts.get(facts.size() - 1).hasNumbers(), script);
      open++;
    }
  }

  @Test
  void integersMeanTheSame() {
    compare(
        1,
        List.of(
            Sort.TRUTH, Sort.bits(1), Sort.bits(8), Sort.bits(37), Sort.bits(64), Sort.bits(128)),
        60);
    assertTrue(open == 0 && proved > 200, proved + " proved, " + open + " open");
  }

  @Test
  void floatsMeanTheSame() {
    compare(
        2,
        List.of(
            Sort.bits(32),
            Sort.bits(64),
            Sort.floating(FloatFormat.FLOAT),
            Sort.floating(FloatFormat.DOUBLE)),
        40);
    assertTrue(open < proved / 10, proved + " proved, " + open + " open");
  }

  @Test
  void longDoublesMeanTheSame() {
    compare(
        3,
        List.of(
            Sort.bits(64),
            Sort.bits(80),
            Sort.floating(FloatFormat.DOUBLE),
            Sort.floating(FloatFormat.LONG_DOUBLE)),
        25);
    assertTrue(open < proved / 10, proved + " proved, " + open + " open");
  }

  @Test
  void equalNamesAreKeptApart() {
    Terms terms = new Terms();
    Term x = terms.symbol("x|y", Sort.bits(8), BitsReading.SIGNED);
    Term y = terms.symbol("x_y", Sort.bits(8), BitsReading.SIGNED);
    String script = SmtLibScript.satisfiable(List.of(), bare(List.of(terms.lessSigned(x, y))));
    assertTrue(script.contains("(assert (bvslt |x_y| |x_y#2|))"), script);
  }

  @Test
  void aCommentStaysOne() {
    Terms terms = new Terms();
    Assertion fact = new Assertion(terms.truth(true), List.of("two\nlines(check-sat)\r(exit)"));
    String script = SmtLibScript.satisfiable(List.of(), List.of(fact));
    assertTrue(script.contains("; two\n; lines(check-sat)\n; (exit)\n(assert true)\n"), script);
  }

  @Test
  void whatIsSharedIsWrittenOnce() {
    Terms terms = new Terms();
    Term sum = terms.symbol("x", Sort.bits(32), BitsReading.SIGNED);
    for (int i = 1; i < 200; i++) {
      sum = terms.xor(terms.multiply(sum, sum), terms.bits(32, i));
    }
    String script =
        SmtLibScript.satisfiable(List.of(), bare(List.of(terms.equal(sum, terms.bits(32, 5)))));
    assertTrue(script.length() < 100_000, "a script of " + script.length() + " characters");
  }

  @Test
  void eachAlternativeIsAQuestionOfItsOwn() {
    Terms terms = new Terms();
    Term x = terms.symbol("x", Sort.TRUTH, BitsReading.SIGNED);
    List<Alternative> alternatives =
        List.of(
            new Alternative(List.of(), bare(List.of(x, terms.not(x)))),
            new Alternative(List.of("a == b"), bare(List.of(terms.truth(false)))));
    String script = SmtLibScript.contradictory(List.of("never"), alternatives);
    assertEquals(2, script.split("\\(check-sat\\)", -1).length - 1, script);
    assertTrue(script.startsWith("; never\n"), script);
    assertTrue(script.contains("; alternative 2 of 2\n(push 1)\n; a == b\n"), script);
    assertTrue(script.contains("(assert (! (not |x|) :named |!x|))"), script);
  }
}
