package heapwright.app.program;

import heapwright.ir.code.SymbolId;
import heapwright.world.LibraryTable;
import java.util.Collection;
import java.util.HashSet;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The text of a model for a program in which the outside plays some of the library's functions.
 * Other functions of the library do not call what a test puts in their place, so the models call
 * one another by names of their own there.
 */
final class ModelText {
  private static final Pattern LITERAL_OR_NAME =
      Pattern.compile("\"(?:\\\\.|[^\"\\\\])*\"|\\b[A-Za-z_]\\w*\\b");

  private final Set<String> played = new HashSet<>();

  /**
   * @param modelled the functions that have models
   */
  ModelText(Collection<SymbolId> played, Set<SymbolId> modelled) {
    played.stream().filter(modelled::contains).map(SymbolId::key).forEach(this.played::add);
  }

  String of(String text) {
    return played.isEmpty()
        ? text
        : LITERAL_OR_NAME.matcher(text).replaceAll(match -> renamed(match.group()));
  }

  private String renamed(String word) {
    SymbolId symbol = new SymbolId(word);
    return Matcher.quoteReplacement(
        played.contains(word) ? LibraryTable.amongModels(symbol).key() : word);
  }
}
