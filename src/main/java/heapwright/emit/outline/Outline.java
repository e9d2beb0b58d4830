package heapwright.emit.outline;

import heapwright.emit.outline.Lexer.Token;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;

/** The external declarations of a preprocessed text, in their order. */
public final class Outline {
  private final String text;
  private final List<ExternalDeclaration> items;

  private Outline(String text, List<ExternalDeclaration> items) {
    this.text = text;
    this.items = List.copyOf(items);
  }

  public static Outline of(String text) {
    Lexer lexer = new Lexer(text);
    List<ExternalDeclaration> items = new ArrayList<>();
    ExternalDeclarationReader reader = new ExternalDeclarationReader(text);
    for (Optional<Token> token = lexer.next(); token.isPresent(); token = lexer.next()) {
      if (reader.take(token.get())) {
        items.add(reader.item());
        reader = new ExternalDeclarationReader(text);
      }
    }
    if (!reader.isEmpty()) {
      items.add(reader.item());
    }
    return new Outline(text, items);
  }

  String text() {
    return text;
  }

  List<ExternalDeclaration> items() {
    return items;
  }

  /**
   * An external declaration.
   *
   * @param name of a function or an object that has a value; empty for what is needed in any case
   * @param mentions the words that may refer to definitions
   * @param from where the text begins that is only needed for the name
   * @param to behind its end
   * @param left what it leaves behind
   */
  record ExternalDeclaration(
      String name, boolean isFunction, Set<String> mentions, int from, int to, String left) {
    ExternalDeclaration {
      mentions = Set.copyOf(mentions);
    }

    /** One that is kept. */
    static ExternalDeclaration kept(Set<String> mentions) {
      return new ExternalDeclaration("", false, mentions, 0, 0, "");
    }
  }
}
