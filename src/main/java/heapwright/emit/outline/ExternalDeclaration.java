package heapwright.emit.outline;

import java.util.Set;

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
