package heapwright.emit.names;

import heapwright.ir.Program;
import heapwright.ir.code.Function;
import heapwright.testcase.stub.UnnamedArguments;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * What a compiler dislikes of a file of tests and no test is to be lost for: stubs that it refuses
 * as we would write them, which cost only the tests that need them, and warnings.
 *
 * @param untyped stubs that are defined without their type, as functions that end whichever test
 *     calls them
 * @param undefined stubs that not even the linker wants a definition of
 * @param silenced the options of warnings that are turned off
 */
public record CompilerFeedback(Set<String> untyped, Set<String> undefined, Set<String> silenced) {
  public static final CompilerFeedback NONE = new CompilerFeedback(Set.of(), Set.of(), Set.of());

  /** An option that takes a value is named without it; where none is shown, with its sign. */
  private static final Pattern WARNING =
      Pattern.compile(
          "warning: .*\\[(-W[a-z0-9-]+(?:=(?=\\]))?)(?:=[0-9]+)?\\]$", Pattern.MULTILINE);

  private static final Pattern COMPLAINT =
      Pattern.compile("(?i)(?:error|warning): .*|.*In function .*|.*multiple definition.*");

  private static final Pattern QUOTED = Pattern.compile("['`\u2018](\\w+)['\u2019]");

  /** What comes behind a stub's name in that of a function of ours which belongs to it. */
  private static final String IDLE = "_idle";

  public CompilerFeedback {
    untyped = Set.copyOf(untyped);
    undefined = Set.copyOf(undefined);
    silenced = Set.copyOf(silenced);
  }

  /** The stubs that are not written as others are. */
  public Set<String> stubs() {
    Set<String> all = new TreeSet<>(untyped);
    all.addAll(undefined);
    return all;
  }

  /** With what a compiler complains of; nothing if it speaks of nothing new. */
  public Optional<CompilerFeedback> with(String messages, Program program) {
    Set<String> blamed = blamed(messages);
    Set<String> newUntyped = new HashSet<>(untyped);
    Set<String> newUndefined = new HashSet<>(undefined);
    for (Function stub : program.functions().values()) {
      boolean isBlamed =
          stub.isStub()
              && !UnnamedArguments.isVariant(stub)
              && (blamed.contains(stub.name()) || blamed.contains(stub.name() + IDLE));
      if (isBlamed) {
        // The linker has no name for a static function.
        boolean isStatic = !stub.symbol().key().equals(stub.name());
        boolean isWithoutType = isStatic || newUntyped.contains(stub.name());
        (isWithoutType ? newUndefined : newUntyped).add(stub.name());
      }
    }
    CompilerFeedback more = new CompilerFeedback(newUntyped, newUndefined, warnings(messages));
    return more.equals(this) ? Optional.empty() : Optional.of(more);
  }

  private Set<String> warnings(String messages) {
    Set<String> all = new HashSet<>(silenced);
    WARNING.matcher(messages).results().forEach(warning -> all.add(warning.group(1)));
    return all;
  }

  private static Set<String> blamed(String messages) {
    Set<String> blamed = new HashSet<>();
    messages
        .lines()
        .filter(line -> COMPLAINT.matcher(line).find())
        .forEach(
            line -> {
              Matcher name = QUOTED.matcher(line);
              while (name.find()) {
                blamed.add(name.group(1));
              }
            });
    return blamed;
  }
}
