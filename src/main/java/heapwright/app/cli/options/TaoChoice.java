package heapwright.app.cli.options;

import heapwright.app.MethodName;
import heapwright.method.tao.TaoTrace;
import java.util.Optional;
import picocli.CommandLine.Model.CommandSpec;
import picocli.CommandLine.Option;
import picocli.CommandLine.ParameterException;
import picocli.CommandLine.Spec;

/** What is special about {@code --method tao}: as it was published, and what it does. */
public final class TaoChoice {
  @Option(
      names = "--published",
      description =
          "With --method tao: as it was published. Each unconstrained edge by itself, its tree with"
              + " k = 0, 1, 2, one linear program for all paths of it; no paths are dropped, nothing"
              + " is proved, and inputs are not varied.")
  private boolean published;

  @Option(
      names = "--trace",
      description =
          "With --method tao: print each edge's execution tree, its condition (PBCC) and what came"
              + " of it, and write the linear programs as LP files into the folder trace.")
  private boolean traced;

  @Spec(Spec.Target.MIXEE)
  private CommandSpec command;

  private final TaoTrace trace = new TaoTrace();

  public boolean isPublished() {
    return published;
  }

  /** What happened, if it is to be told. */
  public Optional<TaoTrace> trace() {
    return Optional.of(trace).filter(t -> traced);
  }

  /**
   * The method in the mode that is asked for.
   *
   * @param usual what the command would use
   */
  public MethodName.Maker of(MethodChoice method, MethodName.Maker usual) {
    if (!published && !traced) {
      return usual;
    }
    if (!method.name().equals(MethodName.tao.name())) {
      String option = published ? "--published" : "--trace";
      throw new ParameterException(
          command.commandLine(),
          option
              + " of 'gen' is for --method tao, not "
              + method.name()
              + (published ? "" : "; 'path --trace' tells what a method does along a path"));
    }
    return published ? MethodName.publishedTao(trace()) : MethodName.tracedTao(trace);
  }
}
