package heapwright.emit.outline;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;

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
}
