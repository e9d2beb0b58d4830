package heapwright.bench;

import heapwright.symbolic.term.Term;
import heapwright.symbolic.term.Terms;
import heapwright.symbolic.term.value.BitsReading;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.List;
import java.util.Random;

/** Small programs over unknown input, which ask at each decision where to go. */
enum SymbolicProgram {
  /** A key looked for in a binary tree: one input a node. */
  TREE_SEARCH {
    @Override
    void run(Terms terms, Oracle oracle) {
      Term key = integer(terms, "key");
      for (int depth = 0; depth < 14; depth++) {
        Term data = integer(terms, "data" + depth);
        if (oracle.decide(terms.equal(key, data))) {
          return;
        }
        oracle.decide(terms.lessSigned(key, data));
      }
    }
  },
  /** All orders of a few numbers. */
  INSERTION_SORT {
    @Override
    void run(Terms terms, Oracle oracle) {
      List<Term> sorted = new ArrayList<>();
      for (int i = 0; i < 7; i++) {
        Term next = integer(terms, "x" + i);
        int at = sorted.size();
        while (at > 0 && oracle.decide(terms.lessSigned(next, sorted.get(at - 1)))) {
          at--;
        }
        sorted.add(at, next);
      }
    }
  },
  /** A text cut into words and numbers, whose value is compared. */
  SCANNER {
    @Override
    void run(Terms terms, Oracle oracle) {
      Term value = terms.bits(32, 0);
      for (int i = 0; i < 8; i++) {
        Term c = terms.symbol("s" + i, Sort.bits(8), BitsReading.TEXT);
        if (oracle.decide(terms.equal(c, terms.bits(8, 0)))) {
          return;
        }
        Term wide = terms.signExtend(c, 32);
        Term digit = terms.subtract(wide, terms.bits(32, '0'));
        if (oracle.decide(terms.lessUnsigned(digit, terms.bits(32, 10)))) {
          value = terms.add(terms.multiply(value, terms.bits(32, 10)), digit);
          if (oracle.decide(terms.lessSigned(terms.bits(32, 250), value))) {
            value = terms.bits(32, 0);
          }
        } else if (oracle.decide(terms.lessSigned(wide, terms.bits(32, 'a')))) {
          value = terms.add(value, wide);
        } else {
          oracle.decide(terms.equal(wide, terms.bits(32, 'z' - i)));
        }
      }
    }
  },
  /** Bits, products and sums of six numbers, at random but the same for the same way. */
  ARITHMETIC {
    @Override
    void run(Terms terms, Oracle oracle) {
      long seed = 12345;
      for (int depth = 0; depth < 40; depth++) {
        Random random = new Random(seed);
        Term a = integer(terms, "x" + random.nextInt(6));
        Term b = integer(terms, "x" + random.nextInt(6));
        Term k = terms.bits(32, random.nextInt(100) - 50);
        Term condition =
            switch (random.nextInt(5)) {
              case 0 -> terms.lessSigned(a, b);
              case 1 -> terms.lessSigned(terms.add(a, k), b);
              case 2 -> terms.equal(terms.add(a, b), k);
              case 3 -> terms.lessSigned(terms.multiply(a, terms.bits(32, 3)), terms.add(b, k));
              default ->
                  terms.equal(terms.and(a, terms.bits(32, 7)), terms.bits(32, random.nextInt(8)));
            };
        seed = seed * 31 + (oracle.decide(condition) ? 7 : 11 + depth);
      }
    }
  },
  /** Euclid's algorithm: remainders of remainders. */
  GREATEST_DIVISOR {
    @Override
    void run(Terms terms, Oracle oracle) {
      Term a = terms.symbol("a", Sort.bits(16), BitsReading.UNSIGNED);
      Term b = terms.symbol("b", Sort.bits(16), BitsReading.UNSIGNED);
      for (int round = 0; round < 5 && oracle.decide(terms.isNonzero(b)); round++) {
        Term rest = terms.remainderUnsigned(a, b);
        a = b;
        b = rest;
      }
      oracle.decide(terms.equal(a, terms.bits(16, 7)));
    }
  };

  /** Says which way to go. */
  interface Oracle {
    boolean decide(Term condition);
  }

  abstract void run(Terms terms, Oracle oracle);

  static Term integer(Terms terms, String name) {
    return terms.symbol(name, Sort.bits(32), BitsReading.SIGNED);
  }
}
