package heapwright.emit;

import heapwright.emit.names.AllocationFailures;
import heapwright.emit.names.FreeNames;
import heapwright.emit.names.LibraryStubs;
import heapwright.emit.names.SupportCode;
import heapwright.emit.names.SupportNeeds;
import heapwright.emit.stubs.StubText;
import java.util.ArrayList;
import java.util.List;
import java.util.stream.Collectors;

/** What stands before the tests in a file: the source under test, and what they use. */
final class Prelude {
  private Prelude() {}

  /**
   * To be asked when the tests are written, since they may borrow from the library.
   *
   * @param needs what the tests call of ours
   */
  static String of(FreeNames vocabulary, Suite suite, SupportNeeds needs) {
    List<String> parts = new ArrayList<>();
    parts.add(
        "\n/* What the tests use, under names that the source does not; more at the end. */\n");
    parts.add(externalDefinitions(vocabulary));
    parts.add(vocabulary.library().declarations());
    parts.add(SupportCode.NOTHING);
    parts.add(needs.memory() ? vocabulary.own(SupportCode.DECLARES_NEW) : "");
    parts.add(needs.input() ? vocabulary.own(SupportCode.DECLARES_FEED) : "");
    parts.add(needs.fixed() ? vocabulary.own(SupportCode.DECLARES_MAP) : "");
    parts.add(needs.refusals().isPresent() ? vocabulary.own(SupportCode.DECLARES_REFUSE) : "");
    parts.add(vocabulary.own(SupportCode.check(vocabulary.check())));
    String stubs = new StubText(vocabulary).text(needs);
    parts.add(stubs.isEmpty() ? "" : WarningSuppression.REPEATING);
    parts.add(
        stubs.contains(vocabulary.own("hw_exit") + "(")
            ? vocabulary.own(SupportCode.DECLARES_EXIT) + stubs
            : stubs);
    return String.join("", parts);
  }

  /**
   * Where a compiler does not inline a call of an inline definition, the linker looks for an
   * external definition elsewhere. A declaration with {@code extern} makes it one (C17 6.7.4p7).
   */
  private static String externalDefinitions(FreeNames vocabulary) {
    return vocabulary.program().names().inlineDefinitions().stream()
        .filter(vocabulary.mentioned()::contains)
        .map(name -> "extern __typeof__(" + name + ") " + name + ";\n")
        .collect(Collectors.joining());
  }

  /**
   * The source, and that none of its macros changes what stands behind it.
   *
   * @param rest all of that
   */
  static String source(FreeNames vocabulary, Suite suite, SupportNeeds needs, String rest) {
    return WarningSuppression.start(source(vocabulary, suite, needs), suite.feedback().silenced())
        + new SourceMacros(suite.macros()).undefined(rest)
        + rest;
  }

  private static String source(FreeNames vocabulary, Suite suite, SupportNeeds needs) {
    List<String> parts = new ArrayList<>();
    vocabulary.renamed().forEach((there, own) -> parts.add("#define " + own + " " + there + "\n"));
    parts.add(vocabulary.own(needs.refusals().map(AllocationFailures::renaming).orElse("")));
    parts.add(vocabulary.own(LibraryStubs.renaming(vocabulary, needs)));
    parts.add(include(suite.include()));
    suite.after().forEach(file -> parts.add(include(file)));
    parts.add(vocabulary.hasMain() ? "#undef main\n" : "");
    return String.join("", parts);
  }

  private static String include(String file) {
    // A name between quotes cannot contain a quote.
    return file.contains("\"") ? "#include <" + file + ">\n" : "#include \"" + file + "\"\n";
  }
}
