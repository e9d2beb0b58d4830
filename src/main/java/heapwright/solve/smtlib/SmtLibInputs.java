package heapwright.solve.smtlib;

import heapwright.symbolic.term.Symbol;
import heapwright.symbolic.term.value.Sort;
import java.util.ArrayList;
import java.util.HashMap;
import java.util.List;
import java.util.Map;

/**
 * The inputs of a script, by their own names. A floating-point input is a bit-vector where a fact
 * is about its encoding, so that a NaN keeps its payload.
 */
final class SmtLibInputs {
  private final Map<Symbol, String> values = new HashMap<>();
  private final Map<Symbol, String> encodings = new HashMap<>();
  private final List<String> declarations = new ArrayList<>();

  SmtLibInputs(Subterms subterms, SmtLibNames names) {
    for (Symbol input : subterms.inputs()) {
      String name = names.of(input.name());
      if (subterms.isEncoded(input)) {
        Sort.Floating number = (Sort.Floating) input.sort();
        String read = names.of(input.name() + " as a number");
        declare(name, SmtLibBits.sort(input.width()));
        declarations.add(definition(number, read, SmtLibFloats.ofBits(name, number.format())));
        encodings.put(input, name);
        values.put(input, read);
      } else {
        declare(name, sort(input.sort()));
        values.put(input, name);
      }
    }
  }

  private void declare(String name, String sort) {
    declarations.add("(declare-const " + name + " " + sort + ")");
  }

  static String definition(Sort sort, String name, String value) {
    return "(define-fun " + name + " () " + sort(sort) + " " + value + ")";
  }

  private static String sort(Sort sort) {
    if (sort instanceof Sort.Floating floating) {
      return SmtLibFloats.sort(floating.format());
    }
    return sort instanceof Sort.Truth ? "Bool" : SmtLibBits.sort(sort.width());
  }

  List<String> declarations() {
    return List.copyOf(declarations);
  }

  String value(Symbol input) {
    return values.get(input);
  }

  String encoding(Symbol input) {
    return encodings.get(input);
  }
}
