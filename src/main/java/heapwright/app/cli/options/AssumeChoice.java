package heapwright.app.cli.options;

import heapwright.world.Assumption;
import java.util.ArrayList;
import java.util.List;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What the user knows of functions that are not in the files. */
public final class AssumeChoice {
  @Option(
      names = "--assume",
      paramLabel = "WHAT",
      description =
          "What is known of a function that the files only declare, e.g. 'refresh writes nothing'"
              + " or 'sensor_read returns 0..1', or 'malloc succeeds' for all memory. Every proof"
              + " lists it. May be given several times.")
  private List<String> assumed = new ArrayList<>();

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  public List<Assumption> assumptions() {
    return assumed.stream()
        .map(text -> Assumption.parse(text).orElseThrow(() -> wrong(text)))
        .toList();
  }

  private ParameterException wrong(String text) {
    return new ParameterException(
        command.commandLine(), "--assume '" + text + "' cannot be read: " + Assumption.GRAMMAR);
  }
}
