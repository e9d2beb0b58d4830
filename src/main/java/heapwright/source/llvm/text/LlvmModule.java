package heapwright.source.llvm.text;

import java.util.List;
import java.util.Map;
import java.util.Optional;

/**
 * A translation unit as clang wrote it.
 *
 * @param types the named ones that have a body
 * @param attributes the words of each group, by its name {@code #3}
 * @param aliases other names of functions and objects
 * @param notes the text behind {@code !7 =}, by number
 */
public record LlvmModule(
    Map<String, LlvmType> types,
    Map<String, GlobalVariable> globals,
    Map<String, Routine> routines,
    Map<String, String> aliases,
    Map<String, List<String>> attributes,
    Map<Integer, String> notes) {

  /** An object; {@code initialiser} is empty where another file has it. */
  public record GlobalVariable(
      String name,
      List<String> words,
      LlvmType type,
      boolean constant,
      Optional<LlvmValue> initialiser,
      int alignment,
      List<Integer> notes) {}

  /** A function; {@code blocks} is empty where it is only declared. */
  public record Routine(
      String name,
      List<String> words,
      LlvmType result,
      List<RoutineParameter> parameters,
      boolean variadic,
      List<String> attributes,
      Optional<Integer> note,
      List<LlvmBlock> blocks) {

    public boolean isDefined() {
      return !blocks.isEmpty();
    }
  }

  /** A parameter. */
  public record RoutineParameter(
      LlvmType type, List<String> attributes, Optional<LlvmType> byValue, String name) {}

  /** A basic block. */
  public record LlvmBlock(String label, List<LlvmInstruction> instructions) {}

  /** Whether a function cannot be left by an exception, as it is declared. */
  public boolean neverThrows(Routine routine) {
    return has(routine.attributes(), "nounwind");
  }

  /** Whether a word is among some attributes, or in a group that they name. */
  public boolean has(List<String> words, String attribute) {
    return words.contains(attribute)
        || words.stream()
            .filter(word -> word.startsWith("#"))
            .anyMatch(group -> attributes.getOrDefault(group, List.of()).contains(attribute));
  }
}
