package heapwright.source.llvm.statement;

/**
 * A word, literal or sign of the source.
 *
 * @param offset of its first character
 * @param end the offset behind its last one
 */
record CppToken(String text, int offset, int end) {
  boolean is(String other) {
    return text.equals(other);
  }

  boolean isWord() {
    return Character.isJavaIdentifierStart(text.charAt(0));
  }
}
