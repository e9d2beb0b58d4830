package heapwright.app.cli.options;

import heapwright.ir.FunctionDeclaration;
import heapwright.ir.Program;
import heapwright.ir.Unsupported;
import heapwright.ir.code.Function;
import heapwright.ir.type.FunctionType;
import heapwright.source.CFrontEnd;
import heapwright.source.SourceRequest;
import heapwright.testcase.scenario.Precondition;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.stream.Collectors;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the inputs have to satisfy, in the words of C functions. */
public final class RequiresChoice {
  @Option(
      names = "--requires",
      paramLabel = "FUNCTION",
      description =
          "Only inputs for which this C function answers other than 0, e.g."
              + " 'int valid(const struct list *)' or just its name. It is asked about every"
              + " parameter of its types, in order; numbers by name where a name fits."
              + " May be given several times.")
  private List<String> required = new ArrayList<>();

  @Option(
      names = "--with",
      paramLabel = "FILE",
      description = "Read this C file behind FILE, as for a function that --requires names.")
  private List<Path> files = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  /** The file, with those behind it that the user named. */
  public SourceRequest of(SourceRequest request) {
    return request.followedBy(files);
  }

  /**
   * The functions that were named. What cannot be asked is wrong usage.
   *
   * @param program as it was read for the request, with only what the user wrote
   */
  public List<Precondition> of(Program program, CFrontEnd frontEnd, SourceRequest request) {
    List<Precondition> preconditions = new ArrayList<>();
    for (String text : required) {
      RequiredSignature signature =
          RequiredSignature.parse(text)
              .orElseThrow(
                  () ->
                      wrong(
                          "--requires '"
                              + text
                              + "' names no function; write its name or its declaration"));
      Precondition precondition = new Precondition(found(signature, program, request));
      signature
          .complaint(precondition, frontEnd, request)
          .or(() -> complaint(precondition.function()))
          .ifPresent(this::refuse);
      preconditions.add(precondition);
    }
    return preconditions;
  }

  /** A precondition that speaks about none of the functions is a mistake. */
  public void requireUse(List<Precondition> preconditions, List<Function> functions) {
    for (Precondition precondition : preconditions) {
      if (functions.stream().allMatch(f -> precondition.uses(f).isEmpty())) {
        Function function = precondition.function();
        refuse(
            "%s: %s is about %s, and none of the functions under test has such parameters"
                .formatted(function.span(), function.name(), types(function)));
      }
    }
  }

  private static String types(Function function) {
    return function.parameters().stream()
        .map(p -> "'" + p.type() + "'")
        .collect(Collectors.joining(" and "));
  }

  private Function found(RequiredSignature signature, Program program, SourceRequest request) {
    List<Function> found = program.functionsNamed(signature.name());
    if (found.isEmpty()) {
      refuse(absent(signature.name(), program, request));
    }
    return found.get(0);
  }

  private static String absent(String name, Program program, SourceRequest request) {
    Optional<Unsupported> unsupported =
        program.unsupported().stream().filter(u -> u.name().equals(name)).findFirst();
    Optional<FunctionDeclaration> declared =
        program.declarations().values().stream().filter(d -> d.name().equals(name)).findFirst();
    if (unsupported.isPresent()) {
      return unsupported.get().span() + ": " + name + " needs " + unsupported.get().construct();
    }
    if (declared.isPresent()) {
      String hint = " is only declared; name the file that defines it by --with";
      return declared.get().span() + ": " + name + hint;
    }
    List<String> known = program.functions().values().stream().map(Function::name).toList();
    String hint =
        SpellingSuggestions.question(name, known).orElse("name the file that defines it by --with");
    return "no function '" + name + "' in " + request.file() + "; " + hint;
  }

  private static Optional<String> complaint(Function function) {
    FunctionType type = function.type();
    String wrong =
        !type.result().isInteger()
            ? " answers with '" + type.result() + "'; expected is an integer, 0 for no"
            : type.isVariadic() ? " has '...'; expected are parameters of its own" : "";
    return wrong.isEmpty()
        ? Optional.empty()
        : Optional.of(function.span() + ": " + function.name() + wrong);
  }

  private void refuse(String message) {
    throw wrong(message);
  }

  private ParameterException wrong(String message) {
    return new ParameterException(command.commandLine(), message);
  }
}
