package heapwright.app.cli.options;

import heapwright.app.MethodName;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** The method by which goals or paths are pursued. */
public final class MethodChoice {
  @Option(
      names = "--method",
      paramLabel = "METHOD",
      defaultValue = "standard",
      description =
          "standard, or a published method by itself: sgen, address, tao, inka"
              + " (default: ${DEFAULT-VALUE}).")
  private MethodName chosen;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public String name() {
    return chosen.name();
  }

  /** Whether dynamic domain reduction is the solver of the publication. */
  boolean reducesDomains() {
    return chosen.reducesDomains();
  }

  /**
   * What the method can do for a command.
   *
   * @param task what the command wants, for readers: {@code covers path:2}
   */
  public <T> T doing(String task, Function<MethodName, Optional<T>> ability) {
    return ability
        .apply(chosen)
        .orElseThrow(
            () ->
                new ParameterException(
                    command.commandLine(),
                    "--method " + chosen + " is not one that " + task + "; " + able(ability)));
  }

  private static <T> String able(Function<MethodName, Optional<T>> ability) {
    return Stream.of(MethodName.values())
        .filter(name -> ability.apply(name).isPresent())
        .map(MethodName::name)
        .collect(Collectors.joining(", ", "choose one of ", ""));
  }
}
