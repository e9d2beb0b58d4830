package heapwright.bench;

import heapwright.source.parse.ParsedUnit;
import heapwright.source.parse.UnitParser;
import heapwright.source.preprocess.Preprocessing;
import heapwright.source.preprocess.Preprocessor;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFileLocation;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;

/**
 * The functions that a file defines according to its text. What the front end says it lowered or
 * left out is checked against this, since a function that it mentions nowhere would otherwise
 * improve the share of those lowered.
 *
 * @param own in the package's own files
 * @param headers in system headers: only wanted when something uses them
 */
record Definitions(Set<String> own, Set<String> headers) {
  static Definitions of(RealFile file) {
    Preprocessing text = new Preprocessor("gcc", file.flags()).preprocess(file.path(), List.of());
    Definitions found = new Definitions(new LinkedHashSet<>(), new LinkedHashSet<>());
    if (text instanceof Preprocessing.Done done) {
      ParsedUnit unit = UnitParser.parse(file.path().toString(), done.text());
      for (IASTDeclaration declaration : unit.tree().getDeclarations()) {
        if (declaration instanceof IASTFunctionDefinition definition) {
          found.add(definition, unit);
        }
      }
    }
    return found;
  }

  boolean contains(String name) {
    return own.contains(name) || headers.contains(name);
  }

  private void add(IASTFunctionDefinition definition, ParsedUnit unit) {
    IASTFileLocation place = definition.getFileLocation();
    boolean system = unit.text().map().inSystemHeader(place.getNodeOffset());
    (system ? headers : own).add(name(definition.getDeclarator()));
  }

  /** Of {@code f} in {@code int (*f(void))[3]}: the innermost. */
  private static String name(IASTDeclarator declarator) {
    IASTDeclarator inner = declarator;
    while (inner.getNestedDeclarator() != null) {
      inner = inner.getNestedDeclarator();
    }
    return inner.getName().toString();
  }
}
